import { expect, it } from "vitest";
import { boardOf, onTable } from "../game/board.ts";
import { reconcile } from "../game/reconciliation.ts";
import { touched } from "./turn_replay.ts";

it("lights what was laid and what has changed its set, and nothing else", () => {
  const before = boardOf("r4 r5 r6 r7, k9 b9 o9", "", 13);
  const after = reconcile(before, "r5 r6 r7, k9 b9 o9, r4 b4 k4");
  const lit = touched(before, after);
  const faces = onTable(after).filter(({ id }) => lit.has(id));
  expect(faces.map(({ face }) => face).sort()).toEqual(["b4", "k4", "r4"]);
});
