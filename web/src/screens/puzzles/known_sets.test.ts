import { expect, it } from "vitest";
import { keyOf, wayLies, withJokers } from "./known_sets.ts";

it("knows a group in any order, and a run by the place of its joker", () => {
  expect(keyOf(["r5", "j", "b5"])).toBe(keyOf(["b5", "r5", "j"]));
  expect(keyOf(["r4", "r5", "j"])).not.toBe(keyOf(["j", "r4", "r5"]));
  expect(keyOf(["r5", "r3", "r4"])).toBe("r3 r4 r5");
});

it("makes the sets with one or two jokers from those without", () => {
  const found = withJokers(["r3 r4 r5", "b7 k7 r7"]);
  const expected = ["j r4 r5", "r3 j r5", "r3 r4 j", "j j r5", "r3 j j", "j r4 j"];
  for (const text of expected) expect(found).toContain(keyOf(text.split(" ")));
  expect(found).toContain(keyOf(["k7", "j", "b7"]));
  expect(found).not.toContain("r3 r5 j");
  expect(found).not.toContain("r3 r4 r5");
});

it("finds a way only where its jokers are all that lie there", () => {
  const ways = ["r4 j r6, k1 k2 k3", "b7 j r7"];
  expect(wayLies(ways, ["k1 k2 k3", "r4 j r6", "o1 o2 o3"])).toBe(true);
  expect(wayLies(ways, ["r4 j r6", "o1 o2 o3"])).toBe(false);
  expect(wayLies(ways, ["b7 j r7"])).toBe(true);
  expect(wayLies(ways, ["b7 j r7", "o4 j o6"])).toBe(false);
});
