/**
 * Brings together what was solved in this browser and what the house keeps of this player: each side
 * learns what the other knows, and no result counts twice.
 */
import { call, Problem } from "../wire/api.ts";
import type { OwnPuzzles } from "../wire/types.ts";
import { results } from "./puzzle_results.svelte.ts";
import { openSession } from "./session.svelte.ts";

/** So many results go at a time. */
const MOST = 20;
/** What the house knows, as it said last. */
let theirs: OwnPuzzles | null = null;
let work: Promise<void> = Promise.resolve();

/** Tell the house what it does not know; `anew`: another device may have told it more. */
export function syncResults(anew = false): Promise<void> {
  work = work.then(() => bring(anew));
  return work;
}

/** Delete what the house keeps of it, and what is kept here. */
export async function forgetResults(): Promise<void> {
  await work;
  await call("DELETE /api/person/puzzles");
  dropResults();
}

/** This player is gone from the house: nothing here is told to it again. */
export function dropResults(): void {
  theirs = null;
  results.forget();
}

async function bring(anew: boolean): Promise<void> {
  try {
    await openSession();
    if (anew || !theirs) theirs = await call("GET /api/person/puzzles");
    for (let left = Infinity; ;) {
      const sent = results.unknownTo(theirs);
      if (sent.length === 0 || sent.length >= left) break;
      left = sent.length;
      theirs = await call("POST /api/person/puzzles", { results: sent.slice(0, MOST) });
      if (theirs.not_solved.length > 0) results.keepHere(theirs.not_solved);
    }
    results.adopt(theirs);
  } catch (problem) {
    // Without the house they stay here, and go along the next time.
    if (!(problem instanceof Problem)) throw problem;
  }
}
