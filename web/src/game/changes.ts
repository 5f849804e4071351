/** What changed between two boards, as codes and data: for glow, announcements, "what changed". */

import { idsOf, type Board, type BoardSet } from "./board.ts";
import type { Piece } from "./tiles.ts";

/** `rearranged`: tiles came and others left, or only the order or a joker's word changed. */
export type SetChange = "new" | "grown" | "shrunk" | "rearranged" | "gone";

export interface ChangedSet {
  readonly set: number;
  readonly change: SetChange;
  /** The pieces now; of a set that is gone, the pieces then. */
  readonly pieces: readonly Piece[];
  readonly added: readonly Piece[];
  readonly removed: readonly Piece[];
}

/** `outside`: another player's rack or the pool. */
export type Spot = number | "rack" | "outside";

export interface Moved {
  readonly piece: Piece;
  readonly from: Spot;
  readonly to: Spot;
}

export interface Changes {
  /** Whose turn it was; null where nobody is to be named. */
  readonly seat: number | null;
  readonly sets: readonly ChangedSet[];
  readonly moved: readonly Moved[];
  /** Pieces that came to the table from a rack: they glow. */
  readonly laid: readonly Piece[];
  /** Pieces that went from the table to the own rack (at the bell, or taken back). */
  readonly taken: readonly Piece[];
  /** Pieces that are new on the own rack. */
  readonly drawn: readonly Piece[];
  /** Pieces that went from one set to another. */
  readonly shifted: readonly Piece[];
}

/** What changed from one board to another one that followed it. */
export function changes(before: Board, after: Board, seat: number | null = null): Changes {
  const from = spots(before);
  const to = spots(after);
  const moved = [...after.sets.flatMap((set) => set.pieces), ...after.rack].flatMap((piece) => {
    const then = from.get(piece.id) ?? "outside";
    const now = to.get(piece.id) ?? "outside";
    return then === now ? [] : [{ piece, from: then, to: now }];
  });
  const which = (test: (each: Moved) => boolean): Piece[] =>
    moved.filter(test).map((each) => each.piece);
  const onTable = (spot: Spot): boolean => typeof spot === "number";
  return {
    seat,
    sets: setChanges(before, after),
    moved,
    laid: which((each) => onTable(each.to) && !onTable(each.from)),
    taken: which((each) => onTable(each.from) && each.to === "rack"),
    drawn: which((each) => each.from === "outside" && each.to === "rack"),
    shifted: which((each) => onTable(each.from) && onTable(each.to)),
  };
}

function spots(board: Board): ReadonlyMap<number, Spot> {
  const rack = board.rack.map((piece) => [piece.id, "rack" as Spot] as const);
  const table = board.sets.flatMap((set) =>
    set.pieces.map((piece) => [piece.id, set.id as Spot] as const),
  );
  return new Map([...rack, ...table]);
}

function setChanges(before: Board, after: Board): readonly ChangedSet[] {
  const old = new Map(before.sets.map((set) => [set.id, set]));
  const now = new Set(after.sets.map((set) => set.id));
  const changed = after.sets.flatMap((set) => changeOf(old.get(set.id), set) ?? []);
  const gone = before.sets
    .filter((set) => !now.has(set.id))
    .map(({ id, pieces }) => ({
      set: id,
      change: "gone" as const,
      pieces,
      added: [],
      removed: pieces,
    }));
  return [...changed, ...gone];
}

function changeOf(old: BoardSet | undefined, set: BoardSet): ChangedSet | null {
  const { id, pieces } = set;
  if (!old) return { set: id, change: "new", pieces, added: pieces, removed: [] };
  const then = new Set(idsOf(old.pieces));
  const now = new Set(idsOf(pieces));
  const added = pieces.filter((piece) => !then.has(piece.id));
  const removed = old.pieces.filter((piece) => !now.has(piece.id));
  if (JSON.stringify(pieces) === JSON.stringify(old.pieces)) return null;
  const change =
    !added.length === !removed.length ? "rearranged" : added.length ? "grown" : "shrunk";
  return { set: id, change, pieces, added, removed };
}
