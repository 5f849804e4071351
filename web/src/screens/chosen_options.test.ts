import { beforeEach, expect, it, vi } from "vitest";
import type { Options, OptionsOffered } from "../wire/types.ts";
import { carryOver, ChosenOptions } from "./chosen_options.svelte.ts";

/** How the house answers about rules; null: not at all, which has been said to the reader. */
let answer: (rules: string) => Promise<OptionsOffered | null>;
vi.mock("../wire/api.ts", () => ({ api: { options: (rules: string) => answer(rules) } }));
vi.mock("../state/session.svelte.ts", () => ({
  attempt: (work: () => Promise<unknown>): Promise<unknown> => work(),
}));

const DEFAULTS: Options = {
  rules: "broadway",
  seats: 4,
  length: null,
  clock: "edition",
  clock_length: 0,
  hints: false,
  public: false,
  delay: 0,
  thinking: true,
  strict_penalty: false,
  seats_by_draw: false,
  big_set: false,
};
const info = (rules: string, most = 4, none_allowed = false): OptionsOffered => ({
  rules,
  edition: rules,
  seats: { least: 2, most },
  length: { least: 1, most: 20, unit: "games", default: 1 },
  clock: {
    edition_sec: 60,
    none_allowed,
    seconds: { least: 5, most: 3600 },
    days: { least: 1, most: 14 },
  },
  delay: { least: 0, most: 600 },
  strict_penalty: false,
  seats_by_draw: false,
  big_set: false,
  defaults: { ...DEFAULTS, rules, seats: Math.min(4, most) },
});

beforeEach(() => {
  answer = (rules) => Promise.resolve(info(rules));
});

it("keeps what was chosen when other rules are", () => {
  const own = { ...DEFAULTS, seats: 6, length: 3, clock: "seconds", clock_length: 90 } as const;
  const chosen = { ...own, hints: true, public: true, delay: 30, thinking: false };
  expect(carryOver(info("lanmi"), chosen, false)).toEqual({
    ...chosen,
    rules: "lanmi",
    seats: 4,
    length: null,
  });
});

it.each([
  [false, false, "edition"],
  [false, true, "none"],
  [true, false, "none"],
])("alone: %s, no clock allowed: %s, the clock is %s", (alone, allowed, clock) => {
  const without: Options = { ...DEFAULTS, clock: "none" };
  expect(carryOver(info("goliath", 4, allowed), without, alone).clock).toBe(clock);
});

it("shows what was chosen last, whatever is answered first", async () => {
  const choosing = new ChosenOptions(false);
  await choosing.choose("broadway");
  const answered = new Map<string, () => void>();
  answer = (rules) => new Promise((done) => answered.set(rules, () => done(info(rules))));
  const both = [choosing.choose("lanmi"), choosing.choose("goliath")];
  expect([choosing.rules, choosing.asked]).toEqual(["goliath", "goliath"]);
  answered.get("goliath")?.();
  expect(await both[1]).toBe(true);
  answered.get("lanmi")?.();
  expect(await both[0]).toBe(false);
  expect([choosing.rules, choosing.options?.rules, choosing.asked]).toEqual([
    "goliath",
    "goliath",
    null,
  ]);
});

it("goes back to the rules before where the house does not answer", async () => {
  const choosing = new ChosenOptions(false);
  await choosing.choose("broadway");
  answer = () => Promise.resolve(null);
  const asking = choosing.choose("goliath");
  expect(choosing.rules).toBe("goliath");
  expect(await asking).toBe(false);
  expect([choosing.rules, choosing.options?.rules, choosing.asked]).toEqual([
    "broadway",
    "broadway",
    null,
  ]);
});

it("leaves the options of a table as they are until other rules are chosen", async () => {
  const choosing = new ChosenOptions(false);
  choosing.options = { ...DEFAULTS, length: 5, clock: "none" };
  expect(await choosing.choose("broadway")).toBe(true);
  expect(choosing.options).toEqual({ ...DEFAULTS, length: 5, clock: "none" });
});
