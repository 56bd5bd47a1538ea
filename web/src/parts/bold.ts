/** A text cut where cards print a word in bold: `**YOU**`. */
export function boldened(text: string): { text: string; bold: boolean }[] {
  return text
    .split(/(\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((piece) => (/^\*\*.*\*\*$/.test(piece) ? { text: piece.slice(2, -2), bold: true } : { text: piece, bold: false }));
}
