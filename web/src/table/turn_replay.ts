/** A turn of before, shown once more on the table: how it lay, then how it was changed. */
import { idsOf, onTable, type Board } from "../game/board.ts";
import { changes } from "../game/changes.ts";
import { reconcile } from "../game/reconciliation.ts";
import type { TurnNote } from "../state/narrator.ts";
import type { TableDesk } from "./desk.svelte.ts";

/** How long each of the two is seen. */
const BEFORE_MS = 900;
const AFTER_MS = 3000;
/** Tiles that are only shown get ids of their own, far from those that are given in the game. */
const APART = 100_000;

/**
 * Show it, until it is over or `stop` says so; then the table is there again as it lies. `still`:
 * nothing is to move, so that only what came of it is shown.
 */
export async function showTurn(
  desk: TableDesk,
  note: TurnNote,
  still: boolean,
  stop: AbortSignal,
): Promise<void> {
  const { base } = desk.store.tiles;
  const before = reconcile({ ...base, next: base.next + APART }, note.before);
  const after = reconcile(before, note.after);
  if (!still) {
    desk.show({ board: before, lit: new Set(), seat: note.seat });
    await pause(BEFORE_MS, stop);
  }
  if (stop.aborted) return;
  desk.show({ board: after, lit: touched(before, after), seat: note.seat });
  await pause(AFTER_MS, stop);
  if (!stop.aborted) desk.show(null);
}

/** The tiles that were laid, and those that have changed their set. */
export function touched(before: Board, after: Board): ReadonlySet<number> {
  const { sets, laid } = changes(before, after);
  const there = new Set(idsOf(onTable(after)));
  const moved = sets.flatMap(({ added }) => idsOf(added)).filter((id) => there.has(id));
  return new Set([...idsOf(laid), ...moved]);
}

const pause = (ms: number, stop: AbortSignal): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
    stop.addEventListener("abort", () => done(), { once: true });
  });
