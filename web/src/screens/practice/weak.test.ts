import { expect, it } from "vitest";
import type { OwnGame } from "../../state/own_games.svelte.ts";
import { accuracyOf, byKind, weakest, weaknesses } from "./weak.ts";

const GAME: OwnGame = {
  table: "t",
  game: 1,
  seat: 0,
  ended: 0,
  edition: "goliath",
  players: 2,
  against: "fox",
  result: "won",
  accuracy: null,
  themes: null,
};

it("puts first what was taken least, over all reviewed games", () => {
  const games: readonly OwnGame[] = [
    GAME,
    { ...GAME, themes: { spot: { met: 8, taken: 6 }, splits: { met: 3, taken: 1 } } },
    { ...GAME, themes: { splits: { met: 1, taken: 1 }, jokers: { met: 0, taken: 0 } } },
  ];
  expect(weaknesses(games)).toEqual([
    { theme: "splits", met: 4, taken: 2 },
    { theme: "spot", met: 8, taken: 6 },
  ]);
  expect(weakest(games)?.theme).toBe("splits");
});

it("finds nothing weak where every chance was taken, or nothing was reviewed", () => {
  expect(weakest([{ ...GAME, themes: { spot: { met: 2, taken: 2 } } }])).toBeUndefined();
  expect(weakest([GAME])).toBeUndefined();
});

it("counts by edition, players and opponents", () => {
  const rows = byKind([GAME, { ...GAME, result: "lost" }, { ...GAME, players: 3 }]);
  expect(rows.map(({ players, games, won }) => [players, games, won])).toEqual([
    [2, 2, 1],
    [3, 1, 1],
  ]);
});

it("has the mean of what is known", () => {
  expect(accuracyOf([GAME])).toBeNull();
  expect(accuracyOf([GAME, { ...GAME, accuracy: 80 }, { ...GAME, accuracy: 60 }])).toBe(70);
});
