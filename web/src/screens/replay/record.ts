/** What a record says, as far as the page itself reads it; the house has checked the rest. */

export interface Head {
  readonly rules: string;
  readonly players: readonly string[];
  /** What the players added to the shuffle, by seat. */
  readonly words: readonly string[];
  readonly commitment: string;
  readonly seen: string;
  /** The big set was chosen although so few play. */
  readonly bigSet: boolean;
}

/** One event of a game: its word, the seat, and what follows them. */
export interface Happening {
  readonly kind: string;
  readonly seat: number | null;
  readonly rest: string;
}

/** The head of a record. */
export function readHead(text: string): Head {
  const lines = text.split(/\r?\n/);
  const head = lines.slice(0, lines.indexOf(""));
  const all = (word: string): string[] =>
    head.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
  const texts = (word: string): string[] => all(word).map((part) => JSON.parse(part) as string);
  return {
    rules: all("rules")[0] ?? "",
    players: texts("player"),
    words: texts("word"),
    commitment: all("commitment")[0] ?? "",
    seen: all("seen")[0] ?? "",
    bigSet: all("option").includes("big-set"),
  };
}

/** The line of an event, to show where something is wrong. */
export function eventLine(text: string, event: number): string | null {
  return text.split(/\r?\n/).find((line) => line.startsWith(`${event} `)) ?? null;
}

/** An event as a record writes it: `draw 1 b4 k9`, `end out | 5 -5 | 0 | | b5`. */
export function readEvent(text: string): Happening {
  const [kind = "", ...words] = text.split(" ");
  const seat = kind === "end" || kind === "reveal" || kind === "seated" ? null : Number(words[0]);
  return { kind, seat, rest: words.slice(seat === null ? 0 : 1).join(" ") };
}

/** The parts of what an event holds, which are divided by ` | `. */
export const partsOf = (rest: string): string[] => rest.split("|").map((part) => part.trim());

/** Numbers as an event writes them. */
export const numbersOf = (part: string): number[] => part.split(" ").filter(Boolean).map(Number);
