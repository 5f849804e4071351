import { beforeEach, expect, it, vi } from "vitest";
import type { Do, Hears } from "../wire/socket.ts";
import type { Event, TableView } from "../wire/types.ts";
import { setUp, openTable } from "./setup.ts";
import { TableStore } from "./table.svelte.ts";

/** What the page does to the world, and what a test makes the world do to the page. */
const world = vi.hoisted(() => ({
  hears: null as Hears | null,
  asked: [] as Do[],
  said: [] as string[],
  editions: [] as (string | null)[],
  rules: [] as ((edition: string) => void)[],
}));

vi.mock("../wire/socket.ts", () => ({
  TableSocket: class {
    constructor(_: string, hears: Hears) {
      world.hears = hears;
    }
    close(): void {}
    draft(): null {
      return null;
    }
    command(what: Do): string {
      return String(world.asked.push(what));
    }
  },
}));
vi.mock("../wire/api.ts", () => ({
  Problem: Error,
  api: {
    createTable: () => Promise.resolve({ table: "T22", code: "ABCD2345" }),
    rules: (rules: string) =>
      new Promise((done) => {
        const numbers = Number(/numbers=(\d+)/.exec(rules)?.[1] ?? 13);
        const fields = [{ name: "numbers", value: numbers, clause: "R1" }];
        world.rules.push((edition) => done({ edition, fields }));
      }),
  },
}));
// A text is its id with what is in it.
vi.mock("../words/words.svelte.ts", () => {
  const t = (id: string, values = {}): string => [id, ...Object.values(values)].join(" ");
  const setEdition = (edition: string | null): void => void world.editions.push(edition);
  return { t, tFirst: ([id = ""]) => id, refusalText: t, currentLocale: () => "en", setEdition };
});
vi.mock("./announce.svelte.ts", () => ({ announce: (text: string) => world.said.push(text) }));
vi.mock("./settings.svelte.ts", () => ({ settings: { talk: true, name: "Ann" } }));
vi.mock("./session.svelte.ts", () => ({ attempt: (ask: () => unknown) => ask() }));
vi.mock("./route.svelte.ts", () => ({ go: () => {}, tablePath: () => "" }));
vi.mock("./sound.ts", () => ({ sound: () => {}, buzz: () => {} }));

const NAMES = ["Ann", "Bob", "Robo"];
const GAME = { game: 1, commitment: "c0ffee", table: "", racks: ["k1 k2", "r1 r2", null], turn: 0 };
const view = (changes: object = {}, game: object = {}): TableView =>
  ({
    table: "T22",
    phase: "playing",
    paused: null,
    version: 1,
    turn_version: 1,
    draft: null,
    people: [{ person: 1, name: "Ann" }],
    seats: NAMES.map((name, seat) => ({ seat, name, kind: seat < 2 ? "person" : "computer" })),
    you: { person: 1, host: true, seats: [0] },
    options: { rules: "goliath" },
    match: {},
    ...changes,
    game: { ...GAME, order: [0, 1, 2], over: null, last: null, ...game },
  }) as unknown as TableView;

let seq = 0;
const event = (what: object): Event => ({ seq: ++seq, at: seq, what }) as unknown as Event;
const draws = (seat: number, tiles: string): Event =>
  event({ kind: "turn", game: 1, events: [{ kind: "draw", seat, tiles }] });
const begins = (game: number): Event => event({ kind: "game-started", game, events: [] });
const see = (shown: TableView, events: readonly Event[] = [], first = false): void =>
  world.hears?.view(shown, events, first);
const notes = (store: TableStore): string[] => store.notes.map(({ text }) => text);

beforeEach(() => {
  vi.stubGlobal("window", { setTimeout: () => 0 });
  vi.stubGlobal("localStorage", { getItem: () => null });
  Object.assign(world, { hears: null, asked: [], said: [], editions: [], rules: [] });
});

