/** In a hidden tab: the icon says whose turn it is, and so does the browser itself, where it may. */
import { t } from "../words/words.svelte.ts";
import { choose, settings } from "./settings.svelte.ts";
import { toast } from "./toasts.svelte.ts";

const DOT = '<circle cx="76%" cy="24%" r="24%" fill="#d4351c" stroke="#fff" stroke-width="4%"/>';

/** Whether this browser can tell anything while the page is hidden. */
export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

/** Switch messages of the browser on, which asks for its permission, or off. */
export async function notifyMe(on: boolean): Promise<void> {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  if (on && !allowed) toast(t("page-notify-refused"), "bad");
  choose({ notify: allowed });
}

/** Put a dot on the icon of the tab, until what is returned is called. */
export function markIcon(): () => void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const plain = link?.getAttribute("href") ?? "";
  let gone = false;
  void fetch(plain)
    .then((answer) => answer.text())
    .then((svg) => {
      if (link && !gone)
        link.href = `data:image/svg+xml,${encodeURIComponent(svg.replace("</svg>", `${DOT}</svg>`))}`;
    })
    // Without a network the icon stays as it is; the title says as much.
    .catch(() => {});
  void navigator.setAppBadge?.().catch(() => {});
  return () => {
    gone = true;
    if (link) link.href = plain;
    void navigator.clearAppBadge?.().catch(() => {});
  };
}

/** Let the browser say that it is one's turn at a table; a later one takes its place. */
export async function tellTurn(table: string, players: string): Promise<void> {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  const title = t("page-your-turn");
  const options = { body: t("page-notify-body", { players }), tag: table, icon: "/icon-192.png" };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // On phones only the worker may.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
