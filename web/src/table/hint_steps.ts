/** The steps of a hint, carried out one by one on the board. */
import type { Board, BoardSet } from "../game/board.ts";
import { parseRack, type Piece } from "../game/tiles.ts";
import type { PlayStep } from "../wire/types.ts";

/** The board after each step, beginning with the table as it lay when the turn began. */
export function boardsAfter(base: Board, steps: readonly PlayStep[]): Board[] {
  // Sets have numbers that stay: those of the table count from 0, each new one gets the next.
  const ids = new Map(base.sets.map((set, number) => [number, set.id]));
  const boards: Board[] = [];
  let board = base;
  for (const step of steps) boards.push((board = stepped(board, step, ids)));
  return boards;
}

function stepped(board: Board, step: PlayStep, ids: Map<number, number>): Board {
  let next = board.next;
  const idOf = (number: number): number => {
    const id = ids.get(number) ?? next++;
    ids.set(number, id);
    return id;
  };
  const target = idOf(Number(step.target));
  const sets = new Map(board.sets.map((set) => [set.id, [...set.pieces]]));
  if (!sets.has(target)) sets.set(target, []);
  const rack = [...board.rack];
  const source = step.source === null ? rack : (sets.get(idOf(step.source)) ?? []);
  const faces = step.kind === "shift" ? [] : parseRack(step.tiles).map(({ face }) => face);
  const moved = faces.flatMap((face) => takeFrom(source, face));
  const lies = sets.get(target) ?? [];
  if (step.joker_to !== null) {
    const onto = idOf(Number(step.joker_to));
    sets.set(onto, [...(sets.get(onto) ?? []), ...takeFrom(lies, "j")]);
  }
  const all = [...lies, ...moved];
  const result = parseRack(step.result).flatMap(({ face, as }) =>
    takeFrom(all, face).map((piece) => ({ ...piece, as })),
  );
  sets.set(target, [...result, ...all]);
  const shown: BoardSet[] = [...sets].map(([id, pieces]) => ({ id, pieces }));
  return { ...board, sets: shown.filter(({ pieces }) => pieces.length > 0), rack, next };
}

function takeFrom(pieces: Piece[], face: string): Piece[] {
  const at = pieces.findIndex((piece) => piece.face === face);
  return at < 0 ? [] : pieces.splice(at, 1);
}
