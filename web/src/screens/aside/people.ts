/** The people at the real table, as they were called last; the clock and a new sheet begin so. */
import { t } from "../../words/words.svelte.ts";
import { isNames, keep, kept } from "./storage.ts";

export const lastNames = (): readonly string[] => kept("names", ["", "", ""], isNames);

export const keepNames = (names: readonly string[]): void => keep("names", names);

/** A name to show: "Player 2" for somebody who has none. */
export const called = (names: readonly string[], seat: number): string =>
  names[seat] || t("aside-player", { number: seat + 1 });
