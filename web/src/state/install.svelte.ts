/** Putting the page on the device like an app, where the browser offers that. */

/** What Chromium tells before it would ask by itself. */
type Offer = Event & { prompt(): Promise<{ outcome: "accepted" | "dismissed" }> };

let offer: Offer | null = $state.raw(null);

/** Whether the browser would install the page now. */
export const canInstall = (): boolean => offer !== null;

/** Safari on phones installs only by its own menu: whoever looks for it is told how. */
export const installsByHand = (): boolean =>
  "standalone" in navigator && navigator.standalone === false;

export function startInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    // It is offered in the settings and on the start page, not over a game.
    event.preventDefault();
    offer = event as Offer;
  });
  addEventListener("appinstalled", () => (offer = null));
}

export async function install(): Promise<void> {
  const asked = offer;
  // An offer can be taken once.
  offer = null;
  await asked?.prompt();
}
