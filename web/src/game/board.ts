/**
 * The board: the sets on the table and the own rack, and the moves that hands can make on it.
 * Every move gives a new board; a move that cannot be made gives the same board back.
 */

import { dropOnto, forget, inOrder, leaving } from "./drop.ts";
import { formatTable, isJoker, parseRack, parseTable, type Face, type Piece } from "./tiles.ts";

/** Tiles that lie together on the table, in the order in which they lie. */
export interface BoardSet {
  readonly id: number;
  readonly pieces: readonly Piece[];
}

export interface Board {
  /** In the order of the written table, so that the server's `set` counts into it. */
  readonly sets: readonly BoardSet[];
  readonly rack: readonly Piece[];
  /** The next free id, of sets and pieces alike; ids are not used twice. */
  readonly next: number;
  /** The highest number of the box. */
  readonly numbers: number;
}

/** Where tiles are dropped. `at` counts the tiles as they lie before the move. */
export type Target =
  | { readonly to: "rack"; readonly at?: number | undefined }
  /** `at`: before the tile with this index, meant so; without it, wherever they belong. */
  | { readonly to: "set"; readonly set: number; readonly at?: number | undefined }
  /** Free space: a set of its own, in the written table behind `after` or last. */
  | { readonly to: "new"; readonly after?: number | undefined };

/** Where a piece is: its set (null: the rack) and its index there. */
export interface Where {
  readonly set: number | null;
  readonly index: number;
}

/** Ids of the pieces that lay on the table when the turn began. */
export type Fixed = ReadonlySet<number>;

/** A board without tiles, for those of a box. */
export const emptyBoard = (numbers: number): Board => ({ sets: [], rack: [], next: 1, numbers });

/** A board from its written form, with fresh ids. */
export function boardOf(table: string, rack: string, numbers: number): Board {
  let next = 1;
  const sets = parseTable(table).map((tiles) => ({
    id: next++,
    pieces: tiles.map((tile) => ({ ...tile, id: next++ })),
  }));
  return { sets, rack: parseRack(rack).map((tile) => ({ ...tile, id: next++ })), next, numbers };
}

/** The table as the server reads it. */
export const tableText = (board: Board): string => formatTable(board.sets.map((set) => set.pieces));

/** The pieces on the table. */
export const onTable = (board: Board): readonly Piece[] => board.sets.flatMap((set) => set.pieces);

/** What may not leave the table in a turn that begins with this board. */
export const fixedOf = (board: Board): Fixed => new Set(onTable(board).map((piece) => piece.id));

/** Where a piece is; null if it is not on the board. */
export function find(board: Board, id: number): Where | null {
  for (const [set, pieces] of [
    [null, board.rack] as const,
    ...board.sets.map((each) => [each.id, each.pieces] as const),
  ]) {
    const index = pieces.findIndex((piece) => piece.id === id);
    if (index >= 0) return { set, index };
  }
  return null;
}

/** Whether a move changes anything; false for tiles of the table that would go to the rack. */
export const canMove = (board: Board, ids: readonly number[], target: Target, fixed: Fixed) =>
  move(board, ids, target, fixed) !== board;

/** Move pieces, in the order given. See `drop.ts` for the order in which they come to lie. */
export function move(
  board: Board,
  ids: readonly number[],
  target: Target,
  fixed: Fixed = new Set(),
): Board {
  const pieces = piecesOf(board, ids);
  if (!pieces) return board;
  if (target.to === "rack") return toRack(board, pieces, target.at, fixed);
  const moved = target.to === "set" ? toSet(board, pieces, target) : toNew(board, pieces, target);
  return sameBoard(board, moved) ? board : moved;
}

/** Cut a set in two before the tile with index `at`. */
export function split(board: Board, set: number, at: number): Board {
  const pieces = board.sets.find((each) => each.id === set)?.pieces ?? [];
  if (at <= 0 || at >= pieces.length) return board;
  return replace(board, set, [pieces.slice(0, at), pieces.slice(at)]);
}

/** Put a whole set to another one. */
export function join(board: Board, set: number, onto: number): Board {
  const pieces = board.sets.find((each) => each.id === set)?.pieces ?? [];
  return move(board, idsOf(pieces), { to: "set", set: onto });
}

/** Say what a joker stands for (null: whatever its place says); a run finds its order anew. */
export function tellJoker(board: Board, id: number, as: Face | null): Board {
  const where = find(board, id);
  if (!where) return board;
  const tell = (pieces: readonly Piece[]): readonly Piece[] =>
    pieces.map((piece) => (piece.id === id && isJoker(piece) ? { ...piece, as } : piece));
  if (where.set === null) return board;
  const set = board.sets.find((each) => each.id === where.set);
  const told = replace(board, where.set, [inOrder(tell(set?.pieces ?? []), board.numbers)]);
  return sameBoard(board, told) ? board : told;
}

/** Whether two boards show the same, ids and order included. */
export function sameBoard(one: Board, other: Board): boolean {
  const text = (board: Board): string => JSON.stringify([board.sets, board.rack]);
  return one === other || text(one) === text(other);
}

export const idsOf = (pieces: readonly Piece[]): number[] => pieces.map((piece) => piece.id);

