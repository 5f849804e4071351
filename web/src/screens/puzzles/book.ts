/**
 * The puzzles of an edition. They are the same whoever asks, so they are fetched once and kept in
 * this browser: they can be solved without a network.
 */
import { call, Problem } from "../../wire/api.ts";
import type { PlayStep, PuzzleAnswers, PuzzleBook, PuzzleInfo } from "../../wire/types.ts";
import { ownVersion } from "../../wire/version.ts";
import { daysBetween } from "./streak.ts";

const BOOKS = "remeld-puzzles";
const ANSWERS = "remeld-puzzle-answers";

/** The book of an edition: the kept one, else that of the house. */
export async function openBook(edition: string): Promise<PuzzleBook> {
  const found = kept<PuzzleBook>(BOOKS, edition);
  return found ?? keep(BOOKS, edition, await call("GET /api/puzzles/{edition}", { edition }));
}

const opened = new Map<string, PuzzleAnswers>();

/** The answers of an edition, if they were fetched while the house could be reached. */
export const answersOf = (edition: string): PuzzleAnswers | undefined => opened.get(edition);

/** Fetch the answers of an edition for times without a network. */
export async function fetchAnswers(edition: string): Promise<void> {
  try {
    const asking = () => call("GET /api/puzzles/{edition}/answers", { edition });
    const found = opened.get(edition) ?? kept<PuzzleAnswers>(ANSWERS, edition);
    opened.set(edition, found ?? keep(ANSWERS, edition, await asking()));
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
  }
}

/** The same book with the difficulties that results of this house have moved. */
export async function houseDifficulties(book: PuzzleBook): Promise<PuzzleBook> {
  const { edition } = book;
  try {
    const { ratings } = await call("GET /api/puzzles/{edition}/ratings", { edition });
    const moved = (each: PuzzleInfo): PuzzleInfo => {
      const difficulty = ratings[each.number] ?? each.difficulty;
      return difficulty === each.difficulty ? each : { ...each, difficulty };
    };
    return { ...book, puzzles: book.puzzles.map(moved) };
  } catch (problem) {
    if (problem instanceof Problem) return book;
    throw problem;
  }
}

/** Today, for everybody at the same time. */
export const todayUtc = (): string => new Date().toISOString().slice(0, 10);

/** The puzzle of a day. */
export function ofDay({ date, day, days, puzzles }: PuzzleBook, today: string): PuzzleInfo {
  const number = (day - 1 + daysBetween(date, today)) % days;
  return puzzles[(number + days) % days]!;
}

/** The answer step by step. */
export async function solutionOf(edition: string, number: number): Promise<readonly PlayStep[]> {
  const known = answersOf(edition)?.answers[number - 1];
  if (known) return known.steps;
  const path = "GET /api/puzzles/{edition}/{number}/solution";
  return (await call(path, { edition, number })).steps;
}

function keep<T>(place: string, edition: string, content: T): T {
  try {
    const text = JSON.stringify({ version: ownVersion(), content });
    localStorage.setItem(`${place}-${edition}`, text);
  } catch {
    // A browser that keeps nothing asks again.
  }
  return content;
}

/** What another version of the page kept may not be what this one can read. */
function kept<T>(place: string, edition: string): T | null {
  try {
    type Kept = { version: string; content: T };
    const text = localStorage.getItem(`${place}-${edition}`) ?? "null";
    const found = JSON.parse(text) as Kept | null;
    return found?.version === ownVersion() ? (found.content ?? null) : null;
  } catch {
    return null;
  }
}
