/** What the tiles and sets on the table are called, with all that is to be known about them. */
import type { Board, BoardSet, Target } from "../game/board.ts";
import { standsFor } from "../game/reading.ts";
import type { SetVerdict } from "../wire/types.ts";
import { faultText, tileName } from "../words/naming.ts";
import { t } from "../words/words.svelte.ts";

/** What the tile at `index` of a set stands for, as far as it is settled; null: no joker. */
export function jokerAs(set: BoardSet, index: number): string | null {
  const stands = standsFor(set.pieces, index);
  return stands && `${stands.colour ?? "-"}${stands.number}`;
}

export function pieceName(face: string, as: string | null, fourth: string): string {
  if (!as) return tileName(face, fourth);
  if (as.startsWith("-")) return t("page-joker-number", { number: as.slice(1) });
  return tileName(`j=${as}`, fourth);
}

/** "Set 3: a run, worth 18", or what is wrong with it. */
export function setName(number: number, verdict: SetVerdict | null, fourth: string): string {
  if (!verdict) return t("page-set", { number });
  const { whole, kind, value, faults } = verdict;
  if (whole) return t("page-set-whole", { number, kind, value });
  const reason = faults.map((fault) => faultText(fault, fourth)).join(" ");
  return t("page-set-broken", { number, reason });
}

/** A place where tiles can be let go, in words. */
export function targetName(board: Board, target: Target | null, fourth: string): string {
  if (!target) return t("page-place-none");
  if (target.to !== "set") return t(`page-place-${target.to}`);
  const index = board.sets.findIndex((set) => set.id === target.set);
  const pieces = board.sets[index]?.pieces ?? [];
  const at = target.at ?? pieces.length;
  const set = index + 1;
  const before = pieces[at - 1];
  const after = pieces[at];
  if (before && after) {
    const tile = tileName(before.face, fourth);
    return t("page-place-between", { set, tile, other: tileName(after.face, fourth) });
  }
  if (after) return t("page-place-before", { set, tile: tileName(after.face, fourth) });
  return t("page-place-after", { set, tile: tileName(before?.face ?? "", fourth) });
}
