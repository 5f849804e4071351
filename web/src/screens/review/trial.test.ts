import { expect, test } from "vitest";
import type { PlayStep } from "../../wire/types.ts";
import { DEEPEST, goalOf, hintText, isAsGood, tooMany, type Trial } from "./trial.ts";

const TRIAL: Trial = {
  table: "b4 b5 b6",
  rack: "b3 b7 k1",
  melded: true,
  choice: "",
  asGood: null,
  player: "Ann",
  pool: 9,
  others: "Ben 4",
  why: ["Because."],
};
const STEP: PlayStep = {
  kind: "add",
  tiles: "b3",
  result: "b3 b4 b5 b6",
  source: null,
  target: 0,
  joker_to: null,
};

test.each([
  ["", "draw"],
  ["b3 b7 k1", "out"],
  ["b3", { lay: "b3" }],
])("what is looked for is what the strongest player did: %s", (choice, goal) => {
  expect(goalOf({ ...TRIAL, choice })).toEqual(goal);
});

test("who lays more than the strongest player has not found it", () => {
  const trial = { ...TRIAL, choice: "b3" };
  expect([0, 1, 2, 3].map((left) => tooMany(trial, left))).toEqual([true, true, false, false]);
});

test.each([
  ["b3", "b7", ["k1", "b3"], true],
  ["b3", "b7", ["k1", "b7"], false],
  ["b3", "", ["k1", "b7", "b3"], true],
  ["", "b3 b7", ["k1"], true],
  // What the strongest player would have done is that, and not just as good.
  ["b3 b7", "b7 b3", ["k1"], false],
  ["b3", null, ["k1", "b7", "b3"], false],
])("looked for %s, laid before and as good %s, left %s", (choice, asGood, left, right) => {
  expect(isAsGood({ ...TRIAL, choice, asGood }, left)).toBe(right);
});

test.each(["", "b3", "b3 b7 k1"])("there are three hints, each another one: %s", (choice) => {
  for (const why of [[], ["Because."]]) {
    const said = [1, 2, DEEPEST].map((depth) =>
      hintText(
        { ...TRIAL, choice, why },
        depth,
        "orange",
        choice && depth === 3 ? STEP : undefined,
      ),
    );
    expect(new Set(said).size).toBe(3);
  }
});
