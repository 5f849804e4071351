/**
 * The connection to one table. It says hello, comes back by itself when it breaks, asks for what
 * happened meanwhile, and sends commands that were not answered again under the same id.
 */
import type {
  Ack,
  Closed,
  Command,
  Event,
  FromClient,
  FromServer,
  Notice,
  Places,
  Presence,
  Refused,
  TableView,
  Verdict,
} from "./types.ts";
import { HouseClock } from "./times.ts";
import { PROTOCOL } from "./types.ts";

/** Everything that can be asked of a table. */
export type Do = Command["do"];

/** Why there is no connection and none will be made. */
export type ClosedCode = Closed["code"] | "second-tab";

export type Status =
  | { kind: "connecting" }
  /** `silent`: what was sent last has no answer yet, and one is overdue. */
  | { kind: "open"; silent?: boolean }
  /** The connection broke; the next attempt is at `retryAt` (by `Date.now()`). */
  | { kind: "lost"; attempt: number; retryAt: number; code: Closed["code"] | null }
  | { kind: "closed"; code: ClosedCode };

/** What a connection tells its owner. */
export type Hears = {
  status(status: Status): void;
  /** The newest picture, and what happened since the last one; `first` after each hello. */
  view(view: TableView, events: readonly Event[], first: boolean): void;
  /** What happened in this game before the first picture, after which it is told. */
  history(events: readonly Event[]): void;
  presence(presence: Presence): void;
  notice(notice: Notice["notice"]): void;
  verdict(verdict: Verdict): void;
  places(places: Places): void;
  answer(answer: Ack | Refused): void;
};

const FOR_GOOD: readonly ClosedCode[] = [
  "banned",
  "forgotten",
  "kicked",
  "locked",
  "reload",
  "removed",
  "server-too-old",
  "signed-out",
  "table-not-found",
  "unreadable",
];
/**
 * How often the house is asked whether it is there: always, and, as long as nothing is heard, while
 * somebody counts on it. Then a line that falls silent is noticed within two seconds, of which an
 * answer may take the most.
 */
const PING_MS = 15_000;
const EAGER_PING_MS = 750;
/** When an answer is overdue, and when the connection is given up for a new one. */
const OVERDUE_MS = 1_200;
const SILENT_MS = 10_000;
const COMING_MS = 40_000;
const BUSY_MS = 120;

export class TableSocket {
  readonly clock = new HouseClock();
  readonly #table: string;
  readonly #hears: Hears;
  readonly #pending = new Map<string, Command>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #after: number | null = null;
  #closedBy: Closed["code"] | null = null;
  #open = false;
  #done = false;
  #retry = 0;
  #beat = 0;
  #eager = false;
  #silent = false;
  /** When the first thing was sent that has no answer yet; null: everything has. */
  #unanswered: number | null = null;
  /** Up to here the log is older than the first picture. */
  #past = 0;
  readonly #asked = new Map<number, number>();

  constructor(table: string, hears: Hears) {
    this.#table = table;
    this.#hears = hears;
  }

