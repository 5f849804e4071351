/** A question that is answered on the table: any legal turn that lays the answer is right. */
import { parseRack } from "../../game/tiles.ts";
import { PracticeStore } from "../../table/practice.svelte.ts";
import { tools } from "../../wire/tools.ts";
import type { LayAsked, PlayStep, RulesInfo } from "../../wire/types.ts";
import { t } from "../../words/words.svelte.ts";

/** What came of ending the turn; "wait": the referee has not said so yet. */
export type Ended = "right" | "wrong" | "more" | "nothing" | "not-legal" | "wait";

export class LayStore extends PracticeStore {
  constructor(
    readonly question: LayAsked,
    rules: RulesInfo,
  ) {
    super({ before: question.table, rack: question.rack, melded: question.melded }, rules);
  }

  /** Only who may open can draw instead. */
  get idle(): string {
    return this.question.any_play ? "" : t("practice-idle");
  }

  tryIt(): Ended {
    const { end, question } = this;
    if (end === "wait") return "wait";
    if (end === null) return "not-legal";
    if (end === "draw" && !question.any_play) return "nothing";
    if (end === "draw") return this.#over(question.answer === "");
    if (question.any_play || this.#laid === faces(question.answer)) return this.#over(true);
    return "more";
  }

  protected override async play(): Promise<readonly PlayStep[]> {
    const { question, rules, players } = this;
    const play = await tools.best({
      rules: rules.rules,
      players,
      melded: question.melded,
      table: question.table,
      rack: question.answer,
      objective: "tiles",
    });
    return play.steps;
  }

  #over(right: boolean): Ended {
    if (right) this.finish();
    else this.done = true;
    return right ? "right" : "wrong";
  }

  /** The tiles of the rack that lie on the table. */
  get #laid(): string {
    const laid = parseRack(this.question.rack).map(({ face }) => face);
    for (const { face } of this.tiles.board.rack) laid.splice(laid.indexOf(face), 1);
    return laid.toSorted().join(" ");
  }
}

const faces = (tiles: string): string =>
  parseRack(tiles)
    .map(({ face }) => face)
    .toSorted()
    .join(" ");
