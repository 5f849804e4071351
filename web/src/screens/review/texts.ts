/** What there was to do in a turn, in sentences: the same that the command line says. */
import type { ReviewedTurnInfo, TurnChance, TurnReason } from "../../wire/types.ts";
import { tilesName } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";

/** What costs less than two points of chance is not held against anybody. */
export const LEAST_COST = 0.02;

export const percent = (part: number): string => String(Math.round(100 * part));

/** What could have been laid. */
export function exactSentences(turn: ReviewedTurnInfo): readonly string[] {
  const said: string[] = [];
  if (turn.could_go_out && turn.missed_tiles) said.push(t("review-go-out"));
  else if (turn.could_open && turn.played === "") said.push(t("review-open"));
  else if (turn.missed_tiles) said.push(t("review-more", { count: turn.missed_tiles }));
  else if (turn.missed_value) said.push(t("review-worth", { count: turn.missed_value }));
  else if (turn.possible_tiles === 0) said.push(t("review-nothing"));
  else said.push(t("review-all-laid"));
  if (turn.could_free_joker) said.push(t("review-free-joker"));
  if (turn.could_keep_joker) said.push(t("review-keep-joker"));
  return said;
}

/** What the turn gave away, against the strongest player's choice; nothing where that is little. */
export function costSentence(turn: ReviewedTurnInfo, chance: TurnChance, fourth: string): string {
  const given = chance.chance_best - chance.chance;
  if (given < LEAST_COST) return "";
  const cost = percent(given);
  const tiles = chance.choice.split(" ").filter(Boolean);
  if (tiles.length === turn.rack) return t("review-cost-out", { cost });
  if (tiles.length === 0) return t("review-cost-draw", { cost });
  return t("review-cost-lay", { cost, tiles: tilesName(chance.choice, fourth) });
}

/** Why: what differs after the turn from the better one. */
export const reasonSentences = (chance: TurnChance): readonly string[] =>
  chance.reasons.map(reasonSentence);

function reasonSentence({ kind, done, better }: TurnReason): string {
  const part = kind === "lets-out" || kind === "not-ready";
  const told = (value: number): string => (part ? percent(value) : String(Math.round(value)));
  const count = Math.max(1, Math.round(done - better));
  return t(`review-why-${kind}`, { done: told(done), better: told(better), count });
}
