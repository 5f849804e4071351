/** Undo and redo of a turn's moves, and one step that puts everything back. */

import { idsOf, sameBoard, type Board } from "./board.ts";
import { keepOrder } from "./sorting.ts";
import type { Piece } from "./tiles.ts";

export interface History {
  readonly past: readonly Board[];
  readonly now: Board;
  readonly future: readonly Board[];
  /** The board when the turn began. */
  readonly start: Board;
}

/** A turn begins. */
export const begin = (board: Board): History => ({
  past: [],
  now: board,
  future: [],
  start: board,
});

/** A move was made; one that changes nothing is not remembered. */
export function record(history: History, board: Board): History {
  if (sameBoard(history.now, board)) return history;
  return { ...history, past: [...history.past, history.now], now: board, future: [] };
}

export const canUndo = (history: History): boolean => history.past.length > 0;
export const canRedo = (history: History): boolean => history.future.length > 0;

/** One step back. */
export function undo(history: History): History {
  const board = history.past.at(-1);
  if (!board) return history;
  return {
    ...history,
    past: history.past.slice(0, -1),
    now: onward(board, history.now),
    future: [history.now, ...history.future],
  };
}

/** One step forth again. */
export function redo(history: History): History {
  const board = history.future[0];
  if (!board) return history;
  return {
    ...history,
    past: [...history.past, history.now],
    now: onward(board, history.now),
    future: history.future.slice(1),
  };
}

/** Put everything back; a step of its own that can be undone. The rack's own order stays. */
export function reset(history: History): History {
  const rack = keepOrder(history.start.rack, idsOf(history.now.rack));
  return record(history, onward({ ...history.start, rack }, history.now));
}

/** Put the rack into another order. This is no step: undo and redo leave the order as it is. */
export function orderRack(history: History, rack: readonly Piece[]): History {
  const order = idsOf(rack);
  const ordered = (board: Board): Board => ({ ...board, rack: keepOrder(board.rack, order) });
  return {
    past: history.past.map(ordered),
    now: ordered(history.now),
    future: history.future.map(ordered),
    start: ordered(history.start),
  };
}

/** An id that was once given is not given again, also after a step back. */
const onward = (board: Board, from: Board): Board => ({
  ...board,
  next: Math.max(board.next, from.next),
});
