/** The record that was opened from a file, for as long as this tab is open. */
const PLACE = "remeld-record";

export function keptRecord(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

export function keepRecord(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, text);
  } catch {
    // Where nothing is kept, or it is too long, the file is opened again.
  }
}
