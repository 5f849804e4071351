/** A turn that is tried again: what is looked for, and hints in three depths. */
import { stepText } from "../../table/hint_text.ts";
import type { PlayStep } from "../../wire/types.ts";
import { sentences, tilesName } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";
import type { Goal } from "../learn/lessons.ts";

/** What is looked for in a turn that is tried again. */
export interface Sought {
  /** The tiles that the strongest player would have laid. */
  readonly choice: string;
  /** The tiles that were laid, if that gave nothing away: whoever does so again is right, too. */
  readonly asGood: string | null;
  /** Why what was done was worse, in sentences. */
  readonly why: readonly string[];
}

/** The position before the turn, with what is looked for. */
export interface Trial extends Sought {
  readonly table: string;
  readonly rack: string;
  readonly melded: boolean;
  /** Whose turn it is, and what else that player could see. */
  readonly player: string;
  readonly pool: number;
  readonly others: string;
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

const sorted = (faces: readonly string[]): string => [...faces].sort().join(" ");

/** Whether, with these tiles left, it was done as before, not as the strongest player and as good. */
export function isAsGood({ rack, choice, asGood }: Trial, left: readonly string[]): boolean {
  if (asGood === null || sorted(facesOf(asGood)) === sorted(facesOf(choice))) return false;
  return sorted([...left, ...facesOf(asGood)]) === sorted(facesOf(rack));
}

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
