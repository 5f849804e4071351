import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  currentLanguage,
  hasText,
  needTexts,
  pickLanguage,
  refusalText,
  setEdition,
  setLanguage,
  t,
} from "./words.svelte.ts";

vi.mock("virtual:words", () => ({
  default: {
    en: { "": "/en", rules: "/en-rules", book: "/en-book" },
    de: { "": "/de", "terms-goliath": "/de-goliath", "terms-lanmi": "/de-lanmi" },
    nl: { "": "/nl" },
    "zh-Hans": {},
    "zh-Hant": {},
  },
}));

const FILES: Record<string, string> = {
  "/en":
    "a = English { $x }\nonly = Only here\nrefused-odd = Refused.\nrefused-unexpected-error = Oh.",
  "/en-rules": "long = A long text.",
  "/en-book": "title = A book.",
  "/nl": "a = Nederlands { $x }",
  "/de": "term-turn = Zug\na = Deutsch { $x }\nb = Dein { term-turn }",
  "/de-goliath": "term-turn = Runde",
  "/de-lanmi": "term-turn = Reihe",
};

const broken = new Set<string>();
const answer = (address: string): Promise<Response> =>
  Promise.resolve(
    broken.has(address) || !FILES[address]
      ? new Response(null, { status: 404 })
      : new Response(FILES[address]),
  );

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [["de-CH", "en"], "de"],
  [["fr", "de"], "de"],
  [["fr", "it"], "en"],
  [["zh-TW"], "zh-Hant"],
  [["zh-CN"], "zh-Hans"],
  [["zh-Hant-HK"], "zh-Hant"],
  [[], "en"],
])("for %s it is %s", (wanted, picked) => {
  expect(pickLanguage(wanted)).toBe(picked);
});

it("speaks the language, the words of the edition, and English for what is missing", async () => {
  await setLanguage("de");
  expect(document.documentElement.lang).toBe("de");
  expect(document.documentElement.dir).toBe("ltr");
  expect(t("a", { x: 3 })).toBe("Deutsch 3");
  expect(t("b")).toBe("Dein Zug");
  expect(t("only")).toBe("Only here");
  expect(t("nowhere")).toBe("nowhere");
  await setEdition("goliath");
  expect(t("b")).toBe("Dein Runde");
  await setEdition(null);
  expect(t("b")).toBe("Dein Zug");
});

it("fetches more when it is asked for", async () => {
  await setLanguage("en");
  expect(hasText("long")).toBe(false);
  await needTexts("rules");
  expect(t("long")).toBe("A long text.");
});

it("fetches again what could not be had", async () => {
  await setLanguage("en");
  broken.add("/en-book");
  const both = [needTexts("rules"), needTexts("book")];
  await expect(both[1]).rejects.toThrow();
  await both[0];
  expect(t("long")).toBe("A long text.");
  broken.clear();
  await needTexts("book");
  expect(t("title")).toBe("A book.");
  await setLanguage("de");
  broken.add("/de-lanmi");
  await expect(setEdition("lanmi")).rejects.toThrow();
  expect(t("b")).toBe("Dein Zug");
  broken.clear();
  await setEdition("lanmi");
  expect(t("b")).toBe("Dein Reihe");
  await setEdition(null);
});

it("keeps the old language where the new one cannot be had", async () => {
  await setLanguage("de");
  broken.add("/nl");
  await expect(setLanguage("nl")).rejects.toThrow();
  await setEdition("goliath");
  await setEdition(null);
  expect([currentLanguage(), document.documentElement.lang]).toEqual(["de", "de"]);
  expect(t("a", { x: 1 })).toBe("Deutsch 1");
  broken.clear();
  await setLanguage("nl");
  expect([t("a", { x: 1 }), document.documentElement.lang]).toEqual(["Nederlands 1", "nl"]);
});

it("ends with what was asked for last", async () => {
  await setLanguage("de");
  await Promise.all([setEdition("goliath"), setEdition(null)]);
  expect(t("b")).toBe("Dein Zug");
  await Promise.all([setEdition("goliath"), setLanguage("en"), setLanguage("de")]);
  expect(t("b")).toBe("Dein Runde");
  await setEdition(null);
});

it("has words for every refusal", async () => {
  await setLanguage("en");
  expect(refusalText("odd")).toBe("Refused.");
  expect(refusalText("of-a-newer-version")).toBe("Oh.");
});
