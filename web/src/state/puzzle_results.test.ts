import { beforeEach, expect, it } from "vitest";
import type { OwnPuzzles, PuzzleInfo } from "../wire/types.ts";
import { results } from "./puzzle_results.svelte.ts";

const puzzle = (number: number): PuzzleInfo => ({
  ...{ number, kind: "go-out", difficulty: 1200, table: "", rack: "", answer: "", other: "" },
});
const NOBODY: OwnPuzzles = { rating: null, curve: [], editions: [], days: [], not_solved: [] };
const rating = { rating: 1300, deviation: 200, volatility: 0.06 };

beforeEach(() => results.forget());

it("tells the house what it does not know, once", () => {
  results.add("goliath", puzzle(1), "r1 r2 r3", "2026-01-01");
  results.add("goliath", puzzle(2), null, null);
  expect(results.unknownTo(NOBODY)).toEqual([
    { edition: "goliath", number: 1, table: "r1 r2 r3", day: "2026-01-01" },
    { edition: "goliath", number: 2, table: null, day: null },
  ]);
  const editions = [{ edition: "goliath", tried: [1, 2], solved: [1] }];
  const known = { ...NOBODY, editions, days: ["2026-01-01"] };
  expect(results.unknownTo(known)).toEqual([]);
  // What was solved after all is news, and so is the day of it.
  results.add("goliath", puzzle(2), "r4 r5 r6", "2026-01-02");
  expect(results.unknownTo(known)).toEqual([
    { edition: "goliath", number: 2, table: "r4 r5 r6", day: "2026-01-02" },
  ]);
});

it("takes over what the house knows, and keeps what is known here only", () => {
  results.add("goliath", puzzle(1), "r1 r2 r3", "2026-01-01");
  const editions = [{ edition: "goliath", tried: [1, 7], solved: [7] }];
  results.adopt({ ...NOBODY, rating, curve: [1250, 1300], editions, days: ["2026-01-03"] });
  expect([results.rating, results.curve]).toEqual([1300, [1250, 1300]]);
  expect([1, 2, 7].map((number) => results.tried("goliath", number))).toEqual([true, false, true]);
  expect(results.solved("goliath", 1)).toBe(true);
  expect(results.days).toEqual(["2026-01-01", "2026-01-03"]);
  // A house that knows nothing takes nothing away.
  results.adopt(NOBODY);
  expect(results.rating).toBe(1300);
});

it("says of a result that the house has counted it, if the house has forgotten the player", () => {
  results.add("goliath", puzzle(1), "r1 r2 r3", null);
  const editions = [{ edition: "goliath", tried: [1], solved: [1] }];
  results.adopt({ ...NOBODY, rating, editions });
  results.add("goliath", puzzle(2), null, null);
  expect(results.unknownTo(NOBODY)).toEqual([
    { edition: "goliath", number: 1, table: "r1 r2 r3", day: null, counted: true },
    { edition: "goliath", number: 2, table: null, day: null },
  ]);
});

it("does not send again what the house refuses", () => {
  results.add("goliath", puzzle(1), "r1 r2 r3", null);
  results.keepHere([{ edition: "goliath", number: 1 }]);
  expect(results.unknownTo(NOBODY)).toEqual([]);
  expect(results.solved("goliath", 1)).toBe(true);
});
