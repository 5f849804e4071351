/** The house over HTTP: each call answers with data, or throws `Problem` with a code to look up. */
import type { Calls, NewTable, ProblemInfo, SeatView } from "./types.ts";

export type Level = NonNullable<SeatView["level"]>;
export type SeatColour = NonNullable<SeatView["colour"]>;

/** A refusal, or no answer at all (`no-answer`). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly values: ProblemInfo["values"] = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

type Asked<C extends keyof Calls> = Calls[C]["asked"];
/** What is asked, where something is. */
export type Asking<C extends keyof Calls> = Asked<C> extends null ? [] : [Asked<C>];
/** The calls that are answered with JSON, or with nothing. */
export type JsonCall = {
  [C in keyof Calls]: Calls[C]["answered"] extends string ? never : C;
}[keyof Calls];

/** The address of a call: what is asked fills its braces, and the rest follows a question mark. */
export function address<C extends keyof Calls>(what: C, ...[asked]: Asking<C>): string {
  const left = new Map<string, unknown>(Object.entries(asked ?? {}));
  const path = what.replace(/^\w+ /, "").replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(left.get(name));
    left.delete(name);
    return encodeURIComponent(value);
  });
  const rest = [...left].map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return rest.length > 0 ? `${path}?${rest.join("&")}` : path;
}

export async function call<C extends JsonCall>(
  what: C,
  ...asking: Asking<C>
): Promise<Calls[C]["answered"]> {
  const method = what.split(" ")[0]!;
  const inBody = method === "POST" && asking.length > 0;
  let answer: Response;
  try {
    answer = await (inBody
      ? fetch(what.replace("POST ", ""), {
          method,
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(asking[0]),
        })
      : fetch(address(what, ...asking), { method }));
  } catch {
    throw new Problem("no-answer");
  }
  if (!answer.ok) throw await refusal(answer);
  const content: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  return content as Calls[C]["answered"];
}

/** Why the house refuses. */
export async function refusal(answer: Response): Promise<Problem> {
  const found = (await answer.json().catch(() => null)) as Partial<ProblemInfo> | null;
  return new Problem(found?.code ?? "unexpected-error", found?.values, answer.status);
}

export const api = {
  house: () => call("GET /api/house"),
  openSession: () => call("POST /api/session"),
  makeTransfer: () => call("POST /api/session/transfer"),
  makeRecovery: () => call("POST /api/session/recovery"),
  takeSession: (code: string) => call("POST /api/session/take", { code }),
  forgetMe: () => call("DELETE /api/person"),
  mine: () => call("GET /api/mine"),
  turns: () => call("GET /api/turns"),
  lobby: () => call("GET /api/lobby"),
  createTable: (table: NewTable) => call("POST /api/tables", table),
  findCode: (code: string) => call("GET /api/codes/{code}", { code }),
  hint: (table: string, seat: number) =>
    call("GET /api/tables/{table}/hint/{seat}", { table, seat }),
  records: (table: string) => call("GET /api/tables/{table}/records", { table }),
  rules: (rules: string) => call("GET /api/tools/rules/{rules}", { rules }),
  options: (rules: string) => call("GET /api/tools/options/{rules}", { rules }),
};

/** Where the record of a finished game (from 1) can be downloaded. */
export const recordPath = (table: string, game: number): string =>
  address("GET /api/tables/{table}/records/{game}", { table, game });

/** A picture of the QR code for an address of this house. */
export const qrPath = (path: string): string => address("GET /api/qr.svg", { path });
