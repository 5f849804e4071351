/** How rules play, in three short differences: the jokers, the clock, who wins. */
import type { Value } from "../wire/tools.ts";
import { t } from "../words/words.svelte.ts";

export function howItPlays(values: Readonly<Record<string, Value>>): string {
  const seconds = values["time_limit_sec"];
  const clock =
    typeof seconds !== "number" ? "none" : values["time_limit_optional"] ? "optional" : "fixed";
  return [
    t(`page-plays-joker-${String(values["freed_joker_target"])}`),
    t(`page-plays-clock-${clock}`, { count: Number(seconds) }),
    t(`page-plays-winner-${String(values["match_winner"])}`),
  ].join(" · ");
}