it("names a drawn tile to the player alone, also where a device goes round", () => {
  const shared = { you: { person: 1, host: true, seats: [0, 1] } };
  const store = new TableStore("T22");
  see(view(shared), [], true);
  store.iAm(0);
  // Robo is next, so Ann's rack is still shown; then the device is passed on to Bob.
  see(view({ ...shared, turn_version: 2 }, { turn: 2 }), [draws(0, "b5")]);
  expect(store.hand).toBe(0);
  expect(world.said).toContain("event-drew-seen Ann page-tile colour-b orange 5");
  see(view({ ...shared, turn_version: 3 }, { turn: 1 }), [draws(2, "??")]);
  expect(store.hand).toBeNull();
  expect(notes(store)).toEqual(["event-drew Ann 1", "event-drew Robo 1"]);
});

it("tells nothing of another game, also where a rematch counts from 1 again", () => {
  const store = new TableStore("T22");
  see(view(), [], true);
  see(view({ turn_version: 2 }, { turn: 1 }), [draws(0, "b5")]);
  expect(notes(store)).toHaveLength(1);
  // After a break: the end of the one game and the beginning of the next come together.
  const next = { commitment: "another deal", racks: ["o7 o8", null, null], turn: 2 };
  see(view({ turn_version: 9 }, next), [draws(1, "??"), begins(1), draws(0, "o9")], true);
  expect(notes(store)).toHaveLength(1);
  expect(store.tiles.board.rack.map(({ face }) => face)).toEqual(["o7", "o8"]);
  expect(store.tiles.canUndo).toBe(false);
  // Where nothing is told, as to somebody whose line is slow, nothing old stays either.
  see(view({ turn_version: 12 }, { ...next, commitment: "a third deal" }));
  expect(notes(store)).toEqual([]);
});

it("says whose turn it is when the turn comes round during a break", () => {
  new TableStore("T22");
  see(view(), [], true);
  world.said = [];
  see(view());
  expect(world.said).toEqual([]);
  see(view({ turn_version: 4 }), [draws(0, "b5"), draws(1, "??"), draws(2, "??")], true);
  expect(world.said.at(-1)).toBe("page-your-turn");
});

it("leaves nobody waiting for a table that was left, and sets it up once", async () => {
  const people = [{ name: "Ann", colour: null }];
  await openTable({}, { people, computers: ["easy"], start: true });
  const store = new TableStore("T22");
  const done = setUp(store);
  expect(world.asked.map(({ kind }) => kind)).toEqual(["sit"]);
  store.stop();
  await done;
  await setUp(new TableStore("T22"));
  expect(world.asked.map(({ kind }) => kind)).toEqual(["sit"]);
  expect(await store.start()).toBe(false);
});

it("takes the words of the edition that is played now, and of none once it is left", async () => {
  const store = new TableStore("T22");
  see(view(), [], true);
  see(view({ options: { rules: "broadway" } }));
  world.rules[1]?.("broadway");
  world.rules[0]?.("goliath");
  await new Promise((done) => setTimeout(done));
  expect(world.editions).toEqual(["broadway"]);
  see(view({ options: { rules: "lanmi" } }));
  store.stop();
  world.rules[2]?.("lanmi");
  await new Promise((done) => setTimeout(done));
  expect(world.editions).toEqual(["broadway"]);
});

it("knows how high the numbers of the box are once the rules are read", async () => {
  const store = new TableStore("T22");
  see(view({ options: { rules: "goliath(numbers=10)" } }), [], true);
  world.rules[0]?.("goliath");
  await new Promise((done) => setTimeout(done));
  const { board, base, previous } = store.tiles;
  expect([store, board, base, previous].map(({ numbers }) => numbers)).toEqual([10, 10, 10, 10]);
  const next = { commitment: "another deal" };
  see(view({ options: { rules: "goliath(numbers=10)" } }, next), [begins(2)]);
  expect(store.tiles.board.numbers).toBe(10);
});
