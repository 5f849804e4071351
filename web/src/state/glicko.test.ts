import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { NEW, rated, type Rating } from "./glicko.ts";

const other = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

it("works out the example of the paper", () => {
  const own = { rating: 1500, deviation: 200, volatility: 0.06 };
  const after = rated(own, [
    { against: other(1400, 30), score: 1 },
    { against: other(1550, 100), score: 0 },
    { against: other(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

it("moves a newcomer far, and both sides the opposite way", () => {
  const puzzle = other(1400, 180);
  const won = rated(NEW, [{ against: puzzle, score: 1 }]);
  const lost = rated(puzzle, [{ against: NEW, score: 0 }]);
  expect(won.rating).toBeGreaterThan(NEW.rating + 100);
  expect(won.deviation).toBeLessThan(NEW.deviation);
  expect(lost.rating).toBeLessThan(puzzle.rating);
});

it("changes nothing without results", () => {
  expect(rated(NEW, [])).toBe(NEW);
});

it("is the formula of the house, to the last digit that anybody sees", () => {
  type Numbers = [number, number, number];
  type Case = { player: Numbers; puzzle: Numbers; solved: boolean; after: [Numbers, Numbers] };
  const path = new URL("../../../tests/data/ratings.json", import.meta.url);
  const cases = JSON.parse(readFileSync(path, "utf-8")) as Case[];
  const read = ([rating, deviation, volatility]: Numbers): Rating => {
    return { rating, deviation, volatility };
  };
  expect(cases.length).toBeGreaterThan(20);
  for (const { player, puzzle, solved, after } of cases) {
    const score = solved ? 1 : 0;
    const sides = [
      [player, puzzle, score],
      [puzzle, player, 1 - score],
    ] as const;
    for (const [at, [own, other, points]] of sides.entries()) {
      const found = rated(read(own), [{ against: read(other), score: points }]);
      const expected = read(after[at]!);
      expect(found.rating).toBeCloseTo(expected.rating, 4);
      expect(found.deviation).toBeCloseTo(expected.deviation, 4);
      expect(found.volatility).toBeCloseTo(expected.volatility, 5);
    }
  }
});
