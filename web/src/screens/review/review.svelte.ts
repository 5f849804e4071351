/** A review as it comes in: what was possible at once, then the chances of turn after turn. */
import { Problem } from "../../wire/api.ts";
import type { ReviewedRecord, ReviewSums, TurnChance } from "../../wire/types.ts";
import { estimateTurns, reviewRecord, sumUp } from "./review_api.ts";

/** Turns that are asked for at once: so many that each answer takes about a second. */
const AT_ONCE = 4;
/** How long is waited before a busy house is asked again, and how often. */
const BUSY_MS = 2000;
const MOST_TIMES = 5;

export class ReviewStore {
  found: ReviewedRecord | null = $state.raw(null);
  chances: ReadonlyMap<number, TurnChance> = $state.raw(new Map());
  sums: ReviewSums | null = $state.raw(null);
  /** What decided it for those seats alone that somebody has looked at. */
  #decided: ReadonlyMap<number, ReviewSums["moments"]> = $state.raw(new Map());
  problem: Problem | null = $state.raw(null);
  #stopped = false;

  constructor(readonly record: string) {}

  /** How many turns have their chances, of how many that will. */
  get progress(): { done: number; total: number } {
    const total = this.found?.chances ? this.found.turns.length : 0;
    return { done: this.chances.size, total };
  }

  async start(): Promise<void> {
    try {
      this.found = await this.#patiently(() => reviewRecord(this.record));
      if (this.found.chances) await this.#estimate(this.found.turns.map(({ turn }) => turn));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
    }
  }

  /** Nobody looks at it any more. */
  stop(): void {
    this.#stopped = true;
  }

  async #estimate(turns: readonly number[]): Promise<void> {
    for (let at = 0; at < turns.length && !this.#stopped; at += AT_ONCE) {
      const some = turns.slice(at, at + AT_ONCE);
      const { chances } = await this.#patiently(() => estimateTurns(this.record, some));
      this.chances = new Map([
        ...this.chances,
        ...chances.map((each) => [each.turn, each] as const),
      ]);
    }
    if (this.#stopped) return;
    this.sums = await this.#sumUp(null);
  }

  /** The moments that decided the game: of all seats, or of one as soon as they are known. */
  moments(seat: number | null): ReviewSums["moments"] {
    return (seat === null ? this.sums?.moments : this.#decided.get(seat)) ?? [];
  }

  /** Through one player's eyes it is that player's game: ask what decided it. */
  async decide(seat: number): Promise<void> {
    if (!this.sums || this.#decided.has(seat)) return;
    try {
      const { moments } = await this.#sumUp(seat);
      this.#decided = new Map([...this.#decided, [seat, moments]]);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
    }
  }

  #sumUp(seat: number | null): Promise<ReviewSums> {
    return this.#patiently(() => sumUp(this.record, [...this.chances.values()], seat));
  }

  /** Ask, and ask again where the house says when, or is busy with those who play. */
  async #patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (let times = 1; ; times++) {
      try {
        return await ask();
      } catch (problem) {
        if (!(problem instanceof Problem) || this.#stopped) throw problem;
        const busy = problem.status === 503 && times < MOST_TIMES;
        const wait = problem.status === 429 ? Number(problem.values["wait_ms"]) : BUSY_MS;
        if (!busy && problem.status !== 429) throw problem;
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }
}
