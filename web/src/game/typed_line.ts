/**
 * What a player types at the table. Signs, numbers of sets and letters are the same in every
 * language; the words are the catalogue's.
 *
 *     b4 b5 b6     lay a new set from the rack; b4-6 says the same, a comma divides sets
 *     b7 > 3       add to set 3; b7 > r takes it back to the rack, b7 > n makes a new set of it
 *     3: b4 > 5    take from set 3, add to set 5; without an end it makes a new set
 *     3 > 5        add all of set 3 to set 5
 *     3 / b6       split set 3 before b6
 *     3: j=b8      tell the joker in set 3 what it stands for; j=? leaves it open
 *     3            ask what lies in set 3
 *     t            a letter or a word: ask something, or do something
 */
import { DEEDS, QUESTIONS, type Deed, type Question } from "./shortcuts.ts";
import { isJoker, JOKER, parseRack, type Face, type Tile } from "./tiles.ts";

/** A word of the catalogue: a question, a deed, or what a set or a new set is called. */
export type Word = Question | Deed | "set" | "new";

export const WORDS: readonly Word[] = [
  ...Object.values(QUESTIONS),
  ...Object.values(DEEDS),
  "set",
  "new",
];

/** Where tiles go: sets count from 1. */
export type Goal = { to: "new" } | { to: "rack" } | { to: "set"; number: number };

export type Typed =
  | { kind: "ask"; what: Question }
  | { kind: "do"; what: Deed }
  | { kind: "set"; number: number }
  | { kind: "lay"; sets: readonly (readonly Tile[])[] }
  /** `from`: a set, 0 for the rack, null where it was not said; `tiles` null: all of the set. */
  | { kind: "move"; from: number | null; tiles: readonly Tile[] | null; goal: Goal }
  | { kind: "split"; number: number; face: Face }
  | { kind: "tell"; number: number | null; as: Face | null };

/** What was not understood, and where it stands, from 1; after the end: what is missing there. */
export class TypingError extends Error {
  constructor(
    readonly code: "unknown" | "unfinished" | "too-much",
    readonly part: string,
    readonly place: number,
  ) {
    super(`${code} '${part}' at character ${place}`);
  }
}

type Token = { text: string; place: number };

const RACK = 0;
const OPEN_JOKER = "j=?";
const SIGN = /^[,>:/]$/;

/**
 * Read a line; `words` are the catalogue's, in small letters, and `letter` is the player's own for
 * the fourth colour.
 */
export function read(line: string, words: ReadonlyMap<string, Word>, letter = ""): Typed {
  return new Reader(line, words, letter).read();
}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(
    readonly line: string,
    readonly words: ReadonlyMap<string, Word>,
    readonly letter: string,
  ) {
    this.#tokens = [...plain(line).matchAll(/[,>:/]|[^\s,>:/]+/g)].map((found) => ({
      text: found[0],
      place: found.index + 1,
    }));
  }

  read(): Typed {
    const typed = this.#line();
    const more = this.#tokens[this.#at];
    if (more) throw new TypingError("too-much", this.#asTyped(more), more.place);
    return typed;
  }

  #line(): Typed {
    const first = this.#next();
    const word = this.#word(first);
    if (word === "set") return this.#withSet(this.#number(this.#next()));
    if (word && word !== "new") return saying(word);
    if (isNumber(first)) return this.#withSet(this.#number(first));
    this.#at = 0;
    return this.#withTiles(null);
  }

  /** After the number of a set. */
  #withSet(number: number): Typed {
    if (this.#done) return number === RACK ? saying("rack") : { kind: "set", number };
    const sign = this.#next();
    if (sign.text === ">") return { kind: "move", from: number, tiles: null, goal: this.#goal() };
    if (sign.text === ":") return this.#withTiles(number);
    if (sign.text !== "/") throw this.#unknown(sign);
    const token = this.#next();
    const [tile, ...others] = this.#tiles(token);
    if (!tile || others.length > 0) throw this.#unknown(token);
    return { kind: "split", number, face: tile.face };
  }

  #withTiles(from: number | null): Typed {
    const sets: Tile[][] = [[]];
    let open = false;
    while (!this.#done) {
      const token = this.#next();
      if (token.text === ">") {
        if (sets.length > 1 || sets[0]?.length === 0) throw this.#unknown(token);
        return { kind: "move", from, tiles: sets.flat(), goal: this.#goal() };
      }
      if (token.text === "," && from === null && sets.at(-1)?.length) {
        sets.push([]);
        continue;
      }
      open = token.text === OPEN_JOKER && sets.flat().length === 0 && this.#done;
      sets.at(-1)?.push(...(open ? [{ face: JOKER, as: null }] : this.#tiles(token)));
    }
    if (!sets.at(-1)?.length) this.#next();
    const [only, ...others] = sets.flat();
    if (only && isJoker(only) && others.length === 0 && (open || only.as)) {
      return { kind: "tell", number: from, as: only.as };
    }
    if (from === null || from === RACK) return { kind: "lay", sets };
    return { kind: "move", from, tiles: sets.flat(), goal: { to: "new" } };
  }

  #goal(): Goal {
    let token = this.#next();
    if (this.#word(token) === "set") token = this.#next();
    const word = this.#word(token);
    if (word === "new" || word === "rack") return { to: word };
    const number = this.#number(token);
    return number === RACK ? { to: "rack" } : { to: "set", number };
  }

  #tiles(token: Token): readonly Tile[] {
    if (SIGN.test(token.text)) throw this.#unknown(token);
    try {
      const tiles = parseRack(token.text, 0, this.letter);
      if (tiles.every(({ face }) => face !== "??")) return tiles;
    } catch {
      // Said below, with the place.
    }
    throw this.#unknown(token);
  }

  #number(token: Token): number {
    if (!isNumber(token)) throw this.#unknown(token);
    return Number(token.text);
  }

  #word({ text }: Token): Word | undefined {
    const letters: Record<string, Word> = { ...QUESTIONS, ...DEEDS, n: "new" };
    return this.words.get(text) ?? (Object.hasOwn(letters, text) ? letters[text] : undefined);
  }

  get #done(): boolean {
    return this.#at >= this.#tokens.length;
  }

  #next(): Token {
    const token = this.#tokens[this.#at++];
    if (!token) throw new TypingError("unfinished", "", this.line.length + 1);
    return token;
  }

  #unknown(token: Token): TypingError {
    return new TypingError("unknown", this.#asTyped(token), token.place);
  }

  #asTyped({ text, place }: Token): string {
    return this.line.slice(place - 1, place - 1 + text.length);
  }
}

const isNumber = ({ text }: Token): boolean => /^\d{1,3}$/.test(text);

function saying(word: Exclude<Word, "set" | "new">): Typed {
  const asked = Object.values(QUESTIONS).find((question) => question === word);
  if (asked) return { kind: "ask", what: asked };
  return { kind: "do", what: word as Deed };
}

/** Wide signs of Chinese keyboards and arrows as plain ones, letter for letter, in small letters. */
function plain(line: string): string {
  const signs: Record<string, string> = { "、": ",", "→": ">", "》": ">", "\u3000": " " };
  return [...line]
    .map((sign) => {
      const code = sign.charCodeAt(0);
      const narrow = code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : sign;
      const small = (signs[narrow] ?? narrow).toLowerCase();
      return small.length === sign.length ? small : sign;
    })
    .join("");
}
