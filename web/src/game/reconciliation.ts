/**
 * The server sends texts without identity. Here they get the ids of the sets and pieces that are
 * there already, so that what stays keeps its place and what moves can be seen to move.
 */

import type { Board, BoardSet } from "./board.ts";
import { parseRack, parseTable, type Face, type Piece, type Tile } from "./tiles.ts";

/** The board after a table and a rack came from the server (`rack` null: no own rack to see). */
export function reconcile(old: Board, table: string, rack: string | null = null): Board {
  const tiles = parseTable(table);
  const rackTiles = parseRack(rack ?? "");
  const heirs = matchSets(old.sets, tiles);
  const want = [
    ...tiles.flatMap((set, place) => set.map((tile) => ({ tile, place }))),
    ...rackTiles.map((tile) => ({ tile, place: RACK })),
  ];
  const found: (number | undefined)[] = want.map(() => undefined);
  const shelf = new Shelf(old);
  const serve = (test: (place: number) => boolean, from: (place: number) => From): void =>
    want.forEach(({ tile, place }, index) => {
      if (test(place)) found[index] ??= shelf.take(tile.face, from(place));
    });
  const onRack = (place: number): boolean => place === RACK;
  const onTable = (place: number): boolean => place !== RACK;
  // Tiles of a kind are alike, so whatever can have stayed has stayed; then the nearest source.
  serve(onTable, (place) => heirs.get(place) ?? "nowhere");
  serve(onRack, () => "rack");
  serve(onTable, () => "table");
  serve(onTable, () => "rack");
  serve(onRack, () => "table");
  let next = old.next;
  const pieces = want.map(({ tile }, index): Piece => ({ ...tile, id: found[index] ?? next++ }));
  let start = 0;
  const sets = tiles.map((set, place): BoardSet => {
    const part = pieces.slice(start, (start += set.length));
    return { id: heirs.get(place) ?? next++, pieces: part };
  });
  return { sets, rack: inOldOrder(pieces.slice(start), old.rack), next, numbers: old.numbers };
}

/** Where a new set or tile is wanted: the place of its set in the text, or the rack. */
const RACK = -1;
/** Where a piece may come from: one set by its id, any set, the rack. */
type From = number | "table" | "rack" | "nowhere";

/** The pieces of a board, to be taken one by one. */
class Shelf {
  readonly #pieces: { id: number; face: Face; set: number | "rack" }[];
  constructor(board: Board) {
    const laid = board.sets.flatMap((set) =>
      set.pieces.map(({ id, face }) => ({ id, face, set: set.id })),
    );
    this.#pieces = [
      ...laid,
      ...board.rack.map(({ id, face }) => ({ id, face, set: "rack" as const })),
    ];
  }
  take(face: Face, from: From): number | undefined {
    const at = this.#pieces.findIndex(
      (piece) =>
        piece.face === face && (from === "table" ? piece.set !== "rack" : piece.set === from),
    );
    return at < 0 ? undefined : this.#pieces.splice(at, 1)[0]?.id;
  }
}

/**
 * Which old set lives on in which new one (new place -> old id): most tiles in common first, then
 * the least difference, then the nearest place. One tile of many is not enough.
 */
function matchSets(
  old: readonly BoardSet[],
  sets: readonly (readonly Tile[])[],
): Map<number, number> {
  const pairs = old.flatMap((set, before) =>
    sets.flatMap((tiles, place) => {
      const common = overlap(set.pieces, tiles);
      const enough =
        common > 1 || (common === 1 && (set.pieces.length === 1 || tiles.length === 1));
      const differ = set.pieces.length + tiles.length - 2 * common;
      return enough ? [{ id: set.id, place, before, common, differ }] : [];
    }),
  );
  pairs.sort(
    (a, b) =>
      b.common - a.common ||
      a.differ - b.differ ||
      Math.abs(a.before - a.place) - Math.abs(b.before - b.place) ||
      a.before - b.before,
  );
  const heirs = new Map<number, number>();
  const used = new Set<number>();
  for (const { id, place } of pairs) {
    if (used.has(id) || heirs.has(place)) continue;
    used.add(id);
    heirs.set(place, id);
  }
  return heirs;
}

function overlap(some: readonly Tile[], others: readonly Tile[]): number {
  const left = others.map((tile) => tile.face);
  return some.filter(({ face }) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** Pieces that stayed on the rack keep the player's order; new ones come last. */
function inOldOrder(rack: readonly Piece[], old: readonly Piece[]): readonly Piece[] {
  const place = new Map(old.map((piece, index) => [piece.id, index]));
  const rank = (piece: Piece): number => place.get(piece.id) ?? old.length;
  return rack.toSorted((a, b) => rank(a) - rank(b));
}
