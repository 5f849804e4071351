import { expect, test } from "vitest";
import { goalOf } from "./trial.ts";

const POSITION = { table: "b4 b5 b6", rack: "b3 b7 k1", melded: true };

test.each([
  ["", "draw"],
  ["b3 b7 k1", "out"],
  ["b3", { lay: "b3" }],
])("what is looked for is what the strongest player did: %s", (choice, goal) => {
  expect(goalOf({ ...POSITION, choice })).toEqual(goal);
});
