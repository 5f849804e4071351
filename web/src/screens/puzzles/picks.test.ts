import { expect, it } from "vitest";
import type { PuzzleInfo } from "../../wire/types.ts";
import { nextPuzzle, rushPuzzle } from "./picks.ts";

const PUZZLES = Array.from({ length: 100 }, (_, at) => ({
  number: at + 1,
  kind: at % 2 ? "rebuild" : "go-out",
  difficulty: 600 + at * 20,
})) as unknown as readonly PuzzleInfo[];
const never = (): boolean => false;

it("is near the rating, of the kind that was asked for", () => {
  for (const at of [0, 0.5, 0.999]) {
    const { kind, difficulty } = nextPuzzle(
      PUZZLES,
      1500,
      { kind: "rebuild", tried: never },
      () => at,
    );
    expect(kind).toBe("rebuild");
    expect(Math.abs(difficulty - 1500)).toBeLessThanOrEqual(180);
  }
});

it("takes what was tried only when nothing else is left", () => {
  const tried = (number: number): boolean => number !== 100;
  expect(nextPuzzle(PUZZLES, 600, { tried }).number).toBe(100);
  expect(nextPuzzle(PUZZLES, 600, { tried: () => true }, () => 0).number).toBe(1);
});

it("grows harder against the clock, and shows nothing twice", () => {
  const used = new Set<number>();
  let before = 0;
  for (let solved = 0; solved < 20; solved += 5) {
    const { number, difficulty } = rushPuzzle(PUZZLES, solved, used, () => 0);
    expect(used.has(number)).toBe(false);
    expect(difficulty).toBeGreaterThan(before);
    used.add(number);
    before = difficulty;
  }
});
