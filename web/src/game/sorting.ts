/** The rack's order: by runs, by groups, or the player's own. */

import { COLOURS, colourOf, JOKER, numberOf, type Piece } from "./tiles.ts";

export type RackOrder = "own" | "runs" | "groups";

/** Behind all numbers and colours come tiles face down, then jokers. */
const LAST = 99;
const colourRank = ({ face }: Piece): number => {
  const colour = colourOf(face);
  return colour ? COLOURS.indexOf(colour) : face === JOKER ? LAST : LAST - 1;
};
const numberRank = ({ face }: Piece): number =>
  numberOf(face) || (face === JOKER ? LAST : LAST - 1);

/** By colour, then by number: 7 8 9. */
export const byRuns = (rack: readonly Piece[]): readonly Piece[] =>
  rack.toSorted((a, b) => colourRank(a) - colourRank(b) || numberRank(a) - numberRank(b));

/** By number, then by colour: 7 7 7. */
export const byGroups = (rack: readonly Piece[]): readonly Piece[] =>
  rack.toSorted((a, b) => numberRank(a) - numberRank(b) || colourRank(a) - colourRank(b));

/** The rack in an order; `own` leaves it as it is. */
export function sorted(rack: readonly Piece[], order: RackOrder): readonly Piece[] {
  if (order === "own") return rack;
  return order === "runs" ? byRuns(rack) : byGroups(rack);
}

/**
 * The rack in an order of ids that was kept. A piece that the order does not know stays behind
 * the piece that it stands behind in `rack`, so that what comes back finds its place.
 */
export function keepOrder(rack: readonly Piece[], order: readonly number[]): readonly Piece[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const result = rack
    .filter((piece) => place.has(piece.id))
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  rack.forEach((piece, index) => {
    if (place.has(piece.id)) return;
    const before = rack[index - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, piece);
  });
  return result;
}
