import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RulesInfo } from "../../wire/types.ts";
import { LessonStore } from "./lesson.svelte.ts";

const STEPS = ["k1 k2 k3", "r1 r2 r3"].map((tiles, target) => ({
  kind: "lay",
  tiles,
  source: null,
  target,
  result: tiles,
  joker_to: null,
}));

vi.mock("../../state/sound.ts", () => ({ sound: () => {} }));
vi.mock("../../wire/tools.ts", () => ({
  tools: {
    best: () => Promise.resolve({ steps: STEPS }),
    judge: () => new Promise(() => {}),
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function begun(): LessonStore {
  const lesson = { id: "lay", chapter: "", rack: "k1 k2 k3 r1 r2 r3", goal: "play" } as const;
  const rules = { rules: "goliath", values: {}, fields: [] };
  return new LessonStore(lesson, rules as unknown as RulesInfo);
}

it("lets who has moved nothing draw, however late the referee's word is", () => {
  const lesson = { id: "draw", chapter: "", rack: "k1 r5", goal: "draw", drawn: "k2" } as const;
  const rules = { rules: "goliath", values: {}, fields: [] };
  const store = new LessonStore(lesson, rules as unknown as RulesInfo);
  expect(store.endTurn()).toBe("done");
  expect(store.tiles.board.rack.map(({ face }) => face)).toContain("k2");
});

it("shows a play step by step to its end", async () => {
  const store = begun();
  const shown = store.show();
  await vi.runAllTimersAsync();
  expect(await shown).toBe(true);
  expect(store.tiles.text).toBe("k1 k2 k3, r1 r2 r3");
});

it("has not shown a play that was skipped, whether it had begun or not", async () => {
  for (const ms of [0, 1000]) {
    const store = begun();
    const shown = store.show();
    if (ms > 0) await vi.advanceTimersByTimeAsync(ms);
    const { text } = store.tiles;
    store.stop();
    await vi.runAllTimersAsync();
    expect(await shown).toBe(false);
    expect(store.tiles.text).toBe(text);
  }
});
