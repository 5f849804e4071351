/**
 * Screens that few people need at once: each is fetched when its address is gone to. The key is
 * the first part of the address; the parts after it are in `route.parts`.
 */
import type { Component } from "svelte";
import { needTexts } from "../words/words.svelte.ts";

type Loaded = Promise<{ default: Component }>;

/** A part of the page together with texts that no other part needs. */
export const withTexts = async <T>(part: Promise<T>, ...texts: readonly string[]): Promise<T> => {
  const [loaded] = await Promise.all([part, needTexts(...texts)]);
  return loaded;
};

export const LAZY_SCREENS: Readonly<Record<string, () => Loaded>> = {
  aside: () => withTexts(import("./aside/Aside.svelte"), "aside", "rules"),
  house: () => withTexts(import("./rules/House.svelte"), "book", "rules"),
  learn: () => withTexts(import("./learn/Learn.svelte"), "learn"),
  lobby: () => import("./Lobby.svelte"),
  practice: () => withTexts(import("./practice/PracticeScreen.svelte"), "practice"),
  puzzles: () => withTexts(import("./puzzles/Puzzles.svelte"), "puzzles"),
  replay: () => withTexts(import("./replay/Replay.svelte"), "replay"),
  rules: () => withTexts(import("./rules/Rules.svelte"), "book", "rules"),
  settings: () => import("./Settings.svelte"),
};
