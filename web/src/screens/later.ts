/**
 * Screens that few people need at once: each is fetched when its address is gone to. The key is
 * the first part of the address; the parts after it are in `route.parts`.
 */
import type { Component } from "svelte";

type Loaded = Promise<{ default: Component }>;

export const LATER: Readonly<Record<string, () => Loaded>> = {
  aside: () => import("./aside/Aside.svelte"),
  house: () => import("./rules/House.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  lobby: () => import("./Lobby.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  settings: () => import("./Settings.svelte"),
};