  connect(): void {
    if (this.#done || this.#socket) return;
    clearTimeout(this.#retry);
    this.#closedBy = null;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello = { type: "hello", protocol: PROTOCOL, table: this.#table } as const;
      this.#send({ ...hello, ...(this.#after === null ? { game: true } : { after: this.#after }) });
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => this.#lost(socket);
    // Also an attempt that comes to nothing is given up.
    this.#expectAnswer(COMING_MS);
    this.#pingOften();
  }

  /** Whether somebody counts on the connection: it is their turn, and the clock is running. */
  set eager(eager: boolean) {
    if (eager === this.#eager) return;
    this.#eager = eager;
    if (this.#socket) this.#pingOften();
  }

  /** The network is gone: do not wait for a silence. */
  offline(): void {
    this.#letGo();
  }

  /** Try at once instead of waiting: somebody asked for it, or the network is back. */
  retryNow(): void {
    if (!this.#done && !this.#socket) this.connect();
  }

  /** Ask for something to be done; the answer comes with the id that this returns. */
  command(what: Do, seen: number): string {
    const command: Command = { type: "command", id: newId(), seen, do: what };
    this.#pending.set(command.id, command);
    if (this.#open) this.#send(command);
    return command.id;
  }

  /** Show the server a draft; drafts that got lost are not sent again, the newest one is. */
  draft(seat: number, table: string, seen: number, plan: boolean): string | null {
    if (!this.#open) return null;
    const id = newId();
    this.#send({ type: "draft", id, seen, seat, table, ...(plan && { plan }) });
    return id;
  }

  /** Ask where a tile could go; like a draft, the question is not asked again. */
  placing(seat: number, table: string, tile: string, seen: number, plan: boolean): string | null {
    if (!this.#open) return null;
    const id = newId();
    this.#send({ type: "placing", id, seen, seat, table, tile, ...(plan && { plan }) });
    return id;
  }

  /** Leave for good. */
  close(): void {
    this.#done = true;
    clearTimeout(this.#retry);
    this.#letGo();
  }

  #send(frame: FromClient): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(frame));
    this.#expectAnswer();
  }

  /** Whatever comes next is an answer; silence is noticed soon, and is the end later. */
  #expectAnswer(patience = SILENT_MS): void {
    const now = Date.now();
    this.#unanswered ??= now;
    const asked = this.#unanswered;
    if (asked !== now) return;
    setTimeout(() => {
      if (this.#unanswered === asked && this.#open) this.#say({ kind: "open", silent: true });
    }, OVERDUE_MS);
    setTimeout(() => {
      if (this.#unanswered === asked) this.#letGo();
    }, patience);
  }

  #say(status: Status): void {
    this.#silent = status.kind === "open" && status.silent === true;
    this.#hears.status(status);
  }

  #hear(frame: FromServer): void {
    this.#unanswered = null;
    // Who has just been heard need not be asked.
    if (this.#eager) this.#pingOften();
    if (this.#silent) this.#say({ kind: "open" });
    switch (frame.type) {
      case "welcome":
      case "events":
        this.#see(frame.view, frame.events, frame.type === "welcome");
        return;
      case "verdict":
        this.#hears.verdict(frame);
        return;
      case "places":
        this.#hears.places(frame);
        return;
      case "ack":
        this.#answered(frame, frame.id);
        return;
      case "refused":
        this.#refused(frame);
        return;
      case "presence":
        this.#hears.presence(frame);
        return;
      case "notice":
        this.#hears.notice(frame.notice);
        return;
      case "pong": {
        const asked = this.#asked.get(frame.id);
        if (asked !== undefined) this.clock.answered(frame.now, asked);
        this.#asked.delete(frame.id);
        return;
      }
      case "closed":
        this.#closedBy = frame.code;
    }
  }

  #see(view: TableView, events: readonly Event[], first: boolean): void {
    this.clock.heard(view.now);
    // After a break the server may tell again what is known: each event is heard once.
    const known = this.#after;
    const unknown = known === null ? events : events.filter((event) => event.seq > known);
    if (known === null) this.#past = view.version;
    this.#after = events.at(-1)?.seq ?? known ?? view.version;
    if (first) this.#welcomed();
    const isPast = ({ seq }: Event): boolean => seq <= this.#past;
    const past = unknown.filter(isPast);
    this.#hears.view(
      view,
      unknown.filter((event) => !isPast(event)),
      first,
    );
    if (past.length > 0) this.#hears.history(past);
  }

  #welcomed(): void {
    this.#open = true;
    this.#attempt = 0;
    this.#say({ kind: "open" });
    for (const command of this.#pending.values()) this.#send(command);
    this.#ping();
  }

  #pingOften(): void {
    clearInterval(this.#beat);
    this.#beat = window.setInterval(() => this.#ping(), this.#eager ? EAGER_PING_MS : PING_MS);
  }

  #ping(): void {
    const id = Date.now() % 1_000_000_000;
    this.#asked.clear();
    this.#asked.set(id, Date.now());
    this.#send({ type: "ping", id });
  }

  #answered(answer: Ack | Refused, id: string): void {
    this.#pending.delete(id);
    this.#hears.answer(answer);
  }

  #refused(refused: Refused): void {
    const command = refused.id === null ? undefined : this.#pending.get(refused.id);
    if (command && refused.code === "busy") {
      setTimeout(() => this.#send(command), BUSY_MS);
      return;
    }
    this.#answered(refused, refused.id ?? "");
  }

  /** Be done with a connection at once: over a dead network it takes a minute to be closed. */
  #letGo(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = null;
    socket.close();
    this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#open = false;
    this.#unanswered = null;
    clearInterval(this.#beat);
    if (this.#done) return;
    const code = this.#closedBy;
    if (code !== null && FOR_GOOD.includes(code)) {
      this.#done = true;
      this.#say({ kind: "closed", code });
      return;
    }
    const wait = this.#wait(code);
    this.#attempt += 1;
    const retryAt = Date.now() + wait;
    this.#say({ kind: "lost", attempt: this.#attempt, retryAt, code });
    this.#retry = window.setTimeout(() => this.connect(), wait);
  }

  /**
   * Longer after each failure, and never the same for all browsers at once. A house that was
   * restarted is back within a second or two: until then it grows slowly.
   */
  #wait(code: Closed["code"] | null): number {
    const least = code === "flood" || code === "house-full" ? 5_000 : 150;
    return Math.min(least * 1.25 ** this.#attempt, 15_000) * (0.5 + Math.random() / 2);
  }
}

/** Random ids also where `crypto.randomUUID` is not: on a plain address in the local network. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
