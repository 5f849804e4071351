/** For the tests of this folder: repeatable chance, and boards and moves made by it. */

import {
  boardOf as boxedBoard,
  emptyBoard,
  move,
  onTable,
  split,
  type Board,
  type Fixed,
  type Target,
} from "./board.ts";
import { COLOURS, formatRack, formatTable, type Face, type Tile } from "./tiles.ts";

/** The highest number of the box that the tests play with. */
export const NUMBERS = 13;
export const EMPTY = emptyBoard(NUMBERS);
export const boardOf = (table: string, rack = ""): Board => boxedBoard(table, rack, NUMBERS);

/** Numbers from 0 to below `limit`, the same ones for the same seed. */
export type Chance = (limit: number) => number;

export function chance(seed: number): Chance {
  let state = (seed * 2654435761 + 1) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The item with this index, which must be there. */
export function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no item ${index}`);
  return item;
}

/** One of several. */
export const pick = <Item>(random: Chance, items: readonly Item[]): Item =>
  nth(items, random(items.length));

/** Every tile of a box with two copies of four colours and two jokers, in random order. */
export function shuffledBox(random: Chance): Tile[] {
  const faces: Face[] = ["j", "j"];
  for (const colour of COLOURS.slice(0, 4)) {
    for (let number = 1; number <= NUMBERS; number++)
      faces.push(`${colour}${number}`, `${colour}${number}`);
  }
  for (let last = faces.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [faces[last], faces[other]] = [faces[other] ?? "", faces[last] ?? ""];
  }
  return faces.map((face) => ({ face, as: null }));
}

/** A table of random runs, groups and heaps, and a rack, out of one box. */
export function randomBoard(random: Chance): Board {
  const box = shuffledBox(random);
  const take = (test: (face: Face) => boolean): Tile[] => {
    const at = box.findIndex((tile) => test(tile.face));
    return at < 0 ? [] : box.splice(at, 1);
  };
  const sets = Array.from({ length: random(10) }, () => {
    const colour = pick(random, COLOURS.slice(0, 4));
    const first = 1 + random(9);
    const length = 3 + random(5);
    const kind = random(3);
    return Array.from({ length: kind === 1 ? 3 : length }, (_, step) => {
      if (kind === 0) return take((face) => face === `${colour}${first + step}`);
      if (kind === 1) return take((face) => face === `${COLOURS[step]}${first}`);
      return take(() => true);
    }).flat();
  });
  const whole = sets.filter((set) => set.length);
  return boardOf(formatTable(whole), formatRack(box.splice(0, 5 + random(12))));
}

/** A random move of hands, sensible or not. */
export function randomMove(board: Board, random: Chance, fixed: Fixed): Board {
  const all = [...board.rack, ...onTable(board)];
  const set = board.sets.length ? pick(random, board.sets) : null;
  if (!all.length) return board;
  if (set && random(8) === 0) return split(board, set.id, random(set.pieces.length + 1));
  const start = random(all.length);
  const range = all.slice(start, start + 1 + random(random(3) ? 1 : 4));
  const whole = set && random(6) === 0 ? set.pieces : range;
  const ids = whole.map((piece) => piece.id);
  return move(board, ids, randomTarget(board, random), fixed);
}

function randomTarget(board: Board, random: Chance): Target {
  const kind = random(5);
  if (kind === 0) return { to: "rack", at: random(board.rack.length + 1) };
  if (kind === 1 || !board.sets.length)
    return { to: "new", after: pick(random, [...board.sets, { id: 0 }]).id };
  const set = pick(random, board.sets);
  return { to: "set", set: set.id, at: kind === 2 ? undefined : random(set.pieces.length + 1) };
}
