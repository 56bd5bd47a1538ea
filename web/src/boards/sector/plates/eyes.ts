/** Where figures look from, on their 512 square: x, y and radius. What looks is what is lit. */

export type Eye = readonly [x: number, y: number, r: number];

export const EYES: Readonly<Record<string, readonly Eye[]>> = {
  "robot-golem": [[256, 76, 22]],
  "alien-bug": [
    [188, 126, 13],
    [324, 126, 13],
  ],
  "battle-mech": [[256, 92, 11]],
  "beast-eye": [[316, 156, 22]],
  "carnival-mask": [
    [176, 272, 16],
    [334, 272, 16],
  ],
  "cctv-camera": [[422, 230, 20]],
  "cyborg-face": [[254, 66, 17]],
  "door-watcher": [
    [221, 124, 9],
    [287, 124, 9],
  ],
  "factory-arm": [[326, 180, 16]],
  "gas-mask": [
    [181, 222, 24],
    [325, 222, 24],
  ],
  "gooey-daemon": [
    [208, 136, 16],
    [340, 136, 16],
  ],
  "leeching-worm": [[402, 180, 24]],
  "light-projector": [[148, 222, 22]],
  "mechanical-arm": [[324, 140, 16]],
  "mono-wheel-robot": [
    [231, 68, 14],
    [283, 68, 14],
  ],
  "police-officer-head": [[254, 96, 18]],
  "praying-mantis": [[82, 156, 20]],
  "sea-serpent": [[308, 114, 15]],
  "sentry-gun": [[452, 180, 17]],
  "space-suit": [[270, 88, 18]],
  "spaceship": [[256, 118, 15]],
  "tracked-robot": [[256, 92, 13]],
  "vintage-robot": [[258, 214, 34]],
};
