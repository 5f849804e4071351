/** Setting up a table: what is chosen before, and what is done at it without further questions. */
import { api } from "../wire/api.ts";
import type { Level, SeatColour } from "../wire/api.ts";
import type { Options } from "../wire/types.ts";
import { t } from "../words/words.svelte.ts";
import { namedRules } from "./houses.ts";
import { asLevel } from "./my_level.ts";
import { go, tablePath } from "./route.svelte.ts";
import { attempt } from "./session.svelte.ts";
import { chosenRules, settings } from "./settings.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

/** Who sits down at once, and whether the first game begins. */
export type Setup = {
  people: readonly { name: string; colour: SeatColour | null }[];
  computers: readonly Level[];
  start: boolean;
};

const waiting = new Map<string, Setup>();

/** The own name, or one for somebody who gave none. */
export const myName = (): string => settings.name.trim() || t("page-guest");

/** Make a table, go to it and set it up there. */
export async function openTable(options: Partial<Options>, setup: Setup): Promise<boolean> {
  const place = await attempt(() => api.createTable({ name: myName(), options }));
  if (!place) return false;
  waiting.set(place.table, setup);
  go(tablePath(place.table));
  return true;
}

/** One click: a game against computer players by the edition played last. */
export function playNow(): Promise<boolean> {
  const { computers, level, colour } = settings;
  return openTable(
    { ...namedRules(chosenRules()), seats: computers + 1, clock: "none", hints: true },
    {
      people: [{ name: myName(), colour }],
      computers: Array.from({ length: computers }, () => asLevel(level)),
      start: true,
    },
  );
}

/** Whether a table is still to be set up. */
export const isWaiting = (table: string): boolean => waiting.has(table);

/**
 * Carry out what was chosen for a table; it stops at the first thing that is refused. True if the
 * first game begins.
 */
export async function setUp(store: TableStore): Promise<boolean> {
  const setup = waiting.get(store.id);
  if (!setup) return false;
  // Once only: whoever leaves in the middle and comes back sits there already.
  waiting.delete(store.id);
  for (const { name, colour } of setup.people) {
    const sat = (await store.sit(undefined, name, colour)) || (await store.sit(undefined, name));
    if (!sat) return false;
  }
  for (const level of setup.computers) {
    if (!(await store.addComputer(level))) return false;
  }
  return setup.start && store.start();
}
