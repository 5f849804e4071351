import { describe, expect, test } from "vitest";
import {
  canMove,
  find,
  fixedOf,
  idsOf,
  join,
  move,
  onTable,
  split,
  tableText,
  tellJoker,
  type Board,
  type Target,
} from "./board.ts";
import { boardOf, chance, EMPTY, randomBoard, randomMove } from "./testing.ts";
import { formatRack } from "./tiles.ts";

/** Table and rack as one text: "sets | rack". */
const shown = (board: Board): string => `${tableText(board)} | ${formatRack(board.rack)}`.trim();

/** The ids of pieces, named by face and, where there are several, by `#` and their count. */
function ids(board: Board, names: string): number[] {
  return names.split(" ").map((name) => {
    const [face, count = "1"] = name.split("#");
    const all = [...onTable(board), ...board.rack].filter((piece) => piece.face === face);
    return all[Number(count) - 1]?.id ?? -1;
  });
}

const setId = (board: Board, index: number): number => board.sets[index]?.id ?? -1;

/** One move, and what lies there then. `set` in the target counts the sets from 0. */
function after(table: string, rack: string, names: string, target: Target): string {
  const board = boardOf(table, rack);
  const aim = target.to === "set" ? { ...target, set: setId(board, target.set) } : target;
  return shown(move(board, ids(board, names), aim, fixedOf(board)));
}

describe("from the rack", () => {
  test("to a set", () => {
    expect(after("r3 r4 r5", "k1 r6", "r6", { to: "set", set: 0 })).toBe("r3 r4 r5 r6 | k1");
  });
  test("to a set that splits", () => {
    const table = after("k1 k2 k3, r3 r4 r5 r6 r7, b1 b2 b3", "r5", "r5#2", { to: "set", set: 1 });
    expect(table).toBe("k1 k2 k3, r3 r4 r5, r5 r6 r7, b1 b2 b3 |");
  });
  test("to free space, several at once", () => {
    expect(after("", "b5 k1 b4 b6", "b5 b4 b6", { to: "new" })).toBe("b4 b5 b6 | k1");
  });
  test("to free space behind a set", () => {
    const board = boardOf("k1 k2 k3, r1 r2 r3", "b5");
    const moved = move(board, ids(board, "b5"), { to: "new", after: setId(board, 0) });
    expect(tableText(moved)).toBe("k1 k2 k3, b5, r1 r2 r3");
  });
  test("to another place on the rack", () => {
    expect(after("", "k1 k2 k3 k4", "k1", { to: "rack", at: 3 })).toBe("| k2 k3 k1 k4");
    expect(after("", "k1 k2 k3 k4", "k4 k2", { to: "rack", at: 0 })).toBe("| k4 k2 k1 k3");
    expect(after("", "k1 k2 k3 k4", "k2", { to: "rack" })).toBe("| k1 k3 k4 k2");
  });
});

describe("on the table", () => {
  test("a tile to another set", () => {
    const table = after("r3 r4 r5 r6, k6 b6 o6", "", "r6", { to: "set", set: 1 });
    expect(table).toBe("r3 r4 r5, k6 b6 o6 r6 |");
  });
  test("the last tile: an empty set vanishes", () => {
    expect(after("r3, r4 r5", "", "r3", { to: "set", set: 1 })).toBe("r3 r4 r5 |");
  });
  test("a range of a run to free space", () => {
    const table = after("r3 r4 r5 r6 r7 r8", "", "r6 r7 r8", { to: "new" });
    expect(table).toBe("r3 r4 r5, r6 r7 r8 |");
  });
  test("the middle of a run: two sets remain", () => {
    const table = after("r1 r2 r3 r4 r5 r6 r7, k4 b4 o4", "", "r4", { to: "set", set: 1 });
    expect(table).toBe("r1 r2 r3, r5 r6 r7, k4 b4 o4 r4 |");
  });
  test("within a group", () => {
    expect(after("k6 b6 o6", "", "k6", { to: "set", set: 0, at: 2 })).toBe("b6 k6 o6 |");
  });
  test("a joker to the other end of its run", () => {
    expect(after("r6 r7 j", "", "j", { to: "set", set: 0, at: 0 })).toBe("j r6 r7 |");
  });
  test("a whole set onto another one", () => {
    const board = boardOf("r3 r4 r5, r6 r7 r8");
    expect(shown(join(board, setId(board, 1), setId(board, 0)))).toBe("r3 r4 r5 r6 r7 r8 |");
  });
  test("a split", () => {
    const board = boardOf("r3 r4 r5 r6");
    const [first, second] = split(board, setId(board, 0), 1).sets;
    expect([first, second].map((set) => formatRack(set?.pieces ?? []))).toEqual(["r3", "r4 r5 r6"]);
    expect(second?.id).toBe(setId(board, 0));
    expect(first?.id).toBe(board.next);
    expect(split(board, setId(board, 0), 4)).toBe(board);
  });
});

