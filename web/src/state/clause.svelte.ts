/**
 * The rules over a screen: a clause is read and closed again, and what lies under it stays as it
 * was. Whoever is playing loses neither the draft nor the sight of the clock.
 */
import { getContext, setContext } from "svelte";

/** Whose rules are open, and the clause that is looked for; null: all of them. */
export type Reading = { rules: string; clause: string | null };

let reading: Reading | null = $state.raw(null);

export const book = {
  get reading(): Reading | null {
    return reading;
  },
  open(rules: string, clause: string | null = null): void {
    reading = { rules, clause };
  },
  close(): void {
    reading = null;
  },
};

/** Where rules, or a clause of them, have an address. */
export const rulesPath = (rules: string, clause: string | null = null): string =>
  `/rules/${encodeURIComponent(rules)}${clause === null ? "" : `#${clause}`}`;

const HERE = Symbol("rules");

/** By which rules a screen plays: for every clause that is named anywhere in it. */
export function playBy(rules: () => string): void {
  setContext(HERE, rules);
}

/** To be asked while a component is made. */
export const rulesHere = (): (() => string) => getContext<() => string>(HERE) ?? (() => "");
