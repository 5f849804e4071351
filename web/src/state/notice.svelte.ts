/**
 * The message of those who run the house. It is shown until it is closed or taken back; a table's
 * connection brings it at once, and the other screens ask for it now and then.
 */
import { untrack } from "svelte";
import { api } from "../wire/api.ts";
import type { HouseNotice } from "../wire/types.ts";
import { t } from "../words/words.svelte.ts";
import { announce } from "./announce.svelte.ts";
import { route } from "./route.svelte.ts";
import { choose, settings } from "./settings.svelte.ts";

const EVERY_MS = 60_000;
let notice: HouseNotice | null = $state.raw(null);

/** What is to be shown; null where there is nothing, or where it was closed. */
export const houseNotice = (): HouseNotice | null =>
  notice && notice.at > settings.noticeClosed ? notice : null;

/** The house says what the message is now. */
export function hearNotice(now: HouseNotice | null): void {
  if (now?.at !== notice?.at) notice = now;
}

export function closeNotice(): void {
  if (notice) choose({ noticeClosed: notice.at });
}

/** Say what comes, and look now and then where no connection would tell. */
export function startNotices(): void {
  $effect.root(() => {
    $effect(() => {
      const shown = houseNotice();
      if (shown) untrack(() => announce(`${t("page-notice")} ${shown.text}`));
    });
  });
  setInterval(() => {
    if (document.hidden || route.screen.name === "table") return;
    // Without an answer there is nothing new.
    api.house().then(
      (house) => hearNotice(house.notice),
      () => {},
    );
  }, EVERY_MS);
}
