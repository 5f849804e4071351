import { describe, expect, it } from "vitest";
import type { MatchScored } from "../../wire/types.ts";
import {
  asText,
  newBook,
  newGame,
  putGame,
  removeGame,
  rounds,
  takeBack,
  withoutTiles,
  write,
} from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

const sheet: Sheet = { names: ["Ann", "Ben"], games: [] };
const game = { racks: ["b3", "b5 k7"], winner: 0, starter: 1 };

describe("the score sheet", () => {
  it("takes games, and the winner's rack is empty", () => {
    const one = putGame(sheet, game);
    expect(one.games).toEqual([{ racks: ["", "b5 k7"], winner: 0, starter: 1 }]);
    const other = putGame(one, { ...game, winner: null }, 0);
    expect(other.games).toEqual([{ racks: ["b3", "b5 k7"], winner: null, starter: 1 }]);
    expect(removeGame(other, 0)).toEqual(sheet);
  });

  it("takes back step by step", () => {
    const book = write(newBook(sheet), putGame(sheet, game));
    expect(book.now.games).toHaveLength(1);
    expect(takeBack(book).now).toBe(sheet);
    expect(takeBack(takeBack(book)).now).toBe(sheet);
  });

  it("says who lacks tiles", () => {
    expect(withoutTiles(newGame(3))).toEqual([0, 1, 2]);
    expect(withoutTiles(game)).toEqual([]);
    expect(withoutTiles({ ...game, winner: 1 })).toEqual([]);
    expect(withoutTiles({ ...game, racks: ["", " "], winner: 0 })).toEqual([1]);
  });

  it("adds up rounds, also one that is not over", () => {
    const points = [
      [5, -5],
      [-2, 2],
      [7, -7],
    ];
    const scored = {
      games: points.map((each) => ({ points: each, winners: [0] })),
    } as unknown as MatchScored;
    expect(rounds(scored, 2)).toEqual([
      [3, -3],
      [7, -7],
    ]);
  });

  it("writes columns that stand under each other, Chinese names too", () => {
    const rows = [
      { label: "1", cells: ["12", "-12"] },
      { label: "Total", cells: ["12", "-12"] },
    ];
    expect(asText(["Ann", "小明"], rows)).toBe(
      ["       Ann  小明", "1       12   -12", "Total   12   -12"].join("\n"),
    );
  });
});
