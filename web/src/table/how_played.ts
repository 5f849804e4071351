/** How the computer players of a game that is over played it, as the house counted it. */
import { call } from "../wire/api.ts";
import type { ComputerReason } from "../wire/types.ts";
import { needTexts } from "../words/words.svelte.ts";

/** For every seat; empty where the house or the texts cannot be had: nothing depends on it. */
export async function howPlayed(table: string, game: number): Promise<readonly ComputerReason[]> {
  const asked = call("GET /api/tables/{table}/records/{game}/played", { table, game });
  try {
    const [found] = await Promise.all([asked, needTexts("played")]);
    return found.seats;
  } catch {
    return [];
  }
}
