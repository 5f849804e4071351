/** Further from the house's clock than any answer is late: this device slept, or the house did. */
const FAR_MS = 5_000;

/** The house's clock: all times of the protocol are by it, never by this device's own. */
export class HouseClock {
  #offset = 0;
  #shortest = Infinity;

  /** A time that came unasked: it took an unknown while, so it counts only until a better one. */
  heard(now: number): void {
    if (Math.abs(now - this.now()) > FAR_MS) this.#shortest = Infinity;
    if (this.#shortest === Infinity) this.#offset = now - Date.now();
  }

  /** A time that was asked for at `asked`: the quickest answer is the most exact one. */
  answered(now: number, asked: number): void {
    const took = Date.now() - asked;
    // Clocks drift apart, so that an old measurement slowly loses its worth.
    this.#shortest = Math.min(this.#shortest + 20, Infinity);
    if (took > this.#shortest && Math.abs(now - this.now()) < took + FAR_MS) return;
    this.#shortest = took;
    this.#offset = now + took / 2 - Date.now();
  }

  now(): number {
    return Date.now() + this.#offset;
  }
}
