/**
 * New versions of the page are noticed and offered, never forced: a page is loaded again only when
 * its reader says so. Here the service worker is registered, too, where the browser has any.
 */
import { callOrKept, hasKeptRules } from "../wire/rules_cache.ts";
import { isWorkerAddress, ownVersion, versionIn, workerAddress } from "../wire/version.ts";
import { currentLanguage, t } from "../words/words.svelte.ts";
import { announce } from "./announce.svelte.ts";
import { chosenRules } from "./settings.svelte.ts";
import { toast } from "./toasts.svelte.ts";

export const update = $state({
  /** The house has another version than the one that is shown. */
  ready: false,
  /** The reader wants to go on with this one for now. */
  later: false,
  /** A game has its own place for it, where it covers nothing. */
  atDesk: false,
});

/** Whether it is to be offered now. */
export const offered = (): boolean => update.ready && !update.later;

const REST_MS = 10 * 60_000;
const OFTEN_MS = 60 * 60_000;
/** The page comes first; what makes it work without a network can wait. */
const WORKER_MS = 2_500;
const own = ownVersion();
let looked = Date.now();

/** Look now and then whether there is a new version, and keep this one for times offline. */
export function startUpdates(): void {
  if (!own) return;
  setInterval(() => void lookForUpdate(), OFTEN_MS);
  addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - looked > REST_MS) void lookForUpdate();
  });
  // A part of the page is not there: after an update old parts are gone, else it is the network.
  addEventListener("vite:preloadError", () => {
    void lookForUpdate().then((found) => {
      if (!found) toast(t("page-no-answer"), "bad");
    });
  });
  if ("serviceWorker" in navigator) startWorker();
}

/** Ask the house which version it has; true if it is another one. */
export async function lookForUpdate(): Promise<boolean> {
  looked = Date.now();
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    const there = answer.ok ? versionIn(await answer.text()) : "";
    if (own && there && there !== own) {
      if (!update.ready) announce(t("page-update-ready"));
      update.ready = true;
      update.later = false;
    }
  } catch {
    // Without an answer there is nothing new.
  }
  return update.ready;
}

export function loadUpdate(): void {
  location.reload();
}

type Trusted = { createScriptURL(address: string): string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Trusted;
};

/** The worker keeps the texts of the language that is shown; in another one it begins anew. */
function startWorker(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("remeld-worker", {
    createScriptURL: (address) => {
      if (!isWorkerAddress(address)) throw new TypeError(`no worker of ours: ${address}`);
      return address;
    },
  });
  $effect.root(() => {
    $effect(() => {
      const address = workerAddress(currentLanguage());
      const trusted = policy?.createScriptURL(address) ?? address;
      // Without a worker everything works but being offline, so that nothing is said.
      const timer = setTimeout(() => void register(trusted).catch(() => {}), WORKER_MS);
      return () => clearTimeout(timer);
    });
  });
}

async function register(address: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(address);
  // A worker of this very version need not wait for old pages: this page is not one of them.
  const greet = (): void => {
    registration.installing?.postMessage(own);
    registration.waiting?.postMessage(own);
  };
  registration.addEventListener("updatefound", greet);
  greet();
  await keepRules();
}

/** The helpers work anywhere by the rules last chosen; who has installed the page has them all. */
async function keepRules(): Promise<void> {
  if (hasKeptRules()) return;
  const keep = (rules: string) => callOrKept("GET /api/tools/rules/{rules}", { rules });
  await keep(chosenRules());
  if (!matchMedia("(display-mode: standalone)").matches) return;
  const { editions } = await callOrKept("GET /api/tools/rules");
  for (const edition of editions) await keep(edition);
}
