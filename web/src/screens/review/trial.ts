/** A turn that is tried again: what is looked for, and hints in three depths. */
import { tilesName } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";
import type { Goal } from "../learn/lessons.ts";

/** The position before the turn, and the tiles that the strongest player would have laid. */
export interface Trial {
  readonly table: string;
  readonly rack: string;
  readonly melded: boolean;
  readonly choice: string;
}

/** How deep hints go: whether to lay, which tiles, and how; nothing more is to be said of waiting. */
export const deepest = ({ choice }: Trial): number => (choice === "" ? 2 : 3);

const facesOf = (tiles: string): string[] => tiles.split(" ").filter(Boolean);

/** What must be done: lay everything, lay these tiles, or nothing. */
export function goalOf({ rack, choice }: Trial): Goal {
  if (choice === "") return "draw";
  return facesOf(choice).length === facesOf(rack).length ? "out" : { lay: choice };
}

/** What is new at a depth: whether to lay, which tiles, and that it was shown. */
export function hintText({ choice }: Trial, depth: number, fourth: string): string {
  if (choice === "") return t(depth === 1 ? "review-hint-think" : "review-hint-hold");
  if (depth === 1) return t("review-hint-count", { count: facesOf(choice).length });
  return t("review-hint-tiles", { tiles: tilesName(choice, fourth) });
}
