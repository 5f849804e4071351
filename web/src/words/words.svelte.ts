/**
 * Every text of the page: `t(id, values)` in the chosen language, with the words of the table's
 * edition where it has its own. Reading `t` in a component makes it follow both.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import files from "virtual:words";

export type TextValues = Record<string, string | number | boolean | null>;

/** The languages that there are, as on the web: `en`, `de`, `zh-Hant`. */
export const LANGUAGES: readonly string[] = Object.keys(files);

const WITH_SCRIPT: Record<string, string> = {
  zh: "zh-hans",
  "zh-hk": "zh-hant",
  "zh-mo": "zh-hant",
  "zh-tw": "zh-hant",
};
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

/** A language, the edition whose words are used, and the parts that only some screens need. */
type Spoken = { tag: string; key: string | null; parts: readonly string[] };

let spoken: Spoken = $state.raw({ tag: "en", key: null, parts: [] });
/** What is asked first comes first; English stands in for what another language lacks. */
let bundles: readonly FluentBundle[] = $state.raw([]);
const fetched = new Map<string, Promise<FluentResource | null>>();
let loading: Promise<void> = Promise.resolve();

/** The text with its values filled in, or its id where it is missing. */
export function t(id: string, values: TextValues = {}): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, shown(values), []);
  }
  return id;
}

/** The first of these texts that there is. */
export function tFirst(ids: readonly string[], values: TextValues = {}): string {
  return t(ids.find(hasText) ?? ids.at(-1) ?? "", values);
}

export function hasText(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** The refusal of a command or a request, in words. */
export function refusalText(code: string, values: TextValues = {}): string {
  return tFirst([`refused-${code}`, `error-${code}`, "refused-unexpected-error"], values);
}

export function currentLanguage(): string {
  return spoken.tag;
}

/** The language for lists, dates and numbers; our English is British. */
export function currentLocale(): string {
  return spoken.tag === "en" ? "en-GB" : spoken.tag;
}

/** A language's own name for itself. */
export function languageName(tag: string): string {
  return capitalised(new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag, tag);
}

/** A text with a capital letter, as a sentence or a heading begins. */
export function capitalised(text: string, tag: string = spoken.tag): string {
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}

/** The best of our languages for what a browser asks for; English if there is none. */
export function pickLanguage(asked: readonly string[]): string {
  for (const tag of asked.flatMap(moreGeneral)) {
    const found = LANGUAGES.find((known) => known.toLowerCase() === tag);
    if (found) return found;
  }
  return "en";
}

/** Show everything in a language; the page keeps the old one until the new one is there. */
export function setLanguage(tag: string): Promise<void> {
  return load((now) => ({ ...now, tag }));
}

/** Use the words of an edition, or the common ones (null). */
export function setEdition(key: string | null): Promise<void> {
  return load((now) => (now.key === key ? now : { ...now, key }));
}

/** For a component: its texts are in the words of an edition for as long as it is there. */
export function speakAs(edition: () => string | null | undefined): void {
  // The words of an edition are a nicety; where they cannot be had the common ones do.
  const speak = (key: string | null): void => void setEdition(key).catch(() => {});
  $effect(() => speak(edition() ?? null));
  $effect(() => () => speak(null));
}

/** Fetch further parts of the catalogue: files that few screens need (`rules`). */
export function needTexts(...parts: readonly string[]): Promise<void> {
  return load((now) => {
    const missing = parts.filter((part) => !now.parts.includes(part));
    return missing.length === 0 ? now : { ...now, parts: [...now.parts, ...missing] };
  });
}

/**
 * One change after the other, so that what was asked for last is what stays. A change that cannot
 * be had changes nothing, and can be asked for again.
 */
function load(change: (now: Spoken) => Spoken): Promise<void> {
  loading = loading.catch(() => undefined).then(() => speak(change(spoken)));
  return loading;
}

async function speak(next: Spoken): Promise<void> {
  if (next === spoken) return;
  const chain = next.tag === "en" ? ["en"] : [next.tag, "en"];
  bundles = await Promise.all(chain.map((tag) => bundle(tag, next)));
  spoken = next;
  document.documentElement.lang = next.tag;
  document.documentElement.dataset["edition"] = next.key ?? "";
  document.documentElement.dir = RIGHT_TO_LEFT.test(next.tag) ? "rtl" : "ltr";
}

async function bundle(tag: string, { key, parts }: Spoken): Promise<FluentBundle> {
  const names = [...(key ? [`terms-${key}`] : []), "", ...parts];
  const resources = await Promise.all(names.map((part) => read(tag, part)));
  // A terminal and a test read the same texts, so values are not set apart by invisible marks.
  const made = new FluentBundle(tag, { useIsolating: false });
  // The first one holds, so that an edition's own words go before the common ones.
  for (const resource of resources) if (resource) made.addResource(resource);
  return made;
}

function read(tag: string, part: string): Promise<FluentResource | null> {
  const address = files[tag]?.[part];
  if (!address) return Promise.resolve(null);
  let reading = fetched.get(address);
  if (!reading) {
    reading = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`no texts at ${address}`);
      return new FluentResource(await answer.text());
    });
    fetched.set(address, reading);
    // What failed once may be there the next time.
    reading.catch(() => fetched.delete(address));
  }
  return reading;
}

/** `zh-TW` as tags, the most special one first: zh-tw, zh-hant, zh, zh-hans. */
function moreGeneral(wanted: string): string[] {
  const parts = wanted.toLowerCase().split("-");
  const tags = parts.map((_, i) => parts.slice(0, parts.length - i).join("-"));
  return tags.flatMap((tag) => [tag, ...(WITH_SCRIPT[tag] ? [WITH_SCRIPT[tag]] : [])]);
}

/** True, false and nothing are known to messages as `true`, `false` and `none`. */
function shown(values: TextValues): Record<string, string | number> {
  const known = Object.entries(values).map(([name, value]) => [
    name,
    value === null ? "none" : typeof value === "boolean" ? String(value) : value,
  ]);
  return Object.fromEntries(known) as Record<string, string | number>;
}
