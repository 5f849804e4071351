import { expect, it } from "vitest";
import { company, MARKS, placeOf, PLAYERS, triedFor, verdict } from "./advice.ts";

const EDITIONS = ["broadway", "babyboom", "lanmi", "john-adams", "goliath"];

it("has every piece of advice for every edition and number of players", () => {
  const ids = triedFor("broadway", 2).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  for (const edition of EDITIONS)
    for (const players of PLAYERS)
      expect(triedFor(edition, players).map(({ id }) => id)).toEqual(ids);
});

it("says of each result what its interval says, and no more", () => {
  for (const { id, result } of EDITIONS.flatMap((edition) => triedFor(edition, 3))) {
    const [mean, low, high] = result.change;
    expect(low, id).toBeLessThanOrEqual(mean);
    expect(mean, id).toBeLessThanOrEqual(high);
    expect(mean).toBeCloseTo(result.share - result.without, 3);
    expect(verdict(result)).toBe(low > 0 ? "helps" : high < 0 ? "harms" : "neither");
    expect(["greedy", "hoard", "trimm"]).toContain(company(result));
  }
});

it("places what helps to the right of what costs, in proportion to its root", () => {
  const places = MARKS.map((mark) => placeOf(mark / 100));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect([placeOf(-0.5), placeOf(0), placeOf(0.5), placeOf(0.9)]).toEqual([0, 0.5, 1, 1]);
});
