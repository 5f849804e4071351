/** What a person has chosen for this browser; kept over visits, and shown at once. */
import type { Level, SeatColour } from "../wire/api.ts";
import { currentLanguage, pickLanguage, setLanguage, t } from "../words/words.svelte.ts";
import { toast } from "./toasts.svelte.ts";

export type Choices = {
  /** null: as the browser asks for. */
  language: string | null;
  theme: "system" | "light" | "dark";
  contrast: "system" | "normal" | "high";
  size: "normal" | "large";
  motion: "system" | "less";
  sound: boolean;
  vibration: boolean;
  /** Phrases and reactions of others are shown. */
  talk: boolean;
  name: string;
  colour: SeatColour | null;
  /** The edition last chosen, or house rules; "": that of the language. And against whom. */
  edition: string;
  computers: number;
  level: Level | "adjust";
  /** Which level suits whoever plays here, as a place on the ladder; the game counted last. */
  strength: number;
  counted: string;
  rackOrder: "own" | "runs" | "groups";
  /** Single letters are keys of the table wherever the focus is; else on its tiles alone. */
  letterKeys: boolean;
  /** The browser may say that it is one's turn while the page is hidden. */
  notify: boolean;
  /** The house has met this browser before. */
  known: boolean;
  /** When the last message from the house began that was closed here. */
  noticeClosed: number;
};

const PLACE = "remeld";
const RETRY_MS = 1_000;
const LONGEST_MS = 20_000;
const FIRST: Choices = {
  language: null,
  theme: "system",
  contrast: "system",
  size: "normal",
  motion: "system",
  sound: true,
  vibration: true,
  talk: true,
  name: "",
  colour: null,
  edition: "",
  computers: 2,
  level: "adjust",
  strength: 1,
  counted: "",
  rackOrder: "own",
  letterKeys: true,
  notify: false,
  known: false,
  noticeClosed: 0,
};

const dark = matchMedia("(prefers-color-scheme: dark)");
const moreContrast = matchMedia("(prefers-contrast: more)");
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

const manifest = document.createElement("link");
manifest.rel = "manifest";

/** The choices; read them like any state, change them with `choose`. */
export const settings: Choices = $state({ ...FIRST, ...remembered() });
let systemMotion = $state(lessMotion.matches);

/** Whose box people have at home, by the language of the page. */
const EDITION_OF: Readonly<Record<string, string>> = {
  de: "goliath",
  es: "goliath",
  fr: "goliath",
  nl: "goliath",
  pt: "goliath",
  "zh-Hant": "babyboom",
};

/** The rules to begin with: those chosen last, else the edition of the language. */
export const chosenRules = (): string =>
  settings.edition || (EDITION_OF[currentLanguage()] ?? "broadway");

/** Change some choices, show and keep them. */
export function choose(changes: Partial<Choices>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
}

/** Speak another language; it is chosen once its texts are there. */
export async function chooseLanguage(language: string): Promise<void> {
  try {
    await speak(language);
    choose({ language });
  } catch {
    toast(t("page-no-answer"), "bad");
  }
}

/** Whether moving things should only appear: by choice or by the system's wish. */
export function reducedMotion(): boolean {
  return settings.motion === "less" || systemMotion;
}

/** Show the choices on the page now and whenever the system's wishes change. */
export async function startSettings(): Promise<void> {
  for (const wish of [dark, moreContrast, lessMotion]) wish.addEventListener("change", show);
  addEventListener("storage", follow);
  show();
  const tag = settings.language ?? pickLanguage(navigator.languages);
  await speak(tag).catch(() => {
    void speakLater(tag);
    // A language that cannot be had is better replaced by English than by nothing.
    return speak("en");
  });
}

/** What is chosen in one tab holds in all of them. */
function follow({ key }: StorageEvent): void {
  if (key !== PLACE) return;
  const { language } = settings;
  Object.assign(settings, remembered());
  show();
  if (settings.language && settings.language !== language) void speakLater(settings.language, 0);
}

/** What could not be had may be there in a moment: it is spoken then, unless another is chosen. */
async function speakLater(tag: string, first = RETRY_MS): Promise<void> {
  const { language } = settings;
  for (let wait = first; ; wait = Math.min(2 * wait || RETRY_MS, LONGEST_MS)) {
    await new Promise((done) => setTimeout(done, wait));
    if (settings.language !== language) return;
    try {
      return await speak(tag);
    } catch {
      // The next time.
    }
  }
}

async function speak(tag: string): Promise<void> {
  await setLanguage(tag);
  // Whoever installs the page gets it in this language.
  manifest.href = `/manifest-${tag}.webmanifest`;
  if (!manifest.isConnected) document.head.append(manifest);
}

function show(): void {
  const { theme, contrast } = settings;
  systemMotion = lessMotion.matches;
  const data = document.documentElement.dataset;
  data.theme = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
  data.contrast = contrast === "system" ? (moreContrast.matches ? "high" : "normal") : contrast;
  data.size = settings.size;
  data.motion = reducedMotion() ? "less" : "normal";
  // What the system draws around the page has the page's own ground.
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.content = ground;
}

function remembered(): Partial<Choices> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    // What another version kept under the same name must not break this one.
    const fits = ([name, value]: [string, unknown]): boolean =>
      name in FIRST && typeof value === typeof (FIRST[name as keyof Choices] ?? "");
    return Object.fromEntries(Object.entries(kept).filter(fits)) as Partial<Choices>;
  } catch {
    return {};
  }
}
