/** What every kind of question is given. */
import type { Snippet } from "svelte";
import type { RulesInfo } from "../../wire/types.ts";
import type { Asked } from "./reasons.ts";

export interface QuestionProps {
  question: Asked;
  rules: RulesInfo;
  /** What is practised. */
  title: string;
  /** Where one is in the drill. */
  head: Snippet;
  /** To the next question. */
  wayOn: Snippet;
  /** It has been answered. */
  onanswer: (right: boolean) => void;
}
