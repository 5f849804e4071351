/** What the helper remembers in this browser, so that a reload or a flat battery loses nothing. */

const PLACE = "remeld-aside-";

/** What was kept under a name, if it still is what `fits` expects; else `first`. */
export function kept<T>(name: string, first: T, fits: (found: T) => boolean): T {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE + name) ?? "null") as T | null;
    return found !== null && fits(found) ? found : first;
  } catch {
    return first;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PLACE + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still helps.
  }
}

/** Call back when another tab has kept something else under that name; ends with its caller. */
export function onKept(name: string, changed: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === null || key === PLACE + name) changed();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

export const isNames = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every((name) => typeof name === "string");
