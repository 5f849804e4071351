/** The score sheet line by line, as the screen, the text and the picture show it. */
import type { MatchScored } from "../../wire/types.ts";
import { printed } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";
import { rounds } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

export type Line = {
  kind: "game" | "round" | "total" | "won";
  label: string;
  cells: readonly string[];
  /** Of a game: its place, and who won it. */
  game: number | null;
  winners: readonly number[];
};

/** What stands in place of points that the house has not counted yet. */
const UNKNOWN = "…";

/** Points with a sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : printed(points));

export function lines(
  sheet: Sheet,
  scored: MatchScored | null,
  roundGames: number | null,
  byGames: boolean,
): readonly Line[] {
  const found: Line[] = [];
  const sums = scored && roundGames ? rounds(scored, roundGames) : [];
  sheet.games.forEach((_, game) => {
    const result = scored?.games[game];
    found.push({
      kind: "game",
      label: t("aside-game", { number: game + 1 }),
      cells: sheet.names.map((_, seat) => (result ? signed(result.points[seat] ?? 0) : UNKNOWN)),
      game,
      winners: result?.winners ?? [],
    });
    const round = roundGames ? (game + 1) / roundGames : NaN;
    const sum = Number.isInteger(round) ? sums[round - 1] : undefined;
    if (sum) found.push(line("round", t("aside-round", { number: round }), sum.map(signed)));
  });
  if (!scored) return found;
  found.push(line("total", t("aside-total"), scored.totals.map(signed)));
  if (byGames) found.push(line("won", t("aside-games-won"), scored.games_won.map(String)));
  return found;
}

const line = (kind: Line["kind"], label: string, cells: readonly string[]): Line => ({
  kind,
  label,
  cells,
  game: null,
  winners: [],
});
