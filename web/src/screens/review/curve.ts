/** The lines of a curve: where each seat's chances lie in a picture, and which turn lies nearest. */
import type { ReviewedTurnInfo, TurnChance } from "../../wire/types.ts";

/** How wide it is drawn at least; where there is more room it is drawn wider, not larger. */
export const WIDTH = 240;
const WIDEST = 900;
/** So many of its units are as long as a rem. */
const UNITS = 13;
export const HEIGHT = 160;
/** Room for the percentages on one side and for the letters of the seats on the other. */
export const BEFORE = 34;
export const AFTER = 16;
export const EDGE = 8;
/** The size of a letter with the circle around it. */
const LETTER = 15;

export interface Line {
  readonly seat: number;
  readonly points: readonly { readonly x: number; readonly y: number; readonly turn: number }[];
}

/** How wide it is drawn in so many rems. */
export const wideIn = (rems: number): number =>
  Math.round(Math.min(Math.max(WIDTH, UNITS * rems), WIDEST));

/** From left to right by turns; the result stands one place after the last of them. */
export const across = (turn: number, last: number, wide: number = WIDTH): number =>
  BEFORE + ((wide - BEFORE - AFTER) * (turn - 1)) / Math.max(1, last);

/** From the bottom to the top by chance. */
export const upwards = (chance: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);

/** The line of each seat: its chance after each of its turns, then its share of the win. */
export function lines(
  turns: readonly ReviewedTurnInfo[],
  chances: ReadonlyMap<number, TurnChance>,
  results: ReadonlyMap<number, number>,
  wide: number = WIDTH,
): readonly Line[] {
  const last = lastOf(turns);
  const seats = [...new Set(turns.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return seats.map((seat) => {
    const points = turns
      .filter((each) => each.seat === seat)
      .flatMap(({ turn }) => {
        const chance = chances.get(turn)?.chance;
        const x = across(turn, last, wide);
        return chance === undefined ? [] : [{ x, y: upwards(chance), turn }];
      });
    const result = results.get(seat);
    if (result !== undefined)
      points.push({ x: across(last + 1, last, wide), y: upwards(result), turn: last });
    return { seat, points };
  });
}

export const lastOf = (turns: readonly ReviewedTurnInfo[]): number =>
  Math.max(1, ...turns.map(({ turn }) => turn));

/** Where the letters of the lines stand: at their ends, and beside each other where these meet. */
export function letters(drawn: readonly Line[]): readonly { seat: number; x: number; y: number }[] {
  const placed: { seat: number; x: number; y: number }[] = [];
  for (const { seat, points } of drawn) {
    const end = points.at(-1);
    if (!end) continue;
    let { x } = end;
    while (placed.some((each) => Math.hypot(each.x - x, each.y - end.y) < LETTER)) x -= LETTER;
    placed.push({ seat, x, y: end.y });
  }
  return placed;
}

/** The turn whose place in the picture is nearest to a part of its width. */
export function nearest(
  turns: readonly ReviewedTurnInfo[],
  part: number,
  wide: number = WIDTH,
): number | undefined {
  const last = lastOf(turns);
  const away = ({ turn }: ReviewedTurnInfo): number =>
    Math.abs(across(turn, last, wide) - part * wide);
  return turns.toSorted((a, b) => away(a) - away(b))[0]?.turn;
}
