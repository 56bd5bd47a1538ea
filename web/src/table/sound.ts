/**
 * Small sounds, made on the spot, and narration by the browser's own voice. Both are off until
 * somebody turns them on.
 */

import type { Sound } from "../parts/contracts";

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return null;
  }
}

interface Note {
  at: number;
  from: number;
  to?: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType;
}

const NOTES: Readonly<Record<Exclude<Sound, "roll" | "land">, readonly Note[]>> = {
  turn: [
    { at: 0, from: 523, lasts: 0.12, loud: 0.12 },
    { at: 0.11, from: 784, lasts: 0.22, loud: 0.12 },
  ],
  choose: [{ at: 0, from: 220, to: 180, lasts: 0.06, loud: 0.1, shape: "triangle" }],
  bad: [{ at: 0, from: 150, to: 70, lasts: 0.3, loud: 0.16, shape: "sawtooth" }],
  good: [
    { at: 0, from: 440, lasts: 0.09, loud: 0.1 },
    { at: 0.08, from: 660, lasts: 0.16, loud: 0.1 },
  ],
  won: [0, 0.14, 0.28, 0.42].map((at, index) => ({ at, from: [392, 494, 587, 784][index]!, lasts: 0.4, loud: 0.12 })),
  lost: [0, 0.22, 0.44].map((at, index) => ({ at, from: [220, 185, 131][index]!, lasts: 0.5, loud: 0.14, shape: "triangle" as const })),
  said: [{ at: 0, from: 880, lasts: 0.05, loud: 0.05 }],
};

export function play(sound: Sound): void {
  const audio = ready();
  if (!audio) return;
  if (sound === "roll" || sound === "land") {
    const clicks = sound === "roll" ? 7 : 2;
    for (let i = 0; i < clicks; i++) click(audio, audio.currentTime + i * 0.085 + Math.random() * 0.03, sound === "roll" ? 0.08 : 0.16);
    return;
  }
  for (const note of NOTES[sound]) tone(audio, note);
}

function tone(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = note.shape ?? "sine";
  source.frequency.setValueAtTime(note.from, start);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, start + note.lasts);
  volume.gain.setValueAtTime(note.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + note.lasts);
}

/** Wood on wood: a few milliseconds of filtered noise. */
function click(audio: AudioContext, start: number, loud: number): void {
  const length = Math.floor(audio.sampleRate * 0.03);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = 1400 + Math.random() * 1600;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start);
}

export function canNarrate(): boolean {
  return typeof speechSynthesis !== "undefined";
}

/** Read a text aloud, after what is being read. */
export function narrate(text: string, lang: string): void {
  if (!canNarrate() || !text) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = lang === "fr" ? "fr-FR" : "en-GB";
  speech.rate = 0.98;
  speechSynthesis.speak(speech);
}

export function hush(): void {
  if (canNarrate()) speechSynthesis.cancel();
}
