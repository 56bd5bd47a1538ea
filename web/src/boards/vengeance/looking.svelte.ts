/** Whose lair is looked at: another one than one's own, for a while. Nothing of the rules. */
let seat: number | null = $state(null);

export const looking = {
  get seat(): number | null {
    return seat;
  },
  at(other: number): void {
    seat = other;
  },
  back(): void {
    seat = null;
  },
};
