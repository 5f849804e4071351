/** A turn that is tried again: what is looked for, and hints in three depths. */
import { stepText } from "../../table/hint_text.ts";
import type { PlayStep } from "../../wire/types.ts";
import { sentences, tilesName } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";
import type { Goal } from "../learn/lessons.ts";

/** The position before the turn, and the tiles that the strongest player would have laid. */
export interface Trial {
  readonly table: string;
  readonly rack: string;
  readonly melded: boolean;
  readonly choice: string;
  /** Whose turn it is, and what else that player could see. */
  readonly player: string;
  readonly pool: number;
  readonly others: string;
  /** Why what was done was worse, in sentences. */
  readonly why: readonly string[];
}

/** Hints go so deep; the solution comes after them. */
export const DEEPEST = 3;

const facesOf = (tiles: string): string[] => tiles.split(" ").filter(Boolean);

/** What must be done: lay everything, lay these tiles, or nothing. */
export function goalOf({ rack, choice }: Trial): Goal {
  if (choice === "") return "draw";
  return facesOf(choice).length === facesOf(rack).length ? "out" : { lay: choice };
}

/** Whether more was laid than is looked for, with so many tiles left on the rack. */
export const tooMany = ({ rack, choice }: Trial, left: number): boolean =>
  left < facesOf(rack).length - facesOf(choice).length;

/** What is new at a depth: whether to lay, then which tiles or why not, then how it begins. */
export function hintText(
  { choice, why }: Trial,
  depth: number,
  fourth: string,
  first: PlayStep | undefined,
): string {
  if (choice !== "" && depth === 1)
    return t("review-hint-count", { count: facesOf(choice).length });
  if (choice !== "" && (depth === 2 || !first))
    return t("review-hint-tiles", { tiles: tilesName(choice, fourth) });
  if (first) return sentences([t("review-hint-first"), stepText(first, fourth)]);
  if (depth === 1) return t("review-hint-think");
  if (depth === 2) return why.length > 0 ? sentences([...why]) : t("review-hint-later");
  return t("review-hint-hold");
}
