/** What the house answers without a table: rules, verdicts, best plays, heaps, scores. */
import { call } from "./api.ts";
import type { HintPlay } from "./api.ts";
import { callOrKept } from "./rules_cache.ts";
import type { FaultView, JokerView } from "./types.ts";

export type Value = string | number | boolean | null;
export type Source = "booklet" | "implied" | "ruling" | "none" | "house";

/** What a rule may be. `word`: a short text or nothing; `big-set`: `5/4/3/4` or nothing. */
export type Allowed = {
  kind: "number" | "choice" | "word" | "big-set";
  least: number | null;
  most: number | null;
  values: readonly Value[];
};

export type RuleField = {
  name: string;
  value: Value;
  clause: string;
  /** The texts of the clause that depend on it. */
  texts: readonly string[];
  source: Source;
  allowed: Allowed;
};

/** Whose word something is, and where that stands. */
export type Origin = {
  source: Source;
  /** The headings of the booklet by language; an empty one is its beginning. */
  headings: Readonly<Record<string, readonly string[]>>;
  rulings: readonly string[];
  /** The languages of the booklet whose text differs. */
  unlike: Readonly<Record<string, Origin>>;
};

export type RuleClause = {
  id: string;
  /** That of the part which is printed least. */
  source: Source;
  rulings: readonly string[];
  fields: readonly string[];
  /** Each has a text, which is empty where there is no such thing, and one source. */
  parts: readonly (Origin & { text: string })[];
};

/** The rules of an edition or of a house as data; `values` fill the texts of the clauses. */
export type RulesShown = {
  rules: string;
  edition: string;
  changed: readonly string[];
  fields: readonly RuleField[];
  clauses: readonly RuleClause[];
  values: Record<string, Value>;
};

/** By which rules, and for how many players: it decides which tiles the box holds. */
type Question = { rules: string; players: number };

export type Judged = {
  legal: boolean;
  faults: readonly FaultView[];
  tiles_played: number;
  points: number;
  /** Each set of the new table by itself. */
  sets: readonly { whole: boolean; kind: "run" | "group" | null; value: number }[];
  jokers: readonly JokerView[];
  /** What counts for the initial meld so far; null for a player who has melded. */
  meld: { points: number; needed: number } | null;
};

export type Arranged = { sets: readonly string[]; left: string; optimal: boolean };

export type Scored = {
  games: readonly { points: readonly number[]; winners: readonly number[] }[];
  totals: readonly number[];
  games_won: readonly number[];
  places: readonly number[];
  leaders: readonly number[];
};

type GamePlayed = { racks: readonly string[]; winner: number | null; starter: number };

const part = encodeURIComponent;

export const tools = {
  editions: () => callOrKept<{ editions: readonly string[] }>("tools/rules"),
  rules: (rules: string) => callOrKept<RulesShown>(`tools/rules/${part(rules)}`),
  keepHouse: (rules: string) => call<{ key: string }>("POST", "tools/houses", { rules }),
  house: (key: string) => call<RulesShown>("GET", `tools/houses/${part(key)}`),
  judge: (turn: Question & { melded: boolean; rack: string; before: string; after: string }) =>
    call<Judged>("POST", "tools/judge", turn),
  best: (
    position: Question & {
      melded: boolean;
      table: string;
      rack: string;
      objective: "tiles" | "value" | "out";
    },
  ) => call<HintPlay>("POST", "tools/best", position),
  arrange: (heap: Question & { tiles: string }) => call<Arranged>("POST", "tools/arrange", heap),
  score: (match: { rules: string; games: readonly GamePlayed[] }) =>
    call<Scored>("POST", "tools/score", match),
};
