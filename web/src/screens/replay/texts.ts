/** What happened in a step, and what is wrong with a record, in words. */
import type { RecordTrouble } from "../../wire/types.ts";
import { listText, sentences, textValues, tileName, tilesName } from "../../words/names.ts";
import { t, tFirst } from "../../words/words.svelte.ts";
import type { Step } from "./timeline.ts";

/** A step in a sentence. */
export function stepText(step: Step, players: readonly string[], fourth: string): string {
  const player = players[step.seat ?? -1] ?? "";
  const tiles = tilesName(step.laid.map(({ face }) => face).join(" "), fourth);
  switch (step.kind) {
    case "deal":
      return t("replay-dealt", { player });
    case "play":
      return t("event-played", { player, tiles });
    case "draw": {
      const seen = step.drawn.length > 0 && !step.drawn.includes("??");
      if (seen)
        return t("event-drew-seen", { player, tiles: tilesName(step.drawn.join(" "), fourth) });
      return t("event-drew", { player, count: step.drawn.length });
    }
    case "pass":
      return t("event-passed", { player });
    case "bell":
      return sentences([
        t(`event-bell-${step.outcome}`, { player, tiles }),
        step.couldPlay ? t("event-bell-could-play", { player }) : "",
      ]);
    case "resign":
      return t("event-resigned", { player });
    case "end": {
      const named = step.seat === null ? step.winners : [step.seat];
      const names = listText(named.map((seat) => players[seat] ?? ""));
      return t(`event-ended-${step.outcome}`, { player: names, count: named.length });
    }
  }
}

/** A step in a few words, for a narrow list. */
export function shortText(step: Step, players: readonly string[]): string {
  const player = players[step.seat ?? -1] ?? "";
  const count = step.kind === "draw" ? step.drawn.length : step.laid.length;
  return t(`replay-short-${step.kind}`, { player, count });
}

/** What is wrong at an event. */
export function troubleText(
  { event, code, expected, values }: RecordTrouble,
  fourth: string,
): string {
  const told = textValues(values);
  if (told["tile"]) told["tile"] = tileName(String(told["tile"]), fourth);
  if (told["tiles"]) told["tiles"] = tilesName(String(told["tiles"]), fourth);
  const message = tFirst([`error-${code}`], { ...told, expected });
  return t("replay-wrong", { event, message });
}
