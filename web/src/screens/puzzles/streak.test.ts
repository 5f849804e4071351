import { expect, it } from "vitest";
import { dayAfter, daysBetween, streakOf } from "./streak.ts";

const TODAY = "2026-03-01";
const ago = (...days: readonly number[]): string[] => days.map((each) => dayAfter(TODAY, -each));

it.each([
  ["nothing", [], 0, false],
  ["today alone", [0], 1, false],
  ["yesterday, today still to come", [1, 2, 3], 3, false],
  ["over the end of February", [0, 1, 2], 3, false],
  ["one missed day is forgiven", [0, 1, 3, 4], 4, true],
  ["yesterday missed, today solved", [0, 2, 3], 3, true],
  ["yesterday missed, today still to come", [2, 3], 2, true],
  ["two missed days in a row are not", [0, 3, 4], 1, false],
  ["nor are two apart", [0, 2, 4, 5], 2, true],
  ["long ago", [5, 6, 7], 0, false],
])("%s", (_, days, length, forgiven) => {
  expect(streakOf(ago(...days), TODAY)).toEqual({
    days: length,
    today: days.includes(0),
    forgiven,
  });
});

it("counts days across months and clocks", () => {
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
});
