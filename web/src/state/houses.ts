/** House rules: an edition with some rules changed, as text, and the ones this browser keeps. */
import type { Value } from "../wire/tools.ts";
import type { Options, RuleField } from "../wire/types.ts";
import { hasText, t } from "../words/words.svelte.ts";

/** House rules under a name; `key` leads to them on any device of the house. */
export type House = { name: string; rules: string; key: string };

const PLACE = "remeld-houses";
const LONGEST_NAME = 40;

/** The rules as the notation writes them: `goliath(jokers=4, call="Out!")`. */
export function writeRules(
  edition: string,
  changes: ReadonlyMap<string, Value>,
  fields: readonly RuleField[],
): string {
  const changed = fields.flatMap(({ name, allowed }) => {
    const value = changes.get(name);
    if (value === undefined) return [];
    const bare = value === null || (allowed.kind === "big-set" && typeof value === "string");
    return [`${name}=${bare ? (value ?? "none") : JSON.stringify(value)}`];
  });
  return changed.length > 0 ? `${edition}(${changed.join(", ")})` : edition;
}

/** Whether a house can change a rule: all booklets together leave no choice in some. */
export function isFree({ allowed: { kind, least, most, values } }: RuleField): boolean {
  if (kind === "number") return least !== most;
  return kind === "choice" ? values.length > 1 : true;
}

/** A name as it can be kept and shown. */
export const tidyName = (name: string): string =>
  name.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);

/** Where somebody else finds these rules; the name goes along, but not to the house. */
export function housePath({ key, name }: Pick<House, "key" | "name">): string {
  return `/house/${key}${name && `#${encodeURIComponent(name)}`}`;
}

/** The name in the fragment of such an address. */
export function nameIn(fragment: string): string {
  try {
    return tidyName(decodeURIComponent(fragment.replace(/^#/, "")));
  } catch {
    return "";
  }
}

/** The house rules that this browser keeps. */
export function keptHouses(): readonly House[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isHouse) : [];
  } catch {
    return [];
  }
}

/** The edition that rules are, or that they change. */
export const editionOf = (rules: string): string => rules.replace(/\(.*$/s, "");

/** What others call house rules: a table brings their name along. */
const told = new Map<string, string>();

/** Rules of a table, and what those who play there call them. */
export type NamedRules = Pick<Options, "rules" | "rules_name">;

/** Remember what a table calls its rules, for every place that names them. */
export function hearName({ rules, rules_name: name }: NamedRules): void {
  if (name) told.set(rules, name);
  else told.delete(rules);
}

/** What rules are called: an edition, house rules by one's own name for them, or by that told. */
export function rulesName(rules: string, name = told.get(rules)): string {
  const [key = rules, changes] = rules.split("(");
  const edition = hasText(`edition-${key}`) ? t(`edition-${key}`) : key;
  if (changes === undefined) return edition;
  const called = keptName(rules) ?? name;
  return called
    ? t("page-house-named", { name: called, edition })
    : t("page-house-rules", { edition });
}

const keptName = (rules: string): string | undefined =>
  keptHouses().find((house) => house.rules === rules)?.name;

/** Rules together with the name under which they are kept here, for a table to bring along. */
export function namedRules(rules: string): NamedRules {
  const name = keptName(rules) ?? told.get(rules);
  return name ? { rules, rules_name: name } : { rules };
}

/** Keep house rules; those of the same name give way. False: this browser keeps nothing. */
export function keepHouse(house: House): boolean {
  return keep([house, ...keptHouses().filter(({ name }) => name !== house.name)]);
}

export function dropHouse(name: string): boolean {
  return keep(keptHouses().filter((house) => house.name !== name));
}

function keep(houses: readonly House[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(houses));
    return true;
  } catch {
    return false;
  }
}

function isHouse(each: unknown): each is House {
  if (typeof each !== "object" || each === null) return false;
  const { name, rules, key } = each as Record<string, unknown>;
  return [name, rules, key].every((one) => typeof one === "string");
}
