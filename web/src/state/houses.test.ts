import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Value } from "../wire/tools.ts";
import type { AllowedValues, RuleField } from "../wire/types.ts";
import {
  dropHouse,
  hearName,
  housePath,
  keepHouse,
  keptHouses,
  namedRules,
  nameIn,
  rulesName,
  tidyName,
  writeRules,
} from "./houses.ts";

const field = (name: string, kind: AllowedValues["kind"]): RuleField => ({
  name,
  value: null,
  clause: "R1",
  texts: [],
  source: "booklet",
  allowed: { kind, least: null, most: null, values: [] },
});
const fields = [
  field("jokers", "number"),
  field("big_set", "big-set"),
  field("pool_empty", "choice"),
  field("may_decline", "choice"),
  field("call", "word"),
];

describe("house rules as text", () => {
  it.each<[Record<string, Value>, string]>([
    [{}, "goliath"],
    [{ jokers: 4 }, "goliath(jokers=4)"],
    [{ call: 'Out "now"!', jokers: 0 }, 'goliath(jokers=0, call="Out \\"now\\"!")'],
    [{ call: null, big_set: null }, "goliath(big_set=none, call=none)"],
    [
      { big_set: "5/4/3/4", pool_empty: "playOn", may_decline: false },
      'goliath(big_set=5/4/3/4, pool_empty="playOn", may_decline=false)',
    ],
  ])("%j", (changes, result) => {
    expect(writeRules("goliath", new Map(Object.entries(changes)), fields)).toBe(result);
  });

  it("carries the name in the link", () => {
    expect(tidyName("  Our \n rules ")).toBe("Our rules");
    const path = housePath({ key: "abc", name: "Ann & Co #1" });
    expect(path).toBe("/house/abc#Ann%20%26%20Co%20%231");
    expect(nameIn(path.slice(path.indexOf("#")))).toBe("Ann & Co #1");
    expect(nameIn("#%E0%A4%A")).toBe("");
    expect(housePath({ key: "abc", name: "" })).toBe("/house/abc");
  });
});

describe("what house rules are called", () => {
  const rules = "goliath(jokers=3)";
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (place: string) => kept.get(place) ?? null,
      setItem: (place: string, text: string) => kept.set(place, text),
    });
    hearName({ rules });
  });

  it("is what the table says, until the table says so no longer", () => {
    const plain = rulesName(rules);
    hearName({ rules, rules_name: "At Ann’s" });
    expect(rulesName(rules)).not.toBe(plain);
    expect(namedRules(rules)).toEqual({ rules, rules_name: "At Ann’s" });
    expect(namedRules("goliath")).toEqual({ rules: "goliath" });
    hearName({ rules });
    expect(rulesName(rules)).toBe(plain);
    expect(namedRules(rules)).toEqual({ rules });
  });

  it("is one's own name for them, where there is one", () => {
    keepHouse({ name: "Ours", rules, key: "1" });
    hearName({ rules, rules_name: "At Ann’s" });
    expect(namedRules(rules)).toEqual({ rules, rules_name: "Ours" });
  });
});

describe("the house rules of this browser", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });

  it("keeps one of each name, the newest first", () => {
    keepHouse({ name: "A", rules: "goliath(jokers=3)", key: "1" });
    keepHouse({ name: "B", rules: "lanmi(jokers=3)", key: "2" });
    keepHouse({ name: "A", rules: "goliath(jokers=4)", key: "3" });
    expect(keptHouses().map(({ name, key }) => name + key)).toEqual(["A3", "B2"]);
    dropHouse("A");
    expect(keptHouses().map(({ name }) => name)).toEqual(["B"]);
  });

  it("ignores what is not its own", () => {
    kept.set("remeld-houses", '[{"name":"A"},7,{"name":"B","rules":"x","key":"k"}]');
    expect(keptHouses().map(({ name }) => name)).toEqual(["B"]);
    kept.set("remeld-houses", "{");
    expect(keptHouses()).toEqual([]);
  });
});
