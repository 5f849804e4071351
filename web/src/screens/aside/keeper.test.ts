import { describe, expect, it } from "vitest";
import {
  addTime,
  choosePlayer,
  goOn,
  lastTurn,
  newKeeper,
  nextTurn,
  pause,
  runs,
  timeLeft,
  usedTime,
} from "./keeper.ts";

const three = newKeeper(["Ann", "Ben", "Cy"], 60);

describe("the clock at a real table", () => {
  it("counts down while it runs, and stands still in a pause", () => {
    let keeper = goOn(three, 1000);
    expect(timeLeft(keeper, 21_000)).toBe(40_000);
    keeper = pause(keeper, 21_000);
    expect(runs(keeper)).toBe(false);
    expect(timeLeft(keeper, 99_000)).toBe(40_000);
    keeper = goOn(keeper, 100_000);
    expect(timeLeft(keeper, 110_000)).toBe(30_000);
    expect(goOn(keeper, 120_000)).toBe(keeper);
    expect(timeLeft(keeper, 139_999)).toBe(1);
    expect(timeLeft(keeper, 150_000)).toBe(0);
  });

  it("passes the turn round the table", () => {
    let keeper = goOn(three, 0);
    for (const now of [10_000, 30_000, 60_000]) keeper = nextTurn(keeper, now);
    expect(keeper.turn).toBe(0);
    expect(keeper.turns).toBe(3);
    expect(keeper.taken).toEqual([10_000, 20_000, 30_000]);
    expect(timeLeft(keeper, 60_000)).toBe(60_000);
  });

  it("counts time after the bell for nobody", () => {
    const keeper = nextTurn(goOn(three, 0), 500_000);
    expect(keeper.taken).toEqual([60_000, 0, 0]);
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
    const keeper = goOn(newKeeper(["Ann", "Ben"], null), 0);
    expect(timeLeft(keeper, 5000)).toBeNull();
    expect(usedTime(keeper, 5000)).toBe(5000);
    expect(nextTurn(keeper, 5000).taken).toEqual([5000, 0]);
  });

  it("lets another player begin", () => {
    const keeper = choosePlayer(three, 2, 0);
    expect(keeper.turn).toBe(2);
    expect(runs(keeper)).toBe(false);
    expect(nextTurn(goOn(keeper, 0), 1000).turn).toBe(0);
  });
});