function piecesOf(board: Board, ids: readonly number[]): readonly Piece[] | null {
  const all = new Map([...board.rack, ...onTable(board)].map((piece) => [piece.id, piece]));
  const pieces = [...new Set(ids)].flatMap((id) => all.get(id) ?? []);
  return pieces.length && pieces.length === ids.length ? pieces : null;
}

/** The board without these pieces; a run that loses its middle becomes two sets. */
function without(board: Board, gone: ReadonlySet<number>, keep: number | null = null): Board {
  let next = board.next;
  const sets = board.sets.flatMap((set) => {
    if (!set.pieces.some((piece) => gone.has(piece.id))) return [set];
    const rest = set.pieces.filter((piece) => !gone.has(piece.id));
    const parts = set.id === keep ? [rest] : leaving(set.pieces, gone, board.numbers);
    return parts.map((pieces, part) => ({ id: part ? next++ : set.id, pieces }));
  });
  return {
    sets,
    rack: board.rack.filter((piece) => !gone.has(piece.id)),
    next,
    numbers: board.numbers,
  };
}

function toRack(board: Board, pieces: readonly Piece[], at: number | undefined, fixed: Fixed) {
  const swapped = swapTwins(board, pieces, fixed);
  if (!swapped) return board;
  const gone = new Set(idsOf(swapped.pieces));
  const rest = without(swapped.board, gone);
  const before = board.rack.slice(0, at ?? board.rack.length);
  const place = before.filter((piece) => !gone.has(piece.id)).length;
  const back = swapped.pieces.map((piece) => ({ ...piece, as: null }));
  const moved = { ...rest, rack: rest.rack.toSpliced(place, 0, ...back) };
  return sameBoard(board, moved) ? board : drained(moved);
}

/**
 * Tiles of a kind are alike: who takes back the wrong one of two gets the own one, and the tile
 * of the table takes its place. Null where there is no own one.
 */
function swapTwins(board: Board, pieces: readonly Piece[], fixed: Fixed) {
  const taken = new Set(idsOf(pieces));
  const own = onTable(board).filter((piece) => !fixed.has(piece.id) && !taken.has(piece.id));
  const swaps = new Map<number, Piece>();
  const result: Piece[] = [];
  for (const piece of pieces) {
    if (!fixed.has(piece.id)) {
      result.push(piece);
      continue;
    }
    const twin = own.findIndex((each) => each.face === piece.face);
    if (twin < 0) return null;
    for (const each of own.splice(twin, 1)) {
      swaps.set(each.id, { ...piece, as: each.as });
      swaps.set(piece.id, each);
      result.push(each);
    }
  }
  const sets = board.sets.map((set) => ({
    id: set.id,
    pieces: set.pieces.map((piece) => swaps.get(piece.id) ?? piece),
  }));
  return { board: swaps.size ? { ...board, sets } : board, pieces: result };
}

function toSet(board: Board, pieces: readonly Piece[], target: Target & { to: "set" }): Board {
  const old = board.sets.find((set) => set.id === target.set);
  if (!old) return board;
  const gone = new Set(idsOf(pieces));
  const rest = without(board, gone, target.set);
  const stay = old.pieces.filter((piece) => !gone.has(piece.id));
  const before = old.pieces.slice(0, target.at).filter((piece) => !gone.has(piece.id)).length;
  const parts = dropOnto(stay, pieces, board.numbers, target.at === undefined ? undefined : before);
  const apart = parts.some((part) => sameIds(part, pieces));
  if (apart && stay.length && isWholeSet(board, pieces)) return board;
  return drained(replace(rest, target.set, parts));
}

function toNew(board: Board, pieces: readonly Piece[], target: Target & { to: "new" }): Board {
  if (isWholeSet(board, pieces)) return board;
  const rest = without(board, new Set(idsOf(pieces)));
  const made = { id: rest.next, pieces: inOrder(forget(pieces), board.numbers) };
  const behind = rest.sets.findIndex((set) => set.id === target.after);
  const place = behind < 0 ? rest.sets.length : behind + 1;
  return drained({ ...rest, sets: rest.sets.toSpliced(place, 0, made), next: rest.next + 1 });
}

/** Put parts in the place of a set; the part with most of its tiles keeps the id. */
function replace(board: Board, id: number, parts: readonly (readonly Piece[])[]): Board {
  let next = board.next;
  const sets = board.sets.flatMap((set) => {
    if (set.id !== id) return [set];
    const old = new Set(idsOf(set.pieces));
    const stayed = parts.map((part) => part.filter((piece) => old.has(piece.id)).length);
    const heir = stayed.indexOf(Math.max(...stayed));
    return parts.map((pieces, part) => ({ id: part === heir ? id : next++, pieces }));
  });
  return { ...board, sets, next };
}

const drained = (board: Board): Board => ({
  ...board,
  sets: board.sets.filter((set) => set.pieces.length),
});

const sameIds = (some: readonly Piece[], others: readonly Piece[]): boolean =>
  some.length === others.length && some.every((piece) => others.some(({ id }) => id === piece.id));

const isWholeSet = (board: Board, pieces: readonly Piece[]): boolean =>
  board.sets.some((set) => sameIds(set.pieces, pieces));
