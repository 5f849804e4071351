import { expect, test } from "vitest";
import { hintsOf, stillCounts } from "./hints.ts";

test("hints tell nothing that the task says already", () => {
  expect(hintsOf("rebuild")).toEqual(["count", "tiles", "first"]);
  expect(hintsOf("all-but-one")).toEqual(["tiles", "first"]);
  expect(hintsOf("go-out")).toEqual(["first"]);
});

test("a puzzle counts for whoever was told no more than how many tiles", () => {
  const hints = hintsOf("endgame");
  expect([0, 1, 2].map((depth) => stillCounts(hints.slice(0, depth)))).toEqual([true, true, false]);
  expect(stillCounts(hintsOf("go-out"))).toBe(false);
});
