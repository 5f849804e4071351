import { describe, expect, it } from "vitest";
import type { RulesShown, Value } from "../../wire/tools.ts";
import { compare, inParts, ownSentences, partOf, search, unlike } from "./book.ts";

function rules(name: string, jokers: number, source: "booklet" | "ruling"): RulesShown {
  return {
    rules: name,
    edition: name,
    changed: [],
    fields: [],
    clauses: [
      { id: "R5", source, rulings: source === "ruling" ? ["A2"] : [], fields: ["jokers"] },
      { id: "R43", source: "booklet", rulings: ["A1"], fields: [] },
    ],
    values: { jokers },
  };
}
const text = (id: string, values: Record<string, Value> = {}): string =>
  `${id} says ${String(values.jokers ?? "this")}`;
const rows = compare([rules("one", 2, "booklet"), rules("two", 4, "ruling")], text);

describe("editions side by side", () => {
  it("says where they differ and whose word it is", () => {
    expect(rows.map(({ id, differs }) => [id, differs])).toEqual([
      ["R5", true],
      ["R43", true],
    ]);
    expect(rows[0]?.answers.map(({ source }) => source)).toEqual(["booklet", "ruling"]);
    expect(rows[0]?.rulings).toEqual(["A2"]);
    expect(compare([rules("one", 2, "booklet"), rules("two", 2, "ruling")], text)[0]?.differs).toBe(
      false,
    );
    expect(compare([], text)).toEqual([]);
  });

  it("knows the part of every clause", () => {
    expect(["R1", "R8", "R9", "R43", "R68", "R87"].map(partOf)).toEqual([
      "box",
      "box",
      "sets",
      "turn",
      "time",
      "points",
    ]);
    expect(inParts(rows).map(({ part }) => part)).toEqual(["box", "turn"]);
  });

  it("finds clauses by number and by words without accents", () => {
    const same = { ...rows[0]!, id: "R4", title: "Möglich", differs: false };
    const all = [same, ...rows];
    expect(search(all, "r4", false)).toEqual([same]);
    expect(search(all, "MOGLICH says", false)).toEqual([same]);
    expect(search(all, "", true)).toEqual(rows);
    expect(search(all, "nowhere", false)).toEqual([]);
  });
});

describe("what is different in a text", () => {
  it("marks the words that the other one lacks", () => {
    expect(unlike("A turn takes two minutes.", "A turn takes one minute.", "en")).toEqual([
      { text: "A turn takes ", other: false },
      { text: "two minutes", other: true },
      { text: ".", other: false },
    ]);
    expect(unlike("It may not be split.", "It may be split.", "en")).toEqual([
      { text: "It may ", other: false },
      { text: "not", other: true },
      { text: " be split.", other: false },
    ]);
    expect(unlike("There is no way.", "A joker is also free.", "en")).toEqual([
      { text: "There is no way.", other: true },
    ]);
    expect(unlike("Same.", "Same.", "en")).toEqual([{ text: "Same.", other: false }]);
  });

  it("leaves out the sentences that all have", () => {
    expect(ownSentences(["It is. Yes.", "It is. No."], "en")).toEqual(["Yes.", "No."]);
    expect(ownSentences(["It is.", "It is."], "en")).toEqual(["It is.", "It is."]);
    expect(ownSentences(["One. Two. Yes.", "Yes."], "en")).toEqual(["One. Two.", ""]);
    expect(ownSentences(["一。二。是。", "是。"], "zh-Hans")).toEqual(["一。二。", ""]);
  });
});
