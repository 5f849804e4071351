import { expect, test } from "vitest";
import type { ReviewedTurnInfo, TurnChance } from "../../wire/types.ts";
import { across, BEFORE, letters, lines, nearest, upwards, wideIn, WIDTH } from "./curve.ts";

const turn = (number: number, seat: number): ReviewedTurnInfo => ({
  turn: number,
  event: number + 4,
  seat,
  done: "draw",
  played: "",
  rack: 14,
  possible_tiles: 0,
  possible_value: 0,
  proved: true,
  missed_tiles: 0,
  missed_value: 0,
  could_go_out: false,
  could_open: false,
  could_free_joker: false,
  could_keep_joker: false,
});
const chance = (number: number, part: number): [number, TurnChance] => [
  number,
  {
    turn: number,
    chance: part,
    chance_best: part,
    low: part,
    high: part,
    choice: "",
    after_draw: null,
    reasons: [],
  },
];
const TURNS = [turn(1, 1), turn(2, 0), turn(3, 1), turn(4, 0)];

test("each seat has a line through its own turns, and ends at its result", () => {
  const chances = new Map([chance(1, 0.5), chance(2, 0.25), chance(3, 1)]);
  const [first, second] = lines(TURNS, chances, new Map([[1, 1]]));
  expect(first).toEqual({ seat: 0, points: [{ x: across(2, 4), y: upwards(0.25), turn: 2 }] });
  expect(second?.points.map(({ turn }) => turn)).toEqual([1, 3, 4]);
  expect(second?.points.at(-1)?.y).toBe(upwards(1));
});

test("higher chances lie higher, later turns farther to the right", () => {
  expect(upwards(1)).toBeLessThan(upwards(0));
  expect(across(1, 4)).toBe(BEFORE);
  expect(across(5, 4)).toBeLessThan(WIDTH);
});

test("a tap goes to the nearest turn", () => {
  expect(nearest(TURNS, 0)).toBe(1);
  expect(nearest(TURNS, across(3, 4) / WIDTH)).toBe(3);
  expect(nearest(TURNS, 1)).toBe(4);
  expect(nearest([], 0.5)).toBeUndefined();
});

test("letters stand beside each other where lines end together", () => {
  const end = { x: 300, y: 150, turn: 9 };
  const found = letters([0, 1, 2].map((seat) => ({ seat, points: [end] })));
  expect(found.map(({ x }) => x)).toEqual([300, 285, 270]);
  expect(letters([{ seat: 0, points: [] }])).toEqual([]);
});

test("where there is more room it is drawn wider, and what is tapped stays the same", () => {
  expect(wideIn(15)).toBe(WIDTH);
  // Its letters are as large in all of these.
  expect(wideIn(22)).toBe(22 * 13);
  const wide = wideIn(50);
  expect(wide).toBeGreaterThan(WIDTH);
  for (const each of TURNS)
    expect(nearest(TURNS, across(each.turn, 4, wide) / wide, wide)).toBe(each.turn);
});
