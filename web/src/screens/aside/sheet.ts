/** The score sheet of a real table: what was written down. What it is worth, the house says. */
import type { GamePlayed, MatchScored } from "../../wire/types.ts";

/** A game that is over: the tiles left on each rack, and who went out (null: nobody could). */
export type Game = Readonly<Required<GamePlayed>>;

export type Sheet = {
  readonly names: readonly string[];
  readonly games: readonly Game[];
};

/** The sheet with what was written before, to take it back. */
export type Book = { readonly now: Sheet; readonly past: readonly Sheet[] };

const MOST_PAST = 50;

export const newBook = (sheet: Sheet): Book => ({ now: sheet, past: [] });

/** Write something down. */
export const write = (book: Book, sheet: Sheet): Book => ({
  now: sheet,
  past: [...book.past, book.now].slice(-MOST_PAST),
});

/** Take back what was written last. */
export function takeBack(book: Book): Book {
  const now = book.past.at(-1);
  return now ? { now, past: book.past.slice(0, -1) } : book;
}

/** A game in which nothing has been entered yet. */
export const newGame = (players: number): Game => ({
  racks: Array.from({ length: players }, () => ""),
  winner: null,
  starter: 0,
});

/** Put a game on the sheet: at its end, or in the place of another one. */
export function putGame(sheet: Sheet, game: Game, at = sheet.games.length): Sheet {
  const racks = game.racks.map((rack, seat) => (seat === game.winner ? "" : rack));
  return { ...sheet, games: sheet.games.toSpliced(at, 1, { ...game, racks }) };
}

/** Where a game stands on the sheet, which another tab may have changed; its end if it is gone. */
export function placeOf(sheet: Sheet, game: Game): number {
  const text = JSON.stringify(game);
  const at = sheet.games.findIndex((each) => JSON.stringify(each) === text);
  return at < 0 ? sheet.games.length : at;
}

export const removeGame = (sheet: Sheet, at: number): Sheet => ({
  ...sheet,
  games: sheet.games.toSpliced(at, 1),
});

/** Who has no tiles although somebody else went out, or nobody did. */
export const withoutTiles = (game: Game): readonly number[] =>
  game.racks.flatMap((rack, seat) => (seat !== game.winner && !rack.trim() ? [seat] : []));

/** The sums after every `games` games; the last ones may not be a whole round yet. */
export function rounds(scored: MatchScored, games: number): readonly (readonly number[])[] {
  const sums: number[][] = [];
  scored.games.forEach(({ points }, at) => {
    const round = Math.floor(at / games);
    sums[round] = points.map((each, seat) => (sums[round]?.[seat] ?? 0) + each);
  });
  return sums;
}

/** The sheet as text in columns, for a message to the others. */
export function asText(
  names: readonly string[],
  rows: readonly { label: string; cells: readonly string[] }[],
): string {
  const lines = [{ label: "", cells: names }, ...rows];
  const first = Math.max(...lines.map(({ label }) => width(label)));
  const widths = names.map((_, at) =>
    Math.max(...lines.map(({ cells }) => width(cells[at] ?? ""))),
  );
  return lines
    .map(({ label, cells }) =>
      [pad(label, -first), ...widths.map((most, at) => pad(cells[at] ?? "", most))]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** How wide a text is in a fixed font: Chinese letters take two places. */
function width(text: string): number {
  const wide =
    /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
  return [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
}

/** Fill up with blanks before the text, or after it where `most` is negative. */
function pad(text: string, most: number): string {
  const blanks = " ".repeat(Math.max(0, Math.abs(most) - width(text)));
  return most < 0 ? text + blanks : blanks + text;
}
