import { describe, expect, it } from "vitest";
import { tableText } from "../game/board.ts";
import { boardOf } from "../game/testing.ts";
import { formatRack } from "../game/tiles.ts";
import type { PlayStep } from "../wire/types.ts";
import { boardsAfter } from "./hint_steps.ts";

const step = (kind: PlayStep["kind"], more: Partial<PlayStep>): PlayStep => ({
  kind,
  tiles: "",
  source: null,
  target: 0,
  result: "",
  joker_to: null,
  ...more,
});

describe("the steps of a hint", () => {
  it("lay, add, and take from set to set", () => {
    const base = boardOf("k4 r4 b4 o4", "b3 b5 k9");
    const boards = boardsAfter(base, [
      step("take", { tiles: "b4", source: 0, target: 1, result: "b4" }),
      step("add", { tiles: "b3", target: 1, result: "b3 b4" }),
      step("add", { tiles: "b5", target: 1, result: "b3 b4 b5" }),
    ]);
    expect(boards.map(tableText)).toEqual([
      "k4 r4 o4, b4",
      "k4 r4 o4, b3 b4",
      "k4 r4 o4, b3 b4 b5",
    ]);
    expect(formatRack(boards.at(-1)?.rack ?? [])).toBe("k9");
    // The tile that was taken is the same tile.
    const blue = base.sets[0]?.pieces[2]?.id;
    expect(boards[2]?.sets[1]?.pieces[1]?.id).toBe(blue);
  });
  it("swap a joker and use it elsewhere", () => {
    const base = boardOf("b4 j b6", "b5 k9 k10");
    const boards = boardsAfter(base, [
      step("swap", { tiles: "b5", target: 0, result: "b4 b5 b6", joker_to: 1 as never }),
      step("add", { tiles: "k9 k10", target: 1, result: "k9 k10 j" }),
    ]);
    expect(boards.map(tableText)).toEqual(["b4 b5 b6, j", "b4 b5 b6, k9 k10 j"]);
  });
  it("join sets and leave no empty one behind", () => {
    const base = boardOf("b4 b5 b6, b7 b8 b9", "");
    const [board] = boardsAfter(base, [
      step("join", { tiles: "b7 b8 b9", source: 1, target: 0, result: "b4 b5 b6 b7 b8 b9" }),
    ]);
    expect(board && tableText(board)).toBe("b4 b5 b6 b7 b8 b9");
  });
});
