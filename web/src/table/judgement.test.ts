import { expect, test } from "vitest";
import { Arrangement } from "../state/arrangement.svelte.ts";
import type { AtDesk } from "./desk.svelte.ts";
import { endOf } from "./judgement.ts";

test.each([
  [false, "draw"],
  [true, "pass"],
] as const)("before the referee says so: is nothing left to draw: %s, the end: %s", (dry, end) => {
  const desk: Partial<AtDesk> = { tiles: new Arrangement(), game: null, dry };
  expect(endOf(desk as AtDesk)).toBe(end);
});
