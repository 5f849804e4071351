import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HouseClock } from "./times.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it("goes by the first time that it hears", () => {
  const clock = new HouseClock();
  clock.heard(5_000_000);
  vi.advanceTimersByTime(100);
  expect(clock.now()).toBe(5_000_100);
});

it("takes an answer to have been half of the way under way", () => {
  const clock = new HouseClock();
  const asked = Date.now();
  vi.advanceTimersByTime(80);
  clock.answered(7_000_000, asked);
  expect(clock.now()).toBe(7_000_040);
});

it("believes the quicker of two answers, and nothing that came unasked", () => {
  const clock = new HouseClock();
  let asked = Date.now();
  vi.advanceTimersByTime(10);
  clock.answered(asked + 500 + 5, asked);
  asked = Date.now();
  vi.advanceTimersByTime(3_000);
  clock.answered(asked + 500 + 2_900, asked);
  clock.heard(asked);
  expect(clock.now() - Date.now()).toBe(500);
});

it("follows when this device's clock, or the house's, was set or stood still", () => {
  const clock = new HouseClock();
  clock.answered(Date.now(), Date.now());
  vi.setSystemTime(Date.now() + 3_600_000);
  clock.heard(1_000_500);
  expect(clock.now()).toBe(1_000_500);
  clock.answered(Date.now(), Date.now());
  const asked = Date.now();
  vi.advanceTimersByTime(200);
  clock.answered(5_000_000, asked);
  expect(clock.now()).toBe(5_000_100);
});
