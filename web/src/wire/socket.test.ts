import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableSocket } from "./socket.ts";
import type { Status } from "./socket.ts";
import type { Event, FromServer, TableView } from "./types.ts";

/** A socket without a network: what was sent can be read, what comes is given by hand. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage: ((_: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  /** The network is dead: nobody answers, and closing comes to no end. */
  dead = false;
  close(): void {
    this.readyState = this.dead ? 2 : 3;
    if (!this.dead) this.onclose();
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  hear(frame: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}

const view = (version: number): TableView => ({ version, now: 0 }) as TableView;
const event = (seq: number): Event => ({ seq, at: 0, what: { kind: "resumed" } });
const welcome = (version: number, ...events: Event[]): FromServer => ({
  type: "welcome",
  protocol: 1,
  view: view(version),
  events,
});
const newest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("nothing was connected");
  return socket;
};

function connected(...before: Event[]) {
  const heard: number[] = [];
  const statuses: Status[] = [];
  const answers: string[] = [];
  const past: number[] = [];
  const table = new TableSocket("ABCD2345", {
    status: (status) => statuses.push(status),
    view: (_, events) => heard.push(...events.map(({ seq }) => seq)),
    history: (events) => past.push(...events.map(({ seq }) => seq)),
    presence: () => {},
    notice: () => {},
    verdict: () => {},
    places: () => {},
    answer: (answer) => answers.push(answer.type),
  });
  table.connect();
  newest().open();
  newest().hear(welcome(7, ...before));
  newest().hear({ type: "pong", id: 0, now: 0 });
  return { table, heard, past, statuses, answers };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { origin: "https://play.example" });
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("says hello without an entry at first", () => {
  connected();
  expect(newest().url).toBe("wss://play.example/ws");
  const hello = { type: "hello", protocol: 1, table: "ABCD2345", game: true };
  expect(newest().of("hello")).toEqual([hello]);
});

it("hears of the game so far what is older than the first picture, however many frames it takes", () => {
  const { heard, past } = connected(event(3), event(4));
  newest().hear({ type: "events", after: 4, events: [event(5), event(7)], view: view(8) });
  newest().hear({ type: "events", after: 7, events: [event(8)], view: view(8) });
  expect(past).toEqual([3, 4, 5, 7]);
  expect(heard).toEqual([8]);
});

it("comes back by itself and asks for what happened meanwhile", () => {
  const { heard, statuses } = connected();
  newest().hear({ type: "events", after: 7, events: [event(8), event(9)], view: view(9) });
  newest().close();
  expect(statuses.at(-1)?.kind).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  newest().open();
  expect(newest().of("hello")[0]?.after).toBe(9);
  newest().hear(welcome(10, event(9), event(10)));
  expect(heard).toEqual([8, 9, 10]);
  expect(statuses.at(-1)?.kind).toBe("open");
});

it("sends a command that was not answered again under the same id", () => {
  const { table, answers } = connected();
  const id = table.command({ kind: "draw", seat: 0 }, 7);
  newest().close();
  vi.advanceTimersByTime(1_000);
  newest().open();
  expect(newest().of("command")).toEqual([]);
  newest().hear(welcome(7));
  expect(newest().of("command")).toEqual([
    { type: "command", id, seen: 7, do: { kind: "draw", seat: 0 } },
  ]);
  newest().hear({ type: "ack", id, version: 8 });
  newest().close();
  vi.advanceTimersByTime(1_000);
  newest().open();
  newest().hear(welcome(8));
  expect(newest().of("command")).toEqual([]);
  expect(answers).toEqual(["ack"]);
});

it("asks a busy house once more, and tells nobody", () => {
  const { table, answers } = connected();
  const id = table.command({ kind: "start" }, 7);
  newest().hear({ type: "refused", id, code: "busy", values: {}, faults: [] });
  vi.advanceTimersByTime(500);
  expect(
    newest()
      .of("command")
      .map((frame) => frame.id),
  ).toEqual([id, id]);
  expect(answers).toEqual([]);
});

it.each(["kicked", "locked", "table-not-found", "reload", "forgotten", "signed-out"] as const)(
  "does not come back after %s",
  (code) => {
    const { statuses } = connected();
    newest().hear({ type: "closed", code, values: {} });
    newest().close();
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toEqual({ kind: "closed", code });
    expect(FakeSocket.all).toHaveLength(1);
  },
);

