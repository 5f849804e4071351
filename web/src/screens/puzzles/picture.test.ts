import { expect, test } from "vitest";
import { wrapped } from "./picture.ts";

const byLetters = (line: string): number => [...line].length;

test("words go to the next line whole", () => {
  expect(wrapped("Lay all your tiles but one.", 12, byLetters)).toEqual([
    "Lay all your",
    "tiles but",
    "one.",
  ]);
});

test("a line of Chinese ends anywhere, and no sign of punctuation begins one", () => {
  expect(wrapped("出牌后要让手上有b8的下家出不了它牌。", 6, byLetters)).toEqual([
    "出牌后要让手",
    "上有b8的下",
    "家出不了它",
    "牌。",
  ]);
});
