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

  /**
   * Legal is what leaves every set with a joker as it lay and makes known sets of the rest; before
   * the initial meld also all that lay there, and then the answer alone is enough, as is proved.
   * A joker that moves, and a table that opens with the meld, are the referee's affair.
   */
  protected override judgedAlone(): JudgedTurn | null {
    const { puzzle, position, tiles, rules } = this;
    const before = puzzle.table.split(",").map((each) => facesOf(each).join(" "));
    const stays = before.filter((each) => !position.melded || hasJoker(each));
    const sets = tiles.board.sets.map(({ pieces }) => {
      const text = inOrder(pieces.map(({ face }) => face)).join(" ");
      const at = stays.indexOf(text);
      if (at >= 0) stays.splice(at, 1);
      return { text, whole: at >= 0 || this.#sets.has(text), free: at < 0 };
    });
    if (stays.some(Boolean) || sets.some(({ text, free }) => free && hasJoker(text))) return null;
    const laid = this.#laid;
    const enough = position.melded || laid.join(" ") === facesOf(puzzle.answer).join(" ");
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

const hasJoker = (faces: string): boolean => faces.split(" ").includes("j");