describe("what changes nothing gives the same board", () => {
  const board = boardOf("r3 r4 r5, r5 r6 r7", "k1");
  const [first, second] = [setId(board, 0), setId(board, 1)];
  const run = idsOf(board.sets[0]?.pieces ?? []);
  test.each<[string, number[], Target]>([
    ["back to its place", run.slice(1, 2), { to: "set", set: first }],
    ["a whole set to free space", run, { to: "new" }],
    ["a set onto one with which it only makes the same two", run, { to: "set", set: second }],
    ["a tile of the table to the rack", run.slice(0, 1), { to: "rack" }],
    ["to a set that is not there", run, { to: "set", set: 999 }],
    ["pieces that are not there", [999], { to: "new" }],
    ["no pieces", [], { to: "new" }],
    ["a rack tile to its place", idsOf(board.rack), { to: "rack" }],
  ])("%s", (_, pieces, target) => {
    expect(move(board, pieces, target, fixedOf(board))).toBe(board);
    expect(canMove(board, pieces, target, fixedOf(board))).toBe(false);
  });
});

describe("back to the rack", () => {
  const start = boardOf("r3 r4 r5", "k1 r6 r4");
  const fixed = fixedOf(start);
  const set = { to: "set", set: setId(start, 0) } as const;
  test("a tile that was laid in this turn", () => {
    const laid = move(start, ids(start, "r6"), set, fixed);
    expect(shown(move(laid, ids(laid, "r6"), { to: "rack", at: 0 }, fixed))).toBe(
      "r3 r4 r5 | r6 k1 r4",
    );
  });
  test("of two that are alike the own one goes, whichever was meant", () => {
    const laid = move(start, ids(start, "r4#2"), { to: "new" }, fixed);
    const table = ids(laid, "r4#1");
    const back = move(laid, table, { to: "rack" }, fixed);
    expect(shown(back)).toBe("r3 r5, r4 | k1 r6 r4");
    expect(idsOf(back.rack).some((id) => fixed.has(id))).toBe(false);
    expect(find(back, table[0] ?? -1)?.set).toBe(laid.sets[1]?.id);
  });
  test("a joker forgets what it was told", () => {
    const board = boardOf("r3 r4", "j");
    const laid = move(board, ids(board, "j"), { to: "set", set: setId(board, 0) });
    const told = tellJoker(laid, ids(laid, "j")[0] ?? -1, "r2");
    expect(shown(told)).toBe("j=r2 r3 r4 |");
    expect(shown(move(told, ids(told, "j"), { to: "rack" }))).toBe("r3 r4 | j");
  });
});

describe("telling a joker", () => {
  const tell = (table: string, as: string | null): string => {
    const board = boardOf(table);
    return tableText(tellJoker(board, ids(board, "j")[0] ?? -1, as));
  };
  test("it goes to its place in the run", () => {
    expect(tell("r5 r6 j", "r4")).toBe("j=r4 r5 r6");
    expect(tell("j=r4 r5 r6", null)).toBe("j r5 r6");
  });
  test("a group keeps its order", () => expect(tell("r5 j b5", "k5")).toBe("r5 j=k5 b5"));
  test("nothing else can be told", () => {
    const board = boardOf("r5 r6 j", "j");
    expect(tellJoker(board, ids(board, "r5")[0] ?? -1, "r4")).toBe(board);
    expect(tellJoker(board, ids(board, "j#2")[0] ?? -1, "r4")).toBe(board);
    expect(tellJoker(board, 999, "r4")).toBe(board);
  });
});

test("where a piece is", () => {
  const board = boardOf("r3 r4", "k1");
  expect(find(board, ids(board, "r4")[0] ?? -1)).toEqual({ set: setId(board, 0), index: 1 });
  expect(find(board, ids(board, "k1")[0] ?? -1)).toEqual({ set: null, index: 0 });
  expect(find(EMPTY, 1)).toBeNull();
});

test("over any moves no piece is lost or made, and the table's tiles stay on the table", () => {
  for (let seed = 0; seed < 150; seed++) {
    const random = chance(seed);
    const start = randomBoard(random);
    const fixed = fixedOf(start);
    const faces = (board: Board): string[] =>
      [...onTable(board), ...board.rack].map(({ id, face }) => `${id} ${face}`).sort();
    let board = start;
    for (let step = 0; step < 30; step++) {
      const moved = randomMove(board, random, fixed);
      expect(faces(moved)).toEqual(faces(start));
      expect(moved.rack.filter((piece) => fixed.has(piece.id))).toEqual([]);
      expect(moved.sets.every((set) => set.pieces.length)).toBe(true);
      const named = [...moved.sets.map((set) => set.id), ...onTable(moved).map(({ id }) => id)];
      expect(new Set(named).size).toBe(named.length);
      expect(Math.max(0, ...named)).toBeLessThan(moved.next);
      board = moved;
    }
  }
});
