/** Whom this browser does not want to hear, at which table; nobody there learns of it. */
const PLACE = "remeld-blocked";
const MOST = 100;

let keys: readonly string[] = $state.raw(read());
const key = (table: string, person: number): string => `${table} ${person}`;

export const blocked = {
  has: (table: string, person: number): boolean => keys.includes(key(table, person)),
  /** Hear nothing of them any more, or hear them again. */
  toggle(table: string, person: number): void {
    const own = key(table, person);
    keys = keys.includes(own) ? keys.filter((each) => each !== own) : [own, ...keys].slice(0, MOST);
    try {
      localStorage.setItem(PLACE, JSON.stringify(keys));
    } catch {
      // It holds until the page is closed.
    }
  },
};

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}
