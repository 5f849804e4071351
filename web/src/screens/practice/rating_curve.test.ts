import { expect, it } from "vitest";
import { HIGH, pointsOf, stepsOf, WIDE } from "./rating_curve.ts";

it.each([
  ["steady", [1200, 1200]],
  ["a little up", [1200, 1212, 1230]],
  ["far", [600, 2600, 900]],
])("keeps everything inside: %s", (_, values) => {
  for (const { x, y } of pointsOf(values)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(WIDE);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(HIGH);
  }
  const steps = stepsOf(values);
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.length).toBeLessThanOrEqual(6);
});

it("draws more as higher", () => {
  const [first, second] = pointsOf([1200, 1300]);
  expect(second!.y).toBeLessThan(first!.y);
});
