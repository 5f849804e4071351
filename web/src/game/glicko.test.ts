import { expect, it } from "vitest";
import { NEW, rated } from "./glicko.ts";

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
