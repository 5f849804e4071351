/**
 * The service worker: with it the page opens without a network. It keeps the files of one build and
 * nothing else; what the house says is never kept, so a table is never shown as it no longer is.
 * A new build has its own worker with its own store, and waits until a page of that build is open.
 */
import { sourceOf } from "./request_source.ts";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: its version, and its files by language (`""`: whatever the language). */
declare const __VERSION__: string;
declare const __FILES__: Readonly<Record<string, readonly string[]>>;

const VERSION = __VERSION__;
const FILES = __FILES__;
const ALL: ReadonlySet<string> = new Set(Object.values(FILES).flat());
const STORE = `remeld ${VERSION}`;
const PAGE = "/";
/** A network that does not answer for so long is taken for none. */
const PATIENCE_MS = 8_000;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("message", (event) => {
  // A page of this very build is open, so nobody is kept waiting for it.
  if (event.data === VERSION) void self.skipWaiting();
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeForward(event.notification.tag));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const source = sourceOf(request, self.location.origin, ALL);
  if (source === "document") event.respondWith(page(request));
  if (source === "file") event.respondWith(file(request));
});

/** Keep the page and its texts in the language that it was registered with, and in English. */
async function keepAll(): Promise<void> {
  const store = await caches.open(STORE);
  const shell = await fetch(PAGE, { cache: "no-cache" });
  // While several servers change over to a new build, another one may have answered.
  if (!shell.ok || !(await shell.clone().text()).includes(VERSION)) throw new Error("not ours");
  await store.put(PAGE, shell);
  const language = new URLSearchParams(self.location.search).get("lang") ?? "en";
  const wanted = new Set(["", "en", language].flatMap((part) => FILES[part] ?? []));
  // One after the other: whoever plays meanwhile goes first.
  for (const path of wanted) if (!(await store.match(path))) await store.add(path);
}

/** The tab of a table, which somebody was told about; it is opened anew if it is gone. */
async function comeForward(table: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: "window" });
  const tab = tabs.find(({ url }) => url.includes("/t/"));
  await (tab ? tab.focus() : self.clients.openWindow(`/t/${table}`));
}

async function dropOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
}

/** The newest page if the house answers; else the one that is kept. */
async function page(request: Request): Promise<Response> {
  const asking = fetch(request).catch(() => null);
  const answer = await Promise.race([asking, afterPatience()]);
  // An error of a proxy whose house is gone is no page.
  if (answer && answer.status < 500) return answer;
  const kept = await (await caches.open(STORE)).match(PAGE);
  return kept ?? (await asking) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const { pathname } = new URL(request.url);
  const kept = await store.match(pathname, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await store.put(pathname, answer.clone());
  return answer;
}

const afterPatience = (): Promise<null> =>
  new Promise((done) => setTimeout(() => done(null), PATIENCE_MS));
