import { describe, expect, it } from "vitest";
import { fixedOf, move, tableText, type Board } from "./board.ts";
import { boardOf } from "./testing.ts";
import { formatRack } from "./tiles.ts";
import { read } from "./typed_line.ts";
import { carryOut, TypedError, type Step } from "./typed_move.ts";

const step = (line: string): Step => {
  const typed = read(line, new Map());
  if (typed.kind === "ask" || typed.kind === "do" || typed.kind === "set") throw new Error(line);
  return typed;
};
const start = boardOf("b4 b5 b6 b7, k8 r8 o8, r1 j r3", "b8 k1 k2 k3 j r8 g5 p5");
const fixed = fixedOf(start);
/** The table and the rack after lines that were typed one after the other. */
const after = (...lines: string[]): string => show(lines.reduce(typeOn, start));
const typeOn = (board: Board, line: string): Board => carryOut(board, fixed, step(line)).board;
const show = (board: Board): string => `${tableText(board)} | ${formatRack(board.rack)}`;
const refused = (...lines: string[]): unknown => {
  const last = lines.pop() ?? "";
  const board = lines.reduce(typeOn, start);
  try {
    return show(typeOn(board, last));
  } catch (problem) {
    if (!(problem instanceof TypedError)) throw problem;
    return [problem.code, problem.values];
  }
};

describe("typed moves", () => {
  it("lay new sets", () => {
    expect(after("k1-3")).toBe("b4 b5 b6 b7, k8 r8 o8, r1 j r3, k1 k2 k3 | b8 j r8 g5 p5");
    expect(after("k3 k1, g5 p5 j=r5")).toBe(
      "b4 b5 b6 b7, k8 r8 o8, r1 j r3, k1 k3, g5 p5 j=r5 | b8 k2 r8",
    );
  });
  it("add from the rack, also where the table has the same tile", () => {
    expect(after("b8 > 1")).toContain("b4 b5 b6 b7 b8,");
    expect(after("r8 > 1")).toContain("k8 r8 o8,");
    expect(after("j=b3 > 1")).toContain("j=b3 b4 b5 b6 b7,");
  });
  it("take from a set to another, or to a new one", () => {
    expect(after("1: b7 > 2")).toContain("b4 b5 b6, k8 r8 o8 b7,");
    expect(after("b7 > 2")).toContain("b4 b5 b6, k8 r8 o8 b7,");
    expect(after("1: b7")).toContain("b4 b5 b6, k8 r8 o8, r1 j r3, b7 |");
    expect(after("2 > 1")).toContain("b4 b5 b6 b7 k8 r8 o8, r1 j r3 |");
  });
  it("split, and tell a joker", () => {
    expect(after("1 / b6")).toContain("b4 b5, b6 b7,");
    expect(after("j=r2")).toContain("r1 j=r2 r3 |");
    expect(after("3: j=r2", "3: j=?")).toContain("r1 j r3 |");
  });
  it("bring own tiles back", () => {
    expect(after("b8 > 1", "b8 > r")).toBe(
      show(move(typeOn(start, "b8 > 1"), [ID.b8], { to: "rack" })),
    );
    expect(after("k1-3", "4 > r")).toContain("r1 j r3 | ");
  });
});

const ID = { b8: start.rack[0]?.id ?? 0 };

describe("what cannot be done", () => {
  it("names the tiles or the set", () => {
    expect(refused("k9 k1")).toEqual(["not-on-rack", { tiles: "k9" }]);
    expect(refused("k1 > 9")).toEqual(["no-set", { set: 9, most: 3 }]);
    expect(refused("1: k1 > 2")).toEqual(["not-in-set", { set: 1, tiles: "k1" }]);
    expect(refused("1 / k8")).toEqual(["not-in-set", { set: 1, tiles: "k8" }]);
    expect(refused("1 / b4")).toEqual(["cannot-split", { tiles: "b4" }]);
    expect(refused("k1 > r")).toEqual(["not-there", { tiles: "k1" }]);
    expect(refused("b4 > r")).toEqual(["stays-on-table", { tiles: "b4" }]);
    expect(refused("1 > r")).toEqual(["stays-on-table", { tiles: "b4 b5 b6 b7" }]);
    expect(refused("1: j=r2")).toEqual(["not-in-set", { set: 1, tiles: "j" }]);
    expect(refused("1 > n")).toEqual(["no-change", {}]);
  });
  it("asks which one is meant", () => {
    expect(refused("b8 > n", "j > n", "j=k1")).toEqual(["which-joker", {}]);
    expect(refused("r8 > n", "r8 > 1")).toEqual(["which-set", { tiles: "r8" }]);
  });
  it("lays all sets or none", () => {
    expect(refused("k1-3, k3 k4")).toEqual(["not-on-rack", { tiles: "k3 k4" }]);
  });
});
