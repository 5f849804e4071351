/** One lesson at the table: the tiles, the referee's word on them, and whether it is done. */
import { Arrangement } from "../../state/arrangement.svelte.ts";
import { sound } from "../../state/sound.ts";
import type { AtDesk } from "../../table/desk.svelte.ts";
import { boardsAfter } from "../../table/hint_steps.ts";
import { Problem } from "../../wire/api.ts";
import { tools } from "../../wire/tools.ts";
import type { FoundPlaces, JudgedTurn, RulesInfo, TurnToJudge, Verdict } from "../../wire/types.ts";
import { stillToLay, taughtFirst, wanted, type Lesson } from "./lessons.ts";

const JUDGE_MS = 120;
const AGAIN_MS = 1500;
/** How long each step of a shown play is looked at. */
const STEP_MS = 800;
const PLAYERS = 4;

/** What came of ending the turn. */
export type Ended = "done" | "more" | "try" | "not-legal" | "wait";

export class LessonStore implements AtDesk {
  readonly tiles = new Arrangement();
  readonly fourth: string;
  readonly numbers: number;
  readonly view = null;
  readonly game = null;
  readonly onTurn = 0;
  readonly planning = false;
  done = $state(false);
  /** Why the referee does not answer. */
  problem: Problem | null = $state.raw(null);
  /** A play is being shown step by step. */
  showing = $state(false);
  /** The rack is shown; where nothing is to be laid there is none. */
  readonly hand: number | null = $derived.by(() => (this.lesson.rack === undefined ? null : 0));
  readonly myTurn: boolean = $derived(this.hand !== null && !this.done && !this.showing);
  readonly running: boolean = $derived(this.myTurn);
  #timer = 0;

  constructor(
    readonly lesson: Lesson,
    readonly rules: RulesInfo,
    readonly players = PLAYERS,
  ) {
    this.fourth = String(rules.values["fourth_colour"] ?? "orange");
    this.numbers = Number(rules.values["numbers"]);
    this.tiles.setNumbers(this.numbers);
    this.tiles.onchange = () => this.#judgeSoon(JUDGE_MS);
    this.begin();
  }

  isPending(): boolean {
    return false;
  }

  /** Everything as it was in the beginning. */
  begin(): void {
    const { table = "", rack = "" } = this.lesson;
    this.done = false;
    this.showing = false;
    this.tiles.deal(table, rack);
    this.#judgeSoon(0);
  }

  /** The screen is left. */
  stop(): void {
    this.showing = false;
    clearTimeout(this.#timer);
  }

  /** The tiles that should be laid and are not. */
  get left(): readonly string[] {
    return stillToLay(
      this.lesson,
      this.tiles.board.rack.map(({ face }) => face),
    );
  }

  endTurn(): Ended {
    const { tiles, lesson } = this;
    const { changed, judging, verdict } = tiles;
    tiles.rested = true;
    if (!this.myTurn || (changed && (judging || !verdict))) return "wait";
    // Who has moved nothing draws: for that nobody needs to wait for the referee.
    const end = changed ? (verdict?.end ?? null) : "draw";
    if (end === null) return "not-legal";
    if (end === "draw" && lesson.goal !== "draw") return "try";
    if (end === "play" && this.left.length > 0) return "more";
    if (end === "draw") this.#draw();
    this.finish();
    return "done";
  }

  finish(): void {
    this.done = true;
    sound("win");
  }

  /** Where a tile of the rack could go; null where the house does not say. */
  async places(tile: string): Promise<FoundPlaces | null> {
    try {
      return await tools.place({ ...this.#turn, tile });
    } catch (problem) {
      if (problem instanceof Problem) return null;
      throw problem;
    }
  }

  /** The best play, carried out step by step; whether it was shown to its end. */
  async show(): Promise<boolean> {
    const { lesson, rules, tiles } = this;
    this.showing = true;
    try {
      const play = await tools.best({
        rules: rules.rules,
        players: this.players,
        melded: lesson.melded ?? true,
        table: lesson.table ?? "",
        rack: wanted(lesson),
        objective: "tiles",
      });
      if (!this.showing) return false;
      tiles.putBack();
      for (const board of boardsAfter(tiles.base, play.steps)) {
        await new Promise((done) => setTimeout(done, STEP_MS));
        if (!this.showing) return false;
        tiles.arrange(board);
      }
      return true;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      return false;
    } finally {
      this.showing = false;
    }
  }

  /** The turn as it lies now. */
  get #turn(): TurnToJudge {
    const { table: before = "", rack = "", melded = true } = this.lesson;
    const after = this.tiles.text;
    return { rules: this.rules.rules, players: this.players, melded, rack, before, after };
  }

  #draw(): void {
    const { tiles, lesson } = this;
    const rack = [...tiles.board.rack.map(({ face }) => face), lesson.drawn ?? ""];
    tiles.follow(tiles.text, rack.join(" "), true);
  }

  #judgeSoon(ms: number): void {
    clearTimeout(this.#timer);
    if (this.hand !== null) this.#timer = window.setTimeout(() => void this.#judge(), ms);
  }

  async #judge(): Promise<void> {
    const { tiles } = this;
    const { text: after, setIds: sets } = tiles;
    try {
      const judged = await tools.judge(this.#turn);
      // Only the word on the table as it lies now counts.
      if (tiles.text === after) tiles.judged(asVerdict(this.lesson, judged, tiles.changed), sets);
      this.problem = null;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      if (tiles.text === after) this.#judgeSoon(Number(problem.values["wait_ms"] ?? AGAIN_MS));
    }
  }
}

/** The answer for a turn without a table, as the board expects the word on a draft. */
function asVerdict(lesson: Lesson, judged: JudgedTurn, changed: boolean): Verdict {
  const faults = taughtFirst(
    lesson,
    judged.faults.map((fault) => ({ ...fault, tiles: fault.tiles.join(" ") })),
  );
  return {
    ...judged,
    type: "verdict",
    id: "",
    plan: false,
    kept: false,
    end: judged.legal ? "play" : changed ? null : "draw",
    sets: judged.sets.map((set, place) => ({
      ...set,
      faults: faults.filter((fault) => fault.set === place),
    })),
    faults,
    loose: "",
    played: "",
    rack: "",
    // What lies ready would give away what is to be found.
    ready: { sets: [], points: 0 },
  };
}
