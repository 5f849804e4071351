/** What changed between two boards, as codes and data: for glow, announcements, "what changed". */

import { fixedOf, idsOf, onTable, type Board, type BoardSet } from "./board.ts";
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

export interface Changes {
  readonly sets: readonly ChangedSet[];
  /** Pieces that came to the table from a rack: they glow. */
  readonly laid: readonly Piece[];
}

/** What changed from one board to another one that followed it. */
export function changes(before: Board, after: Board): Changes {
  const lay = fixedOf(before);
  const laid = onTable(after).filter(({ id }) => !lay.has(id));
  return { sets: setChanges(before, after), laid };
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
