import { expect, test } from "vitest";
import { ownFile } from "./file_form.ts";

const GAME = {
  table: "AAAAAAAAAAAAAAAAAAAAAA",
  game: 1,
  seat: 0,
  ended: 1_790_000_000_000,
  edition: "goliath",
  players: 2,
  against: "fox",
  result: "won",
  accuracy: null,
  themes: { spot: { met: 3, taken: 2 } },
};
const PLAY = { form: 1, games: [GAME], drills: { spot: { count: 4, total: 6, best: 5 } } };
const PUZZLES = {
  form: 1,
  rating: { rating: 1260, deviation: 90, volatility: 0.06 },
  curve: [1200, 1260],
  puzzles: { "goliath/1": { solved: true } },
  days: ["2026-11-18"],
  rush: 3,
};
const FILE = { remeld: "your game", play: PLAY, puzzles: PUZZLES };

test("what was saved is read", () => {
  expect(ownFile(JSON.stringify(FILE))).toEqual(FILE);
});

test.each([
  "no JSON",
  "null",
  "[]",
  JSON.stringify({ ...FILE, remeld: "their game" }),
  JSON.stringify({ ...FILE, play: undefined }),
  JSON.stringify({ ...FILE, play: { ...PLAY, games: [null] } }),
  JSON.stringify({ ...FILE, play: { ...PLAY, games: [{ ...GAME, result: "drawn" }] } }),
  JSON.stringify({ ...FILE, play: { ...PLAY, games: [{ ...GAME, ended: "yesterday" }] } }),
  JSON.stringify({ ...FILE, play: { ...PLAY, games: [{ ...GAME, themes: { spot: 3 } }] } }),
  JSON.stringify({ ...FILE, play: { ...PLAY, drills: { spot: 3 } } }),
  JSON.stringify({ ...FILE, puzzles: { ...PUZZLES, curve: ["high"] } }),
  JSON.stringify({ ...FILE, puzzles: { ...PUZZLES, rating: null } }),
])("what is wrong in one place is not taken: %s", (text) => {
  expect(ownFile(text)).toBeNull();
});
