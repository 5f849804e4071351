import { describe, expect, test } from "vitest";
import { fixedOf, idsOf, move, sameBoard, tableText, type Board } from "./board.ts";
import {
  begin,
  canRedo,
  canUndo,
  orderRack,
  record,
  redo,
  reset,
  undo,
  type History,
} from "./history.ts";
import { byRuns } from "./sorting.ts";
import { boardOf, chance, randomBoard, randomMove } from "./testing.ts";
import { formatRack } from "./tiles.ts";

const start = boardOf("r3 r4 r5", "k9 r6 k1 r2");
const set = { to: "set", set: start.sets[0]?.id ?? -1 } as const;
const lay = (history: History, face: string): History => {
  const ids = idsOf(history.now.rack.filter((piece) => piece.face === face));
  return record(history, move(history.now, ids, set, fixedOf(start)));
};
const shown = (board: Board): string => `${tableText(board)} | ${formatRack(board.rack)}`;

describe("steps", () => {
  const two = lay(lay(begin(start), "r6"), "r2");
  test("back and forth", () => {
    expect(shown(two.now)).toBe("r2 r3 r4 r5 r6 | k9 k1");
    const one = undo(two);
    expect(shown(one.now)).toBe("r3 r4 r5 r6 | k9 k1 r2");
    expect(shown(undo(one).now)).toBe(shown(start));
    expect(shown(redo(redo(undo(one))).now)).toBe(shown(two.now));
  });
  test("a new step ends what could be done again", () => {
    const other = lay(undo(two), "k1");
    expect(canRedo(other)).toBe(false);
    expect(redo(other)).toBe(other);
  });
  test("a step that changes nothing is none", () => {
    expect(record(two, { ...two.now })).toBe(two);
    expect(undo(begin(start)).now).toBe(start);
    expect(canUndo(begin(start))).toBe(false);
  });
  test("ids are not given twice", () => {
    const made = record(begin(start), move(start, idsOf(start.rack.slice(0, 1)), { to: "new" }));
    expect(undo(made).now.next).toBe(made.now.next);
  });
});

describe("everything back", () => {
  const two = lay(lay(begin(start), "r6"), "r2");
  test("is a step that can be undone", () => {
    const back = reset(two);
    expect(shown(back.now)).toBe(shown(start));
    expect(shown(undo(back).now)).toBe(shown(two.now));
    expect(reset(begin(start)).past).toEqual([]);
  });
  test("keeps the order of the rack", () => {
    const sorted = orderRack(lay(begin(start), "r6"), byRuns(start.rack));
    expect(formatRack(reset(sorted).now.rack)).toBe("k1 k9 r2 r6");
  });
});

test("the order of the rack is no step: it stays over undo and redo", () => {
  const history = orderRack(lay(begin(start), "r6"), byRuns(start.rack));
  expect(formatRack(history.now.rack)).toBe("k1 k9 r2");
  expect(formatRack(undo(history).now.rack)).toBe("k1 k9 r2 r6");
  expect(formatRack(redo(undo(history)).now.rack)).toBe("k1 k9 r2");
  expect(shown(undo(history).now)).toBe("r3 r4 r5 | k1 k9 r2 r6");
});

test("any moves are undone and done again exactly", () => {
  for (let seed = 0; seed < 100; seed++) {
    const random = chance(seed);
    const board = randomBoard(random);
    let history = begin(board);
    for (let step = 0; step < 20; step++) {
      const moved = record(history, randomMove(history.now, random, fixedOf(board)));
      if (moved !== history) {
        expect(sameBoard(undo(moved).now, history.now)).toBe(true);
        expect(sameBoard(redo(undo(moved)).now, moved.now)).toBe(true);
      }
      history = moved;
    }
    const steps = history.past.length;
    for (let step = 0; step < steps; step++) history = undo(history);
    expect(sameBoard(history.now, board)).toBe(true);
  }
});
