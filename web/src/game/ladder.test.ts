import { expect, test } from "vitest";
import { strengthAfter, suiting } from "./ladder.ts";

const LEVELS = ["chick", "rabbit", "hedgehog", "cat"] as const;

test("who wins meets stronger ones, who loses weaker ones", () => {
  expect(strengthAfter(1, 1, true, 3)).toBeGreaterThan(1);
  expect(strengthAfter(1, 1, false, 3)).toBeLessThan(1);
  expect(strengthAfter(3, 3, true, 3)).toBe(3);
  expect(strengthAfter(0, 0, false, 3)).toBe(0);
});

test("beating much weaker ones, or losing to much stronger ones, shows nothing", () => {
  expect(strengthAfter(3, 0, true, 3)).toBe(3);
  expect(strengthAfter(0, 3, false, 3)).toBe(0);
});

test("a level that is not offered any more is replaced by what suits", () => {
  expect(suiting<string>(LEVELS, "adjust", 2.4)).toBe("hedgehog");
  expect(suiting<string>(LEVELS, "best", 9)).toBe("cat");
  expect(suiting(LEVELS, "cat", 0)).toBe("cat");
  expect(suiting<string>([], "adjust", 0)).toBeUndefined();
});
