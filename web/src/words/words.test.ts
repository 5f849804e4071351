import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
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
    en: { "": "/en", rules: "/en-rules" },
    de: { "": "/de", "terms-goliath": "/de-goliath" },
    "zh-Hans": {},
    "zh-Hant": {},
  },
}));

const FILES: Record<string, string> = {
  "/en":
    "a = English { $x }\nonly = Only here\nrefused-odd = Refused.\nrefused-unexpected-error = Oh.",
  "/en-rules": "long = A long text.",
  "/de": "term-turn = Zug\na = Deutsch { $x }\nb = Dein { term-turn }",
  "/de-goliath": "term-turn = Runde",
};

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(FILES[address])));
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

it("has words for every refusal", async () => {
  await setLanguage("en");
  expect(refusalText("odd")).toBe("Refused.");
  expect(refusalText("of-a-newer-version")).toBe("Oh.");
});
