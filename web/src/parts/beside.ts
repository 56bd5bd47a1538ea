/** Where a tooltip goes: above its piece where there is room, else below; never off the screen. */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

export function beside(
  piece: Box,
  tip: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number; notch: number; below: boolean } {
  const middle = piece.left + piece.width / 2;
  const most = Math.max(EDGE, screen.width - tip.width - EDGE);
  const left = Math.min(Math.max(EDGE, middle - Math.min(tip.width / 2, 48)), most);
  const above = piece.top - tip.height - GAP;
  const below = above < EDGE;
  const under = Math.min(piece.top + piece.height + GAP, screen.height - tip.height - EDGE);
  const notch = Math.min(Math.max(14, middle - left), Math.max(14, tip.width - 14));
  return { left: Math.round(left), top: Math.round(below ? under : above), notch: Math.round(notch), below };
}
