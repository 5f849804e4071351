/** The house over HTTP: each call answers with data, or throws `Problem` with a code to look up. */
import type { Listing, Options, SeatView } from "./types.ts";

export type Level = NonNullable<SeatView["level"]>;
export type SeatColour = NonNullable<SeatView["colour"]>;
export type Values = Record<string, string | number>;

export type HouseInfo = {
  version: string;
  invite: string;
  editions: readonly string[];
  colours: readonly SeatColour[];
  levels: readonly Level[];
  phrases: readonly string[];
  reactions: readonly string[];
};

export type Session = { recovery: string | null; new: boolean };
export type Transfer = { code: string; expires: number };
export type TablePlace = { table: string; code: string };

/** A table in the list of public ones or of one's own. */
export type Listed = {
  table: string;
  status: "open" | "playing" | "finished" | "archived";
  updated: number;
  listing: Listing;
};

export type Range = { least: number; most: number };

/** What can be chosen for a table by some rules. */
export type OptionsInfo = {
  rules: string;
  edition: string;
  seats: Range;
  length: Range & { unit: "rounds" | "games"; default: number | null };
  clock: { edition_sec: number; none_allowed: boolean; seconds: Range; days: Range };
  delay: Range;
  strict_penalty: boolean;
  seats_by_draw: boolean;
  big_set: boolean;
  defaults: Options;
};

/** Rules as data: each field with its value and the clause that it comes from. */
export type RulesInfo = {
  rules: string;
  edition: string;
  changed: readonly string[];
  fields: readonly { name: string; value: string | number | boolean | null; clause: string }[];
};

/** One step of a play; set numbers count the old table's sets from 0, then each new one. */
export type HintStep = {
  kind: "lay" | "add" | "take" | "split" | "join" | "swap" | "shift";
  tiles: string;
  source: number | null;
  target: number | null;
  result: string;
  joker_to: string | null;
};

export type HintPlay = {
  optimal: boolean;
  tiles_played: number;
  value_played: number;
  played: string;
  rack: string;
  table: string;
  steps: readonly HintStep[];
};

/** One answer in three depths: is there a play, which tiles, the whole of it. */
export type Hint = {
  turn: number;
  can_play: boolean;
  tiles: string;
  optimal: boolean;
  play: HintPlay | null;
};

/** A refusal, or no answer at all (`no-answer`). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly values: Values = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

export async function call<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      ...(body && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new Problem("no-answer");
  }
  const content: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  const refusal = content as { code?: string; values?: Values } | null;
  throw new Problem(refusal?.code ?? "unexpected-error", refusal?.values, answer.status);
}

const part = encodeURIComponent;

export const api = {
  house: () => call<HouseInfo>("GET", "house"),
  openSession: () => call<Session>("POST", "session"),
  makeTransfer: () => call<Transfer>("POST", "session/transfer"),
  makeRecovery: () => call<Session>("POST", "session/recovery"),
  takeSession: (code: string) => call<Session>("POST", "session/take", { code }),
  forgetMe: () => call<null>("DELETE", "person"),
  mine: () => call<{ tables: readonly Listed[] }>("GET", "mine"),
  lobby: () => call<{ tables: readonly Listed[] }>("GET", "lobby"),
  createTable: (name: string, options: Partial<Options>) =>
    call<TablePlace>("POST", "tables", { name, options }),
  findCode: (code: string) => call<TablePlace>("GET", `codes/${part(code)}`),
  hint: (table: string, seat: number) => call<Hint>("GET", `tables/${part(table)}/hint/${seat}`),
  rules: (rules: string) => call<RulesInfo>("GET", `tools/rules/${part(rules)}`),
  options: (rules: string) => call<OptionsInfo>("GET", `tools/options/${part(rules)}`),
};

/** Where the record of the n-th finished game (from 1) can be downloaded. */
export const recordPath = (table: string, n: number): string =>
  `/api/tables/${part(table)}/records/${n}`;

/** A picture of the QR code for an address of this house. */
export const qrPath = (path: string): string => `/api/qr.svg?path=${part(path)}`;
