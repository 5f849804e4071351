import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatTable } from "../../game/tiles.ts";
import { tools } from "../../wire/tools.ts";
import type { BestPlay, ReplayedMoment, RulesInfo } from "../../wire/types.ts";
import { ReplayStore } from "./replay.svelte.ts";

const STEP_MS = 800;
const RACKS = ["b4 b5 b6 k8 r8 o8", "r1"];
const moment = (number: number, event: string, table: string, racks: string[]): ReplayedMoment => ({
  number,
  at: 0,
  event,
  table,
  racks,
  melded: [true, true],
  pool: 9,
  turn: 0,
});
const MOMENTS = [
  moment(1, "deal 0 b4 b5 b6 k8 r8 o8", "", ["b4 b5 b6 k8 r8 o8", ""]),
  moment(2, "deal 1 r1", "", RACKS),
  moment(3, "draw 0 o9", "", ["b4 b5 b6 k8 r8 o8 o9", "r1"]),
  moment(4, "draw 1 o1", "", ["b4 b5 b6 k8 r8 o8 o9", "r1 o1"]),
];
const RULES = {
  rules: "broadway",
  edition: "broadway",
  changed: [],
  fields: [],
  clauses: [],
  values: { big_set: null },
} satisfies RulesInfo;
const VERIFIED = { good: true, events: 4, finished: false, deal_checked: false, trouble: null };
const lay = (tiles: string, target: number) =>
  ({ kind: "lay", tiles, source: null, target, result: tiles, joker_to: null }) as const;
const PLAY: BestPlay = {
  optimal: true,
  tiles_played: 6,
  value_played: 39,
  played: "b4 b5 b6 k8 r8 o8",
  rack: "",
  table: "b4 b5 b6, k8 r8 o8",
  steps: [lay("b4 b5 b6", 0), lay("k8 r8 o8", 1)],
};
const WORTH = { tiles: 6, value: 39 };

let store: ReplayStore;
/** The sets that are shown. */
const shown = (): string => formatTable(store.tiles.board.sets.map(({ pieces }) => pieces));
const wait = (steps: number): Promise<unknown> => vi.advanceTimersByTimeAsync(steps * STEP_MS);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  const first = { rules: "broadway", players: ["Ann", "Ben"], seen: "all", moments: MOMENTS };
  store = new ReplayStore("remeld\n\n", first, RULES, VERIFIED);
  store.go(1);
  store.best = { play: PLAY, best: WORTH, played: { tiles: 0, value: 0 } };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the best play is shown step by step, until the game itself is asked for", async () => {
  void store.showBest();
  expect(shown()).toBe("");
  await wait(1);
  expect(shown()).toBe("b4 b5 b6");
  store.hideBest();
  await wait(5);
  expect([shown(), store.shown]).toEqual(["", null]);
});

test("shown again, it begins anew and is shown once", async () => {
  void store.showBest();
  await wait(1.5);
  void store.showBest();
  const seen = [shown()];
  for (let step = 0; step < 4; step++) {
    await wait(0.5);
    seen.push(shown());
  }
  expect(seen).toEqual(["", "", "b4 b5 b6", "b4 b5 b6", PLAY.table]);
});

test("whoever has left asks for nothing more", async () => {
  const best = vi.spyOn(tools, "best").mockRejectedValue(new Error("asked"));
  store.wanted = true;
  store.go(1);
  store.stop();
  await wait(5);
  expect(best).not.toHaveBeenCalled();
});
