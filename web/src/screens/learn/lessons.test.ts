import { expect, test } from "vitest";
import { CHAPTERS, lessonsFor, questionOf, stillToLay, wanted, type Lesson } from "./lessons.ts";

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
