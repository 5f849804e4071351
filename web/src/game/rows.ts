/** Sets in rows: in which order a tidied table has them, and where each row ends. */

import type { BoardSet } from "./board.ts";
import type { Cell } from "./grid.ts";
import { looksLike, places } from "./sets.ts";
import { COLOURS, colourOf, known, numberOf } from "./tiles.ts";

/** Half tiles between two sets of a row: with room to grow, and the least. */
const GAPS = [3, 1];

/** The longest first: so they can be packed closest. */
export const longestFirst = (sets: readonly BoardSet[]): readonly BoardSet[] =>
  sets.toSorted((one, other) => other.pieces.length - one.pieces.length);

/** Runs by colour and number, then groups by number, then whatever is no set yet. */
export const byKind = (sets: readonly BoardSet[]): readonly BoardSet[] =>
  sets
    .map((set) => ({ set, rank: rankOf(set) }))
    .toSorted((one, other) => compare(one.rank, other.rank))
    .map(({ set }) => set);

/**
 * The sets in their order, row by row: runs of each colour, groups and the rest begin a row of
 * their own if there are so many rows. Null where there are not enough rows.
 */
export function rowsOf(
  order: readonly BoardSet[],
  columns: number,
  rows: number,
): ReadonlyMap<number, Cell> | null {
  const ways = [true, false].flatMap((parted) => GAPS.map((gap) => ({ parted, gap })));
  for (const { parted, gap } of ways) {
    const cells = new Map<number, Cell>();
    let [row, column, part] = [0, 0, ""];
    for (const set of order) {
      const width = set.pieces.length * 2;
      const own = rankOf(set).slice(0, -1).join();
      if (column > 0 && (column + width > columns || (parted && own !== part))) {
        row += 1;
        column = 0;
      }
      cells.set(set.id, { row, column });
      column += width + gap;
      part = own;
    }
    if (row < rows) return cells;
  }
  return null;
}

/** What it is, its colour if it is a run, its first number. */
function rankOf({ pieces }: BoardSet): readonly number[] {
  const look = looksLike(pieces);
  const face = pieces.map(known).find((each) => each !== null) ?? "";
  if (look === "run") {
    return [0, COLOURS.indexOf(colourOf(face) ?? "k"), places(pieces)[0] ?? 0];
  }
  return [look === "group" ? 1 : 2, 0, numberOf(face)];
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((rank, index) => rank - (other[index] ?? 0)).find((difference) => difference) ?? 0;
