import { describe, expect, it } from "vitest";
import {
  addTime,
  choosePlayer,
  goOn,
  lastTurn,
  newClock,
  nextTurn,
  pause,
  runs,
  timeLeft,
  usedTime,
} from "./turn_clock.ts";

const three = newClock(["Ann", "Ben", "Cy"], 60);

describe("the clock at a real table", () => {
  it("counts down while it runs, and stands still in a pause", () => {
    let clock = goOn(three, 1000);
    expect(timeLeft(clock, 21_000)).toBe(40_000);
    clock = pause(clock, 21_000);
    expect(runs(clock)).toBe(false);
    expect(timeLeft(clock, 99_000)).toBe(40_000);
    clock = goOn(clock, 100_000);
    expect(timeLeft(clock, 110_000)).toBe(30_000);
    expect(goOn(clock, 120_000)).toBe(clock);
    expect(timeLeft(clock, 139_999)).toBe(1);
    expect(timeLeft(clock, 150_000)).toBe(0);
  });

  it("passes the turn round the table", () => {
    let clock = goOn(three, 0);
    for (const now of [10_000, 30_000, 60_000]) clock = nextTurn(clock, now);
    expect(clock.turn).toBe(0);
    expect(clock.turns).toBe(3);
    expect(clock.taken).toEqual([10_000, 20_000, 30_000]);
    expect(timeLeft(clock, 60_000)).toBe(60_000);
  });

  it("counts time after the bell for nobody", () => {
    const clock = nextTurn(goOn(three, 0), 500_000);
    expect(clock.taken).toEqual([60_000, 0, 0]);
  });

  it("goes back by one turn, with the time that was left", () => {
    const passed = nextTurn(goOn(three, 0), 25_000);
    const back = lastTurn(passed, 27_000);
    expect(back.turn).toBe(0);
    expect(back.turns).toBe(0);
    expect(back.taken).toEqual([0, 0, 0]);
    expect(timeLeft(back, 27_000)).toBe(35_000);
    expect(lastTurn(back, 28_000)).toBe(back);
  });

  it("gives more time, also after the bell", () => {
    expect(timeLeft(addTime(goOn(three, 0), 30, 50_000), 50_000)).toBe(40_000);
    expect(timeLeft(addTime(goOn(three, 0), 30, 500_000), 500_000)).toBe(30_000);
    expect(timeLeft(addTime(three, 30, 500_000), 900_000)).toBe(90_000);
  });

  it("counts up without a limit", () => {
    const clock = goOn(newClock(["Ann", "Ben"], null), 0);
    expect(timeLeft(clock, 5000)).toBeNull();
    expect(usedTime(clock, 5000)).toBe(5000);
    expect(nextTurn(clock, 5000).taken).toEqual([5000, 0]);
  });

  it("lets another player begin", () => {
    const clock = choosePlayer(three, 2, 0);
    expect(clock.turn).toBe(2);
    expect(runs(clock)).toBe(false);
    expect(nextTurn(goOn(clock, 0), 1000).turn).toBe(0);
  });
});
