/** The commands that were sent and wait for their answers. */
import type { Do } from "../wire/socket.ts";

type Kind = Do["kind"];

export class PendingCommands {
  #waiting: readonly { id: string; kind: Kind; done: (ok: boolean) => void }[] = $state.raw([]);

  /** Wait for the answer to a command: whether it was carried out. */
  wait(id: string, kind: Kind): Promise<boolean> {
    return new Promise((done) => {
      this.#waiting = [...this.#waiting, { id, kind, done }];
    });
  }

  /** Whether a command of one of these kinds waits. */
  has(kinds: readonly Kind[]): boolean {
    return this.#waiting.some(({ kind }) => kinds.includes(kind));
  }

  /** The answer to one command came; whether anybody waited for it. */
  settle(id: string | null, ok: boolean): boolean {
    return this.#end((waiting) => waiting.id === id, ok);
  }

  /** Whoever waits for an answer that will never come is set free. */
  giveUp(): void {
    this.#end(() => true, false);
  }

  #end(which: (waiting: { id: string }) => boolean, ok: boolean): boolean {
    const settled = this.#waiting.filter(which);
    this.#waiting = this.#waiting.filter((waiting) => !which(waiting));
    for (const { done } of settled) done(ok);
    return settled.length > 0;
  }
}
