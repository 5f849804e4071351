/** One puzzle at the table: a try is judged by the referee, and told what is missing. */
import { colourOf, numberOf, parseRack } from "../../game/tiles.ts";
import { PracticeStore } from "../../table/practice.svelte.ts";
import type { CheckedTry, JudgedTurn, PlayStep, PuzzleInfo, RulesInfo } from "../../wire/types.ts";
import { t } from "../../words/words.svelte.ts";
import { solutionOf } from "./book.ts";

/** What became of a try; "wait": the referee has not said so yet. */
export type Tried = CheckedTry["outcome"] | "wait";

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
    const { end, puzzle } = this;
    if (end === "wait") return "wait";
    if (this.#laid.length === 0) return "nothing";
    if (end !== "play") return "not-legal";
    if (this.#laid.join(" ") !== facesOf(puzzle.answer).join(" "))
      return puzzle.other ? "next-can-play" : "more";
    this.finish();
    return "solved";
  }

  protected override play(): Promise<readonly PlayStep[]> {
    return solutionOf(this.rules.edition, this.puzzle.number);
  }

  /** Without jokers a turn after the initial meld is legal if every set is one of the known ones. */
  protected override judgedAlone(): JudgedTurn | null {
    const { puzzle, position, tiles, rules } = this;
    const jokers = facesOf(`${puzzle.table} ${puzzle.rack}`).includes("j");
    if (jokers || !position.melded) return null;
    const sets = tiles.board.sets.map(({ pieces }) => {
      const whole = this.#sets.has(inOrder(pieces.map(({ face }) => face)).join(" "));
      return { whole, kind: null, value: 0 };
    });
    const laid = this.#laid;
    return {
      legal: laid.length > 0 && sets.every(({ whole }) => whole),
      rules: rules.rules,
      faults: [],
      tiles_played: laid.length,
      points: laid.reduce((sum, face) => sum + numberOf(face), 0),
      sets,
      jokers: [],
      meld: null,
    };
  }

  /** The tiles of the rack that lie on the table. */
  get #laid(): readonly string[] {
    const left = this.tiles.board.rack.map(({ face }) => face);
    const laid = [...facesOf(this.puzzle.rack)];
    for (const face of left) laid.splice(laid.indexOf(face), 1);
    return laid;
  }
}

/** Faces in the order of the house: by the letter of the colour, then by number. */
function inOrder(faces: readonly string[]): readonly string[] {
  const colour = (face: string): string => colourOf(face) ?? "j";
  return faces.toSorted((a, b) => colour(a).localeCompare(colour(b)) || numberOf(a) - numberOf(b));
}

const facesOf = (tiles: string): readonly string[] =>
  inOrder(parseRack(tiles.replaceAll(",", " ")).map(({ face }) => face));
