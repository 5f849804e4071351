import { expect, test } from "vitest";
import { adding } from "./adding.ts";

const sum = (parts: readonly number[]): number => parts.reduce((all, each) => all + each, 0);

test("what is shown adds up, where rounding each for itself would not", () => {
  const parts = [-0.1346, 0.2246, 0.1246, 0.4524];
  expect(sum(parts.map((each) => Math.round(100 * each)))).not.toBe(67);
  expect(sum(adding(parts, 67))).toBe(67);
});

test("each part is less than a point away from what it is", () => {
  const parts = [-0.6932, 0.8345, -0.3384, -0.1362];
  for (const [place, shown] of adding(parts, -33).entries())
    expect(Math.abs(shown - 100 * parts[place]!)).toBeLessThan(1);
});
