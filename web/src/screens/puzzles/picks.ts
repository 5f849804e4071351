/** Which puzzle comes next: near one's own rating, or harder and harder against the clock. */
import type { PuzzleInfo } from "../../wire/types.ts";

export type Chance = () => number;

/** Of so many that come near one is drawn, so that not everybody gets the same. */
const NEAREST = 8;
const RUSH_FIRST = 700;
const RUSH_STEP = 70;

/** A puzzle near a rating, of one kind or of any; those that were tried come last. */
export function nextPuzzle(
  puzzles: readonly PuzzleInfo[],
  rating: number,
  wanted: { kind?: string; tried: (number: number) => boolean },
  chance: Chance = Math.random,
): PuzzleInfo {
  const ofKind = puzzles.filter(({ kind }) => !wanted.kind || kind === wanted.kind);
  const fresh = ofKind.filter(({ number }) => !wanted.tried(number));
  return near(fresh.length > 0 ? fresh : ofKind, rating, chance);
}

/** The next puzzle against the clock, after so many were solved. */
export function rushPuzzle(
  puzzles: readonly PuzzleInfo[],
  solved: number,
  used: ReadonlySet<number>,
  chance: Chance = Math.random,
): PuzzleInfo {
  const left = puzzles.filter(({ number }) => !used.has(number));
  return near(left.length > 0 ? left : puzzles, RUSH_FIRST + RUSH_STEP * solved, chance);
}

function near(puzzles: readonly PuzzleInfo[], rating: number, chance: Chance): PuzzleInfo {
  const off = ({ difficulty }: PuzzleInfo): number => Math.abs(difficulty - rating);
  const nearest = puzzles.toSorted((a, b) => off(a) - off(b)).slice(0, NEAREST);
  return nearest[Math.floor(chance() * nearest.length)]!;
}
