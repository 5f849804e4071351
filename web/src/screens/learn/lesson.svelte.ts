/** One lesson at the table: what is to be done in it, and whether that is done. */
import { PracticeStore } from "../../table/practice.svelte.ts";
import { tools } from "../../wire/tools.ts";
import type { FaultView, PlayStep, RulesInfo } from "../../wire/types.ts";
import { stillToLay, taughtFirst, wanted, type Lesson } from "./lessons.ts";

/** What came of ending the turn. */
export type Ended = "done" | "more" | "try" | "not-legal" | "wait";

export class LessonStore extends PracticeStore {
  constructor(
    readonly lesson: Lesson,
    rules: RulesInfo,
    players?: number,
  ) {
    const { table: before = "", rack = null, melded = true } = lesson;
    super({ before, rack, melded }, rules, players);
  }

  /** The tiles that should be laid and are not. */
  get left(): readonly string[] {
    return stillToLay(
      this.lesson,
      this.tiles.board.rack.map(({ face }) => face),
    );
  }

  endTurn(): Ended {
    const { end, lesson } = this;
    if (end === "wait") return "wait";
    if (end === null) return "not-legal";
    if (end === "draw" && lesson.goal !== "draw") return "try";
    if (end === "play" && this.left.length > 0) return "more";
    if (end === "draw") this.#draw();
    this.finish();
    return "done";
  }

  protected override async play(): Promise<readonly PlayStep[]> {
    const { before, melded } = this.position;
    const play = await tools.best({
      rules: this.rules.rules,
      players: this.players,
      melded,
      table: before,
      rack: wanted(this.lesson),
      objective: "tiles",
    });
    return play.steps;
  }

  protected override told(faults: readonly FaultView[]): readonly FaultView[] {
    return taughtFirst(this.lesson, faults);
  }

  #draw(): void {
    const { tiles, lesson } = this;
    const rack = [...tiles.board.rack.map(({ face }) => face), lesson.drawn ?? ""];
    tiles.follow(tiles.text, rack.join(" "), true);
  }
}
