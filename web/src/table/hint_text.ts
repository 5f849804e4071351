/** A hint in words, as deep as it is asked for: is there a play, which tiles, and how. */
import type { Hint, PlayStep } from "../wire/types.ts";
import { sentences, tilesName } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";

export const DEEPEST = 3;

/** One step of a play. */
export function stepText({ kind, tiles, result }: PlayStep, fourth: string): string {
  // A tile that goes to no other set makes nothing yet: it is only split off.
  const said = kind === "take" && result === tiles ? "split" : kind;
  return t(`page-step-${said}`, {
    tiles: tilesName(tiles, fourth),
    result: tilesName(result, fourth),
  });
}

export const stepTexts = (hint: Hint | null, fourth: string): readonly string[] =>
  (hint?.play?.steps ?? []).map((step) => stepText(step, fourth));

/** What is new at this depth. */
export function hintText(hint: Hint | null, depth: number, fourth: string): string {
  if (!hint) return t("page-hint-thinking");
  if (!hint.can_play) return t(hint.optimal ? "page-hint-none" : "page-hint-none-found");
  if (depth >= DEEPEST) return sentences(stepTexts(hint, fourth));
  return depth === 2
    ? t("page-hint-tiles", { tiles: tilesName(hint.tiles, fourth) })
    : t("page-hint-some");
}
