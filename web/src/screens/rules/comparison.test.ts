import { describe, expect, it } from "vitest";
import type { Value } from "../../wire/tools.ts";
import type { RuleOrigin, RulesInfo } from "../../wire/types.ts";
import {
  bySource,
  compare,
  headingsFor,
  inParts,
  ownSentences,
  partOf,
  search,
  unlike,
} from "./comparison.ts";

const origin = (source: "booklet" | "ruling", headings = {}): RuleOrigin => ({
  source,
  headings,
  rulings: source === "ruling" ? ["A2"] : [],
  unlike: {},
});
const join = (texts: readonly string[]): string => texts.join(" ");

function rules(name: string, jokers: number, source: "booklet" | "ruling"): RulesInfo {
  return {
    rules: name,
    edition: name,
    changed: [],
    fields: [],
    clauses: [
      {
        id: "R5",
        source,
        rulings: source === "ruling" ? ["A2"] : [],
        fields: ["jokers"],
        parts: [
          { text: "rule-R5-1", ...origin(source) },
          { text: "nothing", ...origin("booklet") },
          { text: "rule-R5-3", ...origin("ruling") },
        ],
      },
      {
        id: "R43",
        source: "booklet",
        rulings: ["A10", "A9"],
        fields: [],
        parts: [{ text: "rule-R43", ...origin("booklet") }],
      },
    ],
    values: { jokers },
  };
}
const text = (id: string, values: Record<string, Value> = {}): string =>
  id === "nothing" ? "" : `${id} says ${String(values.jokers ?? "this")}`;
const rows = compare([rules("one", 2, "booklet"), rules("two", 4, "ruling")], text, join);

describe("editions side by side", () => {
  it("says where they differ and whose word it is", () => {
    expect(rows.map(({ id, differs }) => [id, differs])).toEqual([
      ["R5", true],
      ["R43", true],
    ]);
    expect(rows[0]?.answers[0]?.text).toBe("rule-R5-1 says 2 rule-R5-3 says 2");
    expect(rows[0]?.answers.map(({ parts }) => parts.map((part) => part.origin.source))).toEqual([
      ["booklet", "ruling"],
      ["ruling", "ruling"],
    ]);
    expect(rows.map(({ rulings }) => rulings)).toEqual([["A2"], ["A9", "A10"]]);
    const alike = [rules("one", 2, "booklet"), rules("two", 2, "ruling")];
    expect(compare(alike, text, join)[0]?.differs).toBe(false);
    expect(compare([], text, join)).toEqual([]);
  });

  it("puts together what comes from one source", () => {
    const [one, two] = rows[0]!.answers;
    expect(bySource(one!.parts, join)).toEqual(one!.parts);
    expect(bySource(two!.parts, join).map(({ text }) => text)).toEqual([two!.text]);
  });

  it("names headings in the reader's language where the booklet has it", () => {
    const printed = origin("booklet", { fr: ["JOKER"], es: ["COMODÍN"] });
    expect(headingsFor(printed, "es")).toEqual(["COMODÍN"]);
    expect(headingsFor(printed, "en")).toEqual(["JOKER"]);
    expect(headingsFor(origin("ruling"), "en")).toEqual([]);
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
