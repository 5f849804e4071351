/** All that is kept of somebody's play, as one file: to be saved, and read again. */
import { ownPlay } from "../../state/own_games.svelte.ts";
import { results } from "../../state/puzzle_results.svelte.ts";
import { forgetResults, syncResults } from "../../state/puzzle_sync.ts";
import { ownFile, type OwnFile } from "./file_form.ts";

export function save(): void {
  const file: OwnFile = { remeld: "your game", play: ownPlay.whole, puzzles: results.whole };
  const link = document.createElement("a");
  const text = JSON.stringify(file, null, 1);
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "remeld.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Take a file in the place of what is here; whether it is one. */
export function read(text: string): boolean {
  const found = ownFile(text);
  if (!found) return false;
  const play = ownPlay.read(found.play);
  const puzzles = results.read(found.puzzles);
  void syncResults(true);
  return puzzles || play;
}

/** Delete everything, also what the house keeps of it; nothing, if the house does not answer. */
export async function forget(): Promise<void> {
  await forgetResults();
  ownPlay.forget();
}
