/** The games and drills of whoever plays here. They never leave the device but as a file. */
import type { SeatSum, ThemeSum } from "../wire/types.ts";
import { editionOf } from "./houses.ts";
import { offeredLevels } from "./my_level.ts";
import type { TableStore } from "./table.svelte.ts";

export type Theme = ThemeSum["theme"];
/** Chances that were met, and those that were taken. */
export type Chances = { readonly met: number; readonly taken: number };

/** One finished game; accuracy and themes are known once it was reviewed. */
export type OwnGame = {
  readonly table: string;
  /** Which game at the table, from 1. */
  readonly game: number;
  readonly seat: number;
  readonly ended: number;
  readonly edition: string;
  readonly players: number;
  /** People, or the level of the strongest computer player. */
  readonly against: string;
  readonly result: "won" | "lost" | "shared";
  readonly accuracy: number | null;
  readonly themes: Readonly<Partial<Record<Theme, Chances>>> | null;
};

/** How a drill went: the last time and the best. */
export type DrillResult = { readonly count: number; readonly total: number; readonly best: number };

export type OwnPlay = {
  /** Another number for another form. */
  readonly form: number;
  readonly games: readonly OwnGame[];
  readonly drills: Readonly<Record<string, DrillResult>>;
};

export const PEOPLE = "people";
const PLACE = "remeld-own-games";
const FORM = 1;
/** So many games are kept, the last ones. */
const MOST = 500;
const NOTHING: OwnPlay = { form: FORM, games: [], drills: {} };

/** People, wherever one sits; else the strongest of the levels. */
function strongest(levels: readonly string[]): string {
  const offered: readonly string[] = offeredLevels();
  const rank = (level: string): number =>
    level === PEOPLE ? offered.length : offered.indexOf(level);
  return levels.toSorted((a, b) => rank(b) - rank(a))[0] ?? PEOPLE;
}

let kept: OwnPlay = $state.raw(remembered());

export const ownPlay = {
  get games(): readonly OwnGame[] {
    return kept.games;
  },
  get drills(): Readonly<Record<string, DrillResult>> {
    return kept.drills;
  },
  get empty(): boolean {
    return kept.games.length === 0 && Object.keys(kept.drills).length === 0;
  },
  get whole(): OwnPlay {
    return kept;
  },

  /** A game that is over, once; who owns several seats plays for nobody. */
  note({ view, mySeats, left }: TableStore): void {
    const last = view?.match.games.at(-1);
    const [seat] = mySeats;
    if (!view || !last || seat === undefined || mySeats.length > 1) return;
    const { table } = view;
    const game = view.match.games.length;
    if (kept.games.some((each) => each.table === table && each.game === game)) return;
    const others = view.seats.filter((each) => each.seat !== seat && each.name);
    const levels = others.map(
      (each) => (each.kind === "computer" && !left.has(each.seat) && each.level) || PEOPLE,
    );
    const won = last.winners.includes(seat);
    add({
      table,
      game,
      seat,
      ended: view.now,
      edition: editionOf(view.options.rules),
      players: others.length + 1,
      against: strongest(levels),
      result: won ? (last.winners.length > 1 ? "shared" : "won") : "lost",
      accuracy: null,
      themes: null,
    });
  },

  /** What the review of a game found, if it is one of the own ones. */
  reviewed(place: { table: string; game: number }, seats: readonly SeatSum[]): void {
    const own = kept.games.find((each) => each.table === place.table && each.game === place.game);
    const found = seats.find(({ seat }) => seat === own?.seat);
    if (!own || !found) return;
    const themes = Object.fromEntries(
      found.themes.map(({ theme, met, taken }) => [theme, { met, taken }]),
    );
    const next = { ...own, accuracy: found.accuracy, themes };
    keep({ ...kept, games: kept.games.map((each) => (each === own ? next : each)) });
  },

  /** A drill is over. */
  drilled(drill: string, count: number, total: number): void {
    const best = Math.max(count, kept.drills[drill]?.best ?? 0);
    keep({ ...kept, drills: { ...kept.drills, [drill]: { count, total, best } } });
  },

  /** Take what a file holds in the place of what is here; whether it is such a file. */
  read(found: Partial<OwnPlay> | undefined): boolean {
    if (found?.form !== FORM || !Array.isArray(found.games)) return false;
    keep({ ...NOTHING, ...found });
    return true;
  },
  forget: (): void => keep(NOTHING),
};

const add = (game: OwnGame): void => keep({ ...kept, games: [...kept.games, game].slice(-MOST) });

function keep(next: OwnPlay): void {
  kept = next;
  try {
    localStorage.setItem(PLACE, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing can be played on, too.
  }
}

function remembered(): OwnPlay {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as OwnPlay | null;
    return found?.form === FORM ? { ...NOTHING, ...found } : NOTHING;
  } catch {
    return NOTHING;
  }
}