it("waits longer after each failure, up to a quarter of a minute", () => {
  const { statuses } = connected();
  for (let failures = 0; failures < 12; failures++) {
    newest().close();
    vi.advanceTimersByTime(15_000);
  }
  const last = statuses.at(-1);
  expect(FakeSocket.all).toHaveLength(13);
  expect(last?.kind === "lost" && last.attempt).toBe(12);
});

it("tries often while a house that was restarted may be coming back", () => {
  vi.spyOn(Math, "random").mockReturnValue(1); // Nobody waits longer.
  connected();
  const began = Date.now();
  let last = began;
  while (Date.now() < began + 2_000) {
    const tried = FakeSocket.all.length;
    newest().close();
    while (FakeSocket.all.length === tried) vi.advanceTimersByTime(10);
    expect(Date.now() - last).toBeLessThanOrEqual(600);
    last = Date.now();
  }
  vi.restoreAllMocks();
});

it("takes silence for a broken connection, and does not wait until it is closed", () => {
  const { statuses, heard } = connected();
  const old = newest();
  old.dead = true;
  vi.advanceTimersByTime(26_000);
  expect(statuses.map(({ kind }) => kind)).toEqual(["open", "open", "lost"]);
  expect(FakeSocket.all).toHaveLength(2);
  newest().open();
  newest().hear(welcome(8, event(8)));
  // What comes late over the old one, its end too, changes nothing.
  old.hear({ type: "events", after: 8, events: [event(9)], view: view(9) });
  old.onclose();
  expect(heard).toEqual([8]);
  expect(statuses.at(-1)?.kind).toBe("open");
});

it("says within two seconds that a send has no answer, and that one has come", () => {
  const { table, statuses } = connected();
  table.draft(0, "", 7, false);
  vi.advanceTimersByTime(1_000);
  expect(statuses).toEqual([{ kind: "open" }]);
  vi.advanceTimersByTime(1_000);
  expect(statuses.at(-1)).toEqual({ kind: "open", silent: true });
  newest().hear({ type: "notice", notice: null });
  expect(statuses.at(-1)).toEqual({ kind: "open" });
  vi.advanceTimersByTime(9_000);
  expect(statuses.at(-1)).toEqual({ kind: "open" });
});

it.each([0, 1, 374, 749])(
  "notices within two seconds of one's own turn that the line is silent since %i ms after a sign",
  (later) => {
    const { table, statuses } = connected();
    table.eager = true;
    const pings = (): number => newest().of("ping").length;
    for (let answered = 0; answered < 3; answered++) {
      const before = pings();
      while (pings() === before) vi.advanceTimersByTime(1);
      newest().hear({ type: "pong", id: 0, now: 0 });
    }
    expect(statuses).toEqual([{ kind: "open" }]);
    vi.advanceTimersByTime(later);
    newest().dead = true;
    vi.advanceTimersByTime(2_000);
    expect(statuses.at(-1)).toEqual({ kind: "open", silent: true });
    vi.advanceTimersByTime(9_000);
    expect(statuses.find(({ kind }) => kind === "lost")).toBeDefined();
  },
);

it("asks nothing while it hears something, and soon after that", () => {
  const { table } = connected();
  table.eager = true;
  const before = newest().of("ping").length;
  for (let heard = 0; heard < 10; heard++) {
    vi.advanceTimersByTime(600);
    newest().hear({ type: "notice", notice: null });
  }
  expect(newest().of("ping").length).toBe(before);
  vi.advanceTimersByTime(800);
  expect(newest().of("ping").length).toBe(before + 1);
});

it("asks a house seldom on which nobody counts", () => {
  const { table } = connected();
  table.eager = true;
  table.eager = false;
  const before = newest().of("ping").length;
  vi.advanceTimersByTime(14_900);
  expect(newest().of("ping").length).toBe(before);
});

it("is lost at once where the network says that it is gone", () => {
  const { table, statuses } = connected();
  newest().dead = true;
  table.offline();
  expect(statuses.at(-1)?.kind).toBe("lost");
});

it("gives up an attempt that comes to nothing, and hears nothing once it is left", () => {
  const { table, heard } = connected();
  newest().close();
  vi.advanceTimersByTime(1_000);
  newest().dead = true;
  vi.advanceTimersByTime(46_000);
  expect(FakeSocket.all).toHaveLength(3);
  newest().open();
  newest().dead = true;
  table.close();
  newest().hear(welcome(8, event(8)));
  expect(heard).toEqual([]);
});
