/** Who this browser is to the house, and what the house offers; both are asked for on every load. */
import { api, Problem } from "../wire/api.ts";
import type { HouseInfo } from "../wire/types.ts";
import { textValues } from "../words/names.ts";
import { refusalText, t } from "../words/words.svelte.ts";
import { hearNotice } from "./notice.svelte.ts";
import { forgetTable } from "./offline.ts";
import { choose, settings } from "./settings.svelte.ts";
import { toast } from "./toasts.svelte.ts";

export const session = $state({
  /** The house knew this browser once and does not any more: a recovery code helps. */
  expired: false,
  /** The house cannot be reached; it is tried again by itself. */
  offline: false,
});
const EDITIONS = ["broadway", "babyboom", "lanmi", "john-adams", "goliath"];
const RETRY_MS = 2_000;
const LONGEST_MS = 20_000;
let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let house: HouseInfo | null = $state.raw(null);
let opening: Promise<void> | null = null;

/** What the house says of itself; null until it has answered. */
export function houseInfo(): HouseInfo | null {
  return house;
}

/** The house has told anew what it offers. */
export function keepHouse(info: HouseInfo): void {
  house = info;
}

/** The printed editions: those of the house, or those the page knows where it has not answered. */
export const editions = (): readonly string[] => house?.editions ?? EDITIONS;

/** The address that others can open for a path of this page. */
export const invitation = (path: string): string => `${house?.invite ?? location.origin}${path}`;

/** Make sure that the house knows this browser; every request that writes waits for it. */
export function openSession(): Promise<void> {
  opening ??= open().catch((problem: unknown) => {
    opening = null;
    if (problem instanceof Problem && isUnreachable(problem)) tryLater();
    throw problem;
  });
  return opening;
}

/** No answer at all, or that of a proxy whose house is gone. */
const isUnreachable = ({ code, status }: Problem): boolean =>
  code === "no-answer" || (code === "unexpected-error" && status > 501);

function tryLater(): void {
  session.offline = true;
  clearTimeout(retry);
  retry = setTimeout(tryNow, Math.min(RETRY_MS * 2 ** tries++, LONGEST_MS));
}
/** The network is back, or somebody asks for it: do not wait. */
export function tryNow(): void {
  if (session.offline) openSession().catch(() => {});
}

async function open(): Promise<void> {
  // Without the house's own words the page still works, so that only the session counts.
  const asking = api.house().then(
    (info) => {
      keepHouse(info);
      hearNotice(info.notice);
    },
    () => {},
  );
  const answer = await api.openSession();
  session.offline = false;
  tries = 0;
  await asking;
  // Whoever is new here is not to see what another player saw in this browser.
  if (answer.new) forgetTable();
  session.expired = answer.new && settings.known;
  choose({ known: true });
}

/** Forget who this browser was: the next request begins anew. */
export function endSession(): void {
  opening = null;
  forgetTable();
  choose({ known: false });
}

/** Do something with the house; what goes wrong is said in words. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    await openSession();
    return await work();
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    toast(problemText(problem), "bad");
    return null;
  }
}

export function problemText({ code, values }: Problem): string {
  return code === "no-answer" ? t("page-no-answer") : refusalText(code, textValues(values));
}
