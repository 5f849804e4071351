/** What a question asks, and why its answer is right, in words. */
import type { CountAsked, LayAsked, RulesInfo, TurnAsked, WaitAsked } from "../../wire/types.ts";
import { faultText, sentences, tilesName } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";

export type Asked = LayAsked | TurnAsked | WaitAsked | CountAsked;

const fourthOf = ({ values }: RulesInfo): string => String(values["fourth_colour"] ?? "orange");
const needed = ({ values }: RulesInfo): number => Number(values["meld_min"] ?? 0);

export function askText(question: Asked, rules: RulesInfo): string {
  if (question.type === "lay") return t(`practice-ask-${question.way}`, { points: needed(rules) });
  if (question.type === "count")
    return t("practice-ask-count", { tiles: tilesName(question.pair, fourthOf(rules)) });
  return t(`practice-ask-${question.type}`);
}

const percent = (part: number): string => String(Math.round(100 * part));

/** The right answer with its reason. */
export function whyText(question: Asked, rules: RulesInfo): string {
  const fourth = fourthOf(rules);
  if (question.type === "turn")
    return question.legal
      ? t("practice-why-legal")
      : sentences(question.faults.map((fault) => faultText(fault, fourth)));
  if (question.type === "count") {
    const { most, answer } = question;
    const tiles = tilesName(question.asked, fourth);
    return t("practice-why-count", { tiles, most, seen: most - answer, count: answer });
  }
  if (question.type === "wait") {
    const { laid, waited, lay } = question;
    if (!laid || !waited) return t("practice-why-out");
    const values = { laid: percent(laid.chance), waited: percent(waited.chance) };
    return t("practice-why-wait", { ...values, tiles: tilesName(lay, fourth) });
  }
  const tiles = tilesName(question.answer, fourth);
  if (question.melded) return t("practice-why-lay", { tiles });
  return question.answer
    ? t("practice-why-open", { tiles, count: question.worth })
    : t("practice-why-no-open", { count: question.worth, points: needed(rules) });
}

/** The answers that can be chosen, each with its text; nothing where tiles are laid. */
export function optionsOf(question: Asked): readonly { value: string; text: string }[] {
  const named = (value: string): { value: string; text: string } => ({
    value,
    text: t(`practice-${value}`),
  });
  if (question.type === "turn") return ["allowed", "not-allowed"].map(named);
  if (question.type === "wait") return ["lay", "wait"].map(named);
  if (question.type === "lay") return [];
  return Array.from({ length: question.most + 1 }, (_, count) => ({
    value: String(count),
    text: String(count),
  }));
}

/** The value of the right one. */
export function rightOf(question: Asked): string {
  if (question.type === "turn") return question.legal ? "allowed" : "not-allowed";
  if (question.type === "wait") return question.wait ? "wait" : "lay";
  return question.type === "count" ? String(question.answer) : "";
}
