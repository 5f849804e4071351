/** The rules of all editions, read once, and of house rules that somebody looks at. */
import { keptHouses } from "../../state/houses.ts";
import { explain } from "../../state/query.svelte.ts";
import { Problem } from "../../wire/api.ts";
import { tools } from "../../wire/tools.ts";
import type { RulesInfo } from "../../wire/types.ts";

class Library {
  editions: readonly string[] = $state.raw([]);
  problem: string = $state("");
  #read: ReadonlyMap<string, RulesInfo> = $state.raw(new Map());

  /** Read the editions and these rules, unless they are there. */
  async load(rules?: string): Promise<void> {
    this.problem = "";
    try {
      if (this.editions.length === 0) this.editions = (await tools.editions()).editions;
      const wanted = [...this.editions, ...(rules === undefined ? [] : [rules])];
      const missing = [...new Set(wanted)].filter((name) => !this.#read.has(name));
      const answers = await Promise.all(missing.map((name) => tools.rules(name)));
      const found = answers.map((answer, at) => [missing[at] ?? "", answer] as const);
      if (found.length > 0) this.#read = new Map([...this.#read, ...found]);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = explain(problem);
    }
  }

  get(rules: string): RulesInfo | undefined {
    return this.#read.get(rules);
  }

  /** What can be chosen: the editions, the house rules of this browser, and those that are read. */
  names(base: string): readonly string[] {
    const own = keptHouses().map(({ rules }) => rules);
    const read = this.#read.has(base) ? [base] : [];
    return [...new Set([...this.editions, ...own, ...read])];
  }

  /** The rules that are read first, then the editions to compare them with. */
  columns(base: string): readonly RulesInfo[] {
    const first = this.#read.get(base);
    if (!first) return [];
    const others = this.editions.filter((edition) => edition !== base);
    return [first, ...others.flatMap((edition) => this.#read.get(edition) ?? [])];
  }
}

export const library = new Library();
