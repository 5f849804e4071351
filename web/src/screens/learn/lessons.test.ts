import { expect, test } from "vitest";
import type { FaultView } from "../../wire/types.ts";
import {
  CHAPTERS,
  lessonsFor,
  questionOf,
  stillToLay,
  taughtFirst,
  toldIn,
  wanted,
  type Lesson,
} from "./lessons.ts";

const OPEN = { joker_freeing: "anyLegal", joker_set_frozen: false, joker_floats: true };
const ids = (edition: string, values: Parameters<typeof lessonsFor>[1]): string[] =>
  lessonsFor(edition, values).map(({ id }) => id);

test("an edition has the lessons that its rules ask for, in the order of the chapters", () => {
  const shown = lessonsFor("broadway", { ...OPEN, table_in_meld_turn: "closed" });
  const chapters = [...new Set(shown.map(({ chapter }) => chapter))];
  expect(chapters).toEqual(CHAPTERS);
  expect(shown.map(({ id }) => id)).toContain("meld-closed");
  expect(ids("goliath", { ...OPEN, table_in_meld_turn: "openAfterMeld" })).toContain("meld-open");
});

test("what is about another edition is left out", () => {
  expect(ids("broadway", OPEN)).not.toContain("joker-move");
  expect(ids("goliath", OPEN)).toContain("joker-move");
  const frozen = ids("lanmi", { joker_freeing: "exactSwap", joker_set_frozen: true });
  expect(frozen).toContain("joker-frozen");
  expect(frozen).not.toContain("joker-split");
});

const lesson = (goal: Lesson["goal"], rack: string): Lesson => ({
  id: "x",
  chapter: "sets",
  rack,
  goal,
});

test("everything must be laid, or only what is named", () => {
  expect(stillToLay(lesson("out", "b3 b8"), ["b8"])).toEqual(["b8"]);
  expect(stillToLay(lesson("out", "b3 b8"), [])).toEqual([]);
  const some = lesson({ lay: "b4 b5" }, "b4 r9 b5");
  expect(wanted(some)).toBe("b4 b5");
  expect(stillToLay(some, ["r9"])).toEqual([]);
  expect(stillToLay(some, ["r9", "b5"])).toEqual(["b5"]);
  expect(stillToLay(some, ["b5"])).toEqual(["b5"]);
  expect(stillToLay(lesson("play", "b4 b5"), ["b5"])).toEqual([]);
});

test("of two tiles that are alike either one will do", () => {
  const twice = lesson({ lay: "b4" }, "b4 b4");
  expect(stillToLay(twice, ["b4"])).toEqual([]);
  expect(stillToLay(twice, ["b4", "b4"])).toEqual(["b4"]);
});

test("a question is known as one", () => {
  expect(questionOf(lesson("out", ""))).toBeNull();
  expect(questionOf(lesson({ ask: "pool_empty", answers: ["playOn"] }, ""))?.ask).toBe(
    "pool_empty",
  );
});

const fault = (clause: string, follows: string | null = null): FaultView => ({
  code: clause,
  clause,
  set: null,
  tiles: "",
  values: {},
  follows,
});

test("what the lesson teaches is said first, and is then no consequence", () => {
  const meld: Lesson = { ...lesson("play", "b4"), teaches: ["R30"] };
  const faults = [fault("R43"), fault("R9"), fault("R30", "R43")];
  expect(taughtFirst(meld, faults)).toEqual([fault("R30"), fault("R43"), fault("R9")]);
});

test("what a lesson does not teach stays as the referee has it", () => {
  const faults = [fault("R43"), fault("R30", "R43")];
  expect(taughtFirst(lesson("play", "b4"), faults)).toEqual(faults);
  expect(taughtFirst({ ...lesson("play", "b4"), teaches: ["R14"] }, faults)).toEqual(faults);
});

test("a lesson that tells rules knows the questions about them", () => {
  const told = toldIn(lesson({ tell: ["pool_empty", "timeout_table"] }, ""));
  expect(told.map(({ id }) => id)).toEqual(["bell", "pool"]);
  expect(toldIn(lesson("out", "b4"))).toEqual([]);
});
