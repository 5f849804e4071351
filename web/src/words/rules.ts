/** Rules and their values in words. */
import type { Value } from "../wire/tools.ts";
import type { RuleField } from "../wire/types.ts";
import { capitalised, t } from "./words.svelte.ts";

/** A rule's name with a capital letter, as a heading has it. */
export function fieldName(name: string): string {
  return capitalised(t(`field-${name}`));
}

/** A rule's value in words; words that players say stay as they are. */
export function valueName({ allowed }: Pick<RuleField, "allowed">, value: Value): string {
  if (allowed.kind === "number") return String(value);
  if (value === null) return t("value-none");
  if (allowed.kind === "word" || allowed.kind === "big-set") return String(value);
  return t(`value-${value}`);
}
