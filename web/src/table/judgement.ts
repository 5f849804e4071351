/** What the referee says of the table as it lies, in words. */
import type { FaultView, MeldView, Verdict } from "../wire/types.ts";
import { faultText } from "../words/names.ts";
import { capitalised, t } from "../words/words.svelte.ts";
import { onTable } from "../game/board.ts";
import type { Arrangement } from "../state/arrangement.svelte.ts";
import type { AtDesk } from "./desk.svelte.ts";

export type Judged = {
  /** The verdict on what was moved; null while nothing was, or while it is awaited. */
  verdict: Verdict | null;
  faults: readonly FaultView[];
  /** Everything that is wrong, what explains it first. */
  reasons: readonly string[];
  meld: MeldView | null;
  text: string;
};

export function judgement(store: AtDesk): Judged {
  const { tiles } = store;
  // The word on the table as it was, which says to draw, is none on what was moved since.
  const verdict = tiles.changed && tiles.verdict?.end !== "draw" ? tiles.verdict : null;
  const meld = store.hand === null ? null : (tiles.verdict?.meld ?? null);
  const faults = verdict?.faults ?? [];
  const reasons = [...new Set(faults.map((fault) => faultText(fault, store.fourth)))];
  return {
    verdict,
    faults,
    reasons,
    meld,
    text: capitalised(textOf(store, verdict, reasons, meld)),
  };
}

/** What ending the turn would be, as the referee says; without a word on it yet, as is likely. */
export function endOf({ tiles, game, idle, dry }: AtDesk): Verdict["end"] {
  const said = tiles.verdict?.end ?? null;
  if (tiles.changed) return said;
  if (idle) return null;
  const likely = dry || game?.pool === 0 ? "pass" : "draw";
  return tiles.judging ? likely : (said ?? likely);
}

/** How many tiles of the rack lie on the table. */
export const laid = ({ board, fixed }: Arrangement): number =>
  onTable(board).filter(({ id }) => !fixed.has(id)).length;

function textOf(
  store: AtDesk,
  verdict: Verdict | null,
  reasons: readonly string[],
  meld: MeldView | null,
): string {
  if (store.view && store.view.phase !== "playing") return t("page-over");
  if (store.view?.paused) return t(`page-paused-${store.view.paused}`);
  if (verdict?.legal) {
    const { tiles_played: count, points } = verdict;
    return t(store.planning ? "page-plan-legal" : "page-turn-legal", { count, points });
  }
  if (verdict) return reasons[0] ?? t("page-turn-not-yet");
  if (store.tiles.changed) return t("page-judging");
  if (store.myTurn) {
    if (store.idle) return store.idle;
    const end = endOf(store) === "pass" ? "-pass" : "";
    return t(`page-turn-${meld ? "meld" : "begin"}${end}`, { needed: meld?.needed ?? 0 });
  }
  const player = store.onTurn === null ? "" : (store.view?.seats[store.onTurn]?.name ?? "");
  return t(store.hand === null ? "page-turn-watched" : "page-turn-of", { player });
}
