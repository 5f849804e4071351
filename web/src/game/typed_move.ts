/** What was typed, carried out on the board; what cannot be done is named and changes nothing. */
import { find, idsOf, move, onTable, split, tellJoker } from "./board.ts";
import type { Board, BoardSet, Fixed, Target } from "./board.ts";
import { formatRack, isJoker, JOKER, type Piece, type Tile } from "./tiles.ts";
import type { Goal, Typed } from "./typed_line.ts";

type Values = Readonly<Record<string, string | number>>;

/** Why it cannot be done; `tiles` among the values is in the notation. */
export class TypedError extends Error {
  constructor(
    readonly code:
      | "no-set"
      | "no-sets"
      | "not-on-rack"
      | "not-in-set"
      | "not-there"
      | "which-set"
      | "stays-on-table"
      | "which-joker"
      | "cannot-split"
      | "no-change",
    readonly values: Values = {},
  ) {
    super(code);
  }
}

/** The board after it, and the pieces that were moved or told. */
export type Carried = { board: Board; ids: readonly number[] };

export type Step = Extract<Typed, { kind: "lay" | "move" | "split" | "tell" }>;

export function carryOut(board: Board, fixed: Fixed, typed: Step): Carried {
  const done = carried(board, fixed, typed);
  if (done.board === board) throw new TypedError("no-change");
  return done;
}

function carried(board: Board, fixed: Fixed, typed: Step): Carried {
  switch (typed.kind) {
    case "lay":
      return lay(board, typed.sets);
    case "move":
      return toGoal(board, fixed, typed);
    case "split": {
      const { id, pieces } = setOf(board, typed.number);
      const at = pieces.findIndex(({ face }) => face === typed.face);
      if (at < 0) throw notInSet(typed.number, [{ face: typed.face, as: null }]);
      if (at === 0) throw new TypedError("cannot-split", { tiles: typed.face });
      return { board: split(board, id, at), ids: idsOf(pieces.slice(at)) };
    }
    case "tell": {
      const pieces = typed.number === null ? onTable(board) : setOf(board, typed.number).pieces;
      const jokers = pieces.filter(isJoker);
      const [joker] = jokers;
      if (!joker && typed.number !== null)
        throw notInSet(typed.number, [{ face: JOKER, as: null }]);
      if (!joker || jokers.length > 1) throw new TypedError("which-joker");
      return { board: tellJoker(board, joker.id, typed.as), ids: [joker.id] };
    }
  }
}

/** The set with that number, as it is announced. */
export function setOf(board: Board, number: number): BoardSet {
  const set = board.sets[number - 1];
  if (set) return set;
  const most = board.sets.length;
  throw new TypedError(most > 0 ? "no-set" : "no-sets", { set: number, most });
}

function lay(board: Board, sets: readonly (readonly Tile[])[]): Carried {
  // All or nothing: the rack must have the tiles of every set.
  const all = taken(board.rack, sets.flat());
  if (all.missing.length > 0) throw notOnRack(all.missing);
  let next = board;
  let first = 0;
  for (const tiles of sets) {
    const pieces = all.found.slice(first, (first += tiles.length));
    next = told(move(next, idsOf(pieces), { to: "new" }), pieces, tiles);
  }
  return { board: next, ids: idsOf(all.found) };
}

function toGoal(board: Board, fixed: Fixed, typed: Step & { kind: "move" }): Carried {
  const target = targetOf(board, typed.goal);
  const pieces = source(board, fixed, typed, target);
  const stuck = target.to === "rack" ? pieces.filter(({ id }) => fixed.has(id)) : [];
  const next = move(board, idsOf(pieces), target, fixed);
  if (next === board && stuck.length > 0) {
    throw new TypedError("stays-on-table", { tiles: formatRack(stuck) });
  }
  const kept = target.to === "rack" ? [] : (typed.tiles ?? []);
  return { board: told(next, pieces, kept), ids: idsOf(pieces) };
}

function targetOf(board: Board, goal: Goal): Target {
  if (goal.to !== "set") return goal;
  return { to: "set", set: setOf(board, goal.number).id };
}

/** The pieces that are meant: where it was not said, those of the rack, or the only ones. */
function source(
  board: Board,
  fixed: Fixed,
  { from, tiles }: Step & { kind: "move" },
  target: Target,
): readonly Piece[] {
  if (from !== null && from > 0) {
    const { pieces } = setOf(board, from);
    if (!tiles) return pieces;
    const { found, missing } = taken(pieces, tiles);
    if (missing.length > 0) throw notInSet(from, missing);
    return found;
  }
  const wanted = tiles ?? [];
  if (target.to !== "rack") {
    const { found, missing } = taken(board.rack, wanted);
    if (missing.length === 0) return found;
    if (from !== null || found.length > 0) throw notOnRack(missing);
  }
  // Own tiles go back to the rack; any tile of the table may go to another set.
  const mine = onTable(board).filter(({ id }) => target.to !== "rack" || !fixed.has(id));
  const elsewhere = mine.filter(
    ({ id }) => target.to !== "set" || find(board, id)?.set !== target.set,
  );
  const { found, missing } = taken(elsewhere, wanted);
  if (missing.length > 0) {
    const there = target.to === "rack" && taken(onTable(board), missing).missing.length === 0;
    const values = { tiles: formatRack(missing) };
    if (there) throw new TypedError("stays-on-table", values);
    throw target.to === "rack" ? new TypedError("not-there", values) : notOnRack(missing);
  }
  const twins = elsewhere.filter(({ face }) => wanted.some((tile) => tile.face === face));
  if (target.to !== "rack" && twins.length > found.length) {
    throw new TypedError("which-set", { tiles: formatRack(wanted) });
  }
  return found;
}

/** Of these pieces one for each tile, in the order of the tiles, and what is not there. */
function taken(pieces: readonly Piece[], tiles: readonly Tile[]) {
  const left = [...pieces];
  const found: Piece[] = [];
  const missing: Tile[] = [];
  for (const tile of tiles) {
    const at = left.findIndex(({ face }) => face === tile.face);
    if (at < 0) missing.push(tile);
    else found.push(...left.splice(at, 1));
  }
  return { found, missing };
}

/** The board with the jokers told as they were typed. */
function told(board: Board, pieces: readonly Piece[], tiles: readonly Tile[]): Board {
  return pieces.reduce((next, piece, index) => {
    const as = tiles[index]?.as ?? null;
    return as ? tellJoker(next, piece.id, as) : next;
  }, board);
}

const notOnRack = (tiles: readonly Tile[]): TypedError =>
  new TypedError("not-on-rack", { tiles: formatRack(tiles.map(untold)) });
const notInSet = (set: number, tiles: readonly Tile[]): TypedError =>
  new TypedError("not-in-set", { set, tiles: formatRack(tiles.map(untold)) });
const untold = (tile: Tile): Tile => ({ ...tile, as: null });
