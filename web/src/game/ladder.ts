/** Which computer player suits somebody: a place on the ladder that follows their results. */

const UP = 0.5;
const DOWN = 0.35;

/** How strong somebody is thought after a game against computer players up to this place. */
export function strengthAfter(
  strength: number,
  against: number,
  won: boolean,
  most: number,
): number {
  // Who beats much weaker ones, or loses to much stronger ones, has shown nothing new.
  if (won ? against < strength - 1 : against > strength + 1) return strength;
  return Math.min(most, Math.max(0, strength + (won ? UP : -DOWN)));
}

/** The level that was chosen, or else the one that suits who is so strong. */
export function suiting<T extends string>(
  levels: readonly T[],
  chosen: T | "adjust",
  strength: number,
): T | undefined {
  const found = levels.find((level) => level === chosen);
  return found ?? levels[Math.min(levels.length - 1, Math.max(0, Math.round(strength)))];
}
