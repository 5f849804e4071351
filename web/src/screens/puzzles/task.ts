/** What a puzzle asks for, in words. */
import type { PuzzleInfo, RulesInfo } from "../../wire/types.ts";
import { tilesName } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";

export const taskOf = (puzzle: PuzzleInfo, { values }: RulesInfo): string =>
  t(`puzzle-${puzzle.kind}`, {
    points: Number(values["meld_min"] ?? 0),
    other: tilesName(puzzle.other, String(values["fourth_colour"] ?? "orange")),
  });
