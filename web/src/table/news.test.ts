import { expect, it } from "vitest";
import type { TurnNote } from "../state/narrator.ts";
import { sinceOwnTurn } from "./news.ts";

const notes = [0, 1, 2, 0, 1].map((seat, at) => ({ seat, at }) as TurnNote);
const times = (mySeats: readonly number[]): readonly number[] =>
  sinceOwnTurn({ notes, mySeats }).since.map(({ at }) => at);

it("what is new came after the own last turn; to who has had none, all is", () => {
  expect(times([0])).toEqual([4]);
  expect(times([1])).toEqual([]);
  expect(times([2])).toEqual([3, 4]);
  expect(times([3])).toEqual([0, 1, 2, 3, 4]);
  expect(times([])).toEqual([0, 1, 2, 3, 4]);
});
