/** What to practise next: the theme of which the fewest chances were taken. */
import type { Chances, OwnGame, Theme } from "../../state/own_games.svelte.ts";

/** A drill of the house; themes are those that a review can see. */
export type DrillName = Theme | "count";
export const DRILLS: readonly DrillName[] = [
  "spot",
  "first-30",
  "splits",
  "jokers",
  "hold-back",
  "count",
];
/** So many games, the last ones, say how somebody plays now. */
const LAST = 20;

export type Weakness = Chances & { readonly theme: Theme };

/** The chances of the last reviewed games, the theme with the smallest part taken first. */
export function weaknesses(games: readonly OwnGame[]): readonly Weakness[] {
  const sums = new Map<Theme, Chances>();
  for (const { themes } of games.filter((game) => game.themes).slice(-LAST))
    for (const [theme, { met, taken }] of Object.entries(themes ?? {}) as [Theme, Chances][]) {
      const before = sums.get(theme) ?? { met: 0, taken: 0 };
      sums.set(theme, { met: before.met + met, taken: before.taken + taken });
    }
  const found = [...sums].map(([theme, chances]) => ({ theme, ...chances }));
  const part = ({ met, taken }: Chances): number => taken / met;
  return found.filter(({ met }) => met > 0).toSorted((a, b) => part(a) - part(b));
}

/** What comes next; nothing where no chance was missed. */
export const weakest = (games: readonly OwnGame[]): Weakness | undefined =>
  weaknesses(games).find(({ met, taken }) => taken < met);

export type Row = {
  readonly edition: string;
  readonly players: number;
  readonly against: string;
  readonly games: number;
  readonly won: number;
};

/** Results by edition, number of players and opponents, the most played first. */
export function byKind(games: readonly OwnGame[]): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const { edition, players, against, result } of games) {
    const key = [edition, players, against].join("/");
    const before = rows.get(key) ?? { edition, players, against, games: 0, won: 0 };
    const won = before.won + (result === "won" ? 1 : 0);
    rows.set(key, { ...before, games: before.games + 1, won });
  }
  return [...rows.values()].toSorted((a, b) => b.games - a.games);
}

/** The mean accuracy of the reviewed games; null where there is none. */
export function accuracyOf(games: readonly OwnGame[]): number | null {
  const known = games.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
  return known.length > 0 ? known.reduce((sum, each) => sum + each, 0) / known.length : null;
}
