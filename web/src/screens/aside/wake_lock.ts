/** Keep the screen of the phone on while the clock runs, where the browser can. */

/** Hold the screen awake until the returned function is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = async (): Promise<void> => {
    if (document.hidden) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // No such thing here, or the battery is low: the screen goes dark as it always does.
    }
  };
  // A page that was hidden loses the lock.
  const again = (): void => void hold();
  void hold();
  document.addEventListener("visibilitychange", again);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
