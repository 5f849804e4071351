import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Problem } from "../wire/api.ts";
import type { OwnPuzzles, PuzzleInfo } from "../wire/types.ts";
import { results } from "./puzzle_results.svelte.ts";
import { dropResults, syncResults } from "./puzzle_sync.ts";

const call = vi.hoisted(() => vi.fn<(what: string) => Promise<unknown>>());
vi.mock("../wire/api.ts", async (original) => ({ ...(await original<object>()), call }));
vi.mock("./session.svelte.ts", () => ({ openSession: () => Promise.resolve() }));

const PUZZLE: PuzzleInfo = {
  number: 1,
  kind: "go-out",
  difficulty: 1200,
  table: "",
  rack: "",
  answer: "",
  other: "",
};
const rating = { rating: 1300, deviation: 200, volatility: 0.06 };
const NOBODY: OwnPuzzles = { rating: null, curve: [], editions: [], days: [], not_solved: [] };
const TOLD = { ...NOBODY, rating, editions: [{ edition: "goliath", tried: [1], solved: [1] }] };
const asked = (): readonly unknown[] => call.mock.calls.map(([what]) => what.split(" ")[0]);

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
  dropResults();
  results.add("goliath", PUZZLE, "r1 r2 r3", null);
});
afterEach(() => vi.useRealTimers());

it.each([
  ["without a network", new Problem("no-answer"), 2_000],
  ["of a busy house", new Problem("busy", {}, 503), 2_000],
  [
    "of a house that says how long to wait",
    new Problem("too-often", { wait_ms: 5000 }, 429),
    5_000,
  ],
])("is told after a while, %s", async (_, problem, wait) => {
  call.mockResolvedValueOnce(NOBODY).mockRejectedValueOnce(problem).mockResolvedValueOnce(TOLD);
  await syncResults(true);
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(asked()).toEqual(["GET", "POST"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(["GET", "POST", "POST"]);
  expect(results.rating).toBe(1300);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toHaveLength(3);
});

it("what is refused for good is not sent again by itself", async () => {
  call.mockRejectedValueOnce(new Problem("no-session", {}, 401));
  await syncResults(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toEqual(["GET"]);
});
