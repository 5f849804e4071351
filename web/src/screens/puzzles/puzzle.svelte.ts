/** One puzzle at the table: a try is judged by the referee, and told what is missing. */
import { numberOf, parseRack } from "../../game/tiles.ts";
import { PracticeStore } from "../../table/practice.svelte.ts";
import type { CheckedTry, JudgedTurn, PlayStep, PuzzleInfo, RulesInfo } from "../../wire/types.ts";
import { t } from "../../words/words.svelte.ts";
import { answersOf, solutionOf } from "./book.ts";
import { hasJoker, inOrder, keyOf, withJokers, wayLies } from "./known_sets.ts";

/** What became of a try; "wait": the referee has not said so yet, "other": and need not. */
export type Tried = CheckedTry["outcome"] | "wait" | "other";

export class PuzzleStore extends PracticeStore {
  readonly #sets: ReadonlySet<string>;

  constructor(
    readonly puzzle: PuzzleInfo,
    rules: RulesInfo,
    /** Every set without a joker. */
    sets: readonly string[],
  ) {
    const { table: before, rack, kind } = puzzle;
    super({ before, rack, melded: kind !== "first-30" }, rules);
    this.#sets = new Set(sets);
  }

  /** There is nothing to draw: something is to be laid. */
  get idle(): string {
    return t("puzzles-idle");
  }

  /** How many more tiles the answer lays. */
  get missing(): number {
    return facesOf(this.puzzle.answer).length - this.#laid.length;
  }

  /** End the turn: any legal turn that lays the right tiles solves the puzzle. */
  tryIt(): Tried {
    const { end, puzzle, problem } = this;
    if (end === "wait") {
      const other = this.myTurn && this.#laid.length > 0 && !this.#laysAnswer;
      return other && problem?.code === "no-answer" ? "other" : "wait";
    }
    if (this.#laid.length === 0) return "nothing";
    if (end !== "play") return "not-legal";
    if (!this.#laysAnswer) return puzzle.other ? "next-can-play" : "more";
    this.finish();
    return "solved";
  }

  protected override play(): Promise<readonly PlayStep[]> {
    return solutionOf(this.rules.edition, this.puzzle.number);
  }

  /**
   * Legal is what makes known sets of everything and leaves every set with a joker as it lay, or
   * lays them as the answers say; before the initial meld all that lay there must stay, too, and the
   * answer alone is enough, as is proved. Everything else is the referee's affair.
   */
  protected override judgedAlone(): JudgedTurn | null {
    const { puzzle, position, tiles, rules } = this;
    const before = puzzle.table.split(",").map((each) => keyOf(facesIn(each)));
    const stays = before.filter((each) => !position.melded || hasJoker(each));
    const lying = tiles.board.sets.map(({ pieces }) => keyOf(pieces.map(({ face }) => face)));
    const free = lying.filter((text) => {
      const at = stays.indexOf(text);
      if (at >= 0) stays.splice(at, 1);
      return at < 0;
    });
    const gone = stays.filter(Boolean);
    const known = new Set(this.#sets);
    if (gone.length > 0 || free.some(hasJoker)) {
      const ways = answersOf(rules.edition)?.answers[puzzle.number - 1]?.ways;
      if (ways === undefined || (!position.melded && gone.length > 0)) return null;
      if (ways !== null && !(this.#laysAnswer && wayLies(ways, lying))) return null;
      for (const text of ways === null ? withJokers(this.#sets) : lying.filter(hasJoker))
        known.add(text);
    }
    const sets = lying.map((text) => ({ whole: !free.includes(text) || known.has(text) }));
    const laid = this.#laid;
    const enough = position.melded || this.#laysAnswer;
    return {
      legal: laid.length > 0 && enough && sets.every(({ whole }) => whole),
      rules: rules.rules,
      faults: [],
      tiles_played: laid.length,
      points: laid.reduce((sum, face) => sum + numberOf(face), 0),
      sets: sets.map(({ whole }) => ({ whole, kind: null, value: 0 })),
      jokers: [],
      meld: null,
    };
  }

  get #laysAnswer(): boolean {
    return this.#laid.join(" ") === facesOf(this.puzzle.answer).join(" ");
  }

  /** The tiles of the rack that lie on the table. */
  get #laid(): readonly string[] {
    const left = this.tiles.board.rack.map(({ face }) => face);
    const laid = [...facesOf(this.puzzle.rack)];
    for (const face of left) laid.splice(laid.indexOf(face), 1);
    return laid;
  }
}

const facesIn = (tiles: string): readonly string[] => parseRack(tiles).map(({ face }) => face);
const facesOf = (tiles: string): readonly string[] => inOrder(facesIn(tiles));
