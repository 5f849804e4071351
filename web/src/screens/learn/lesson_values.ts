/** The numbers and the rules that the texts of a lesson name. */
import type { RulesInfo } from "../../wire/types.ts";
import type { TextValues } from "../../words/words.svelte.ts";
import { questionOf, type Lesson } from "./lessons.ts";

/** By lesson: the rule whose number is `$count` in what is to be done, and in what is said after. */
const COUNTS: Readonly<Record<string, { task?: string; why: string }>> = {
  bell: { task: "time_limit_sec", why: "timeout_penalty" },
  match: { why: "rack_joker_value" },
};

export function lessonValues(
  lesson: Lesson,
  { values }: RulesInfo,
  which: "task" | "why",
): TextValues {
  return {
    needed: Number(values["meld_min"] ?? 0),
    optional: Boolean(values["time_limit_optional"]),
    count: Number(values[COUNTS[lesson.id]?.[which] ?? ""] ?? 0),
    answer: String(values[questionOf(lesson)?.ask ?? ""]),
  };
}
