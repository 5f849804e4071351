/**
 * One table as this browser sees it: the connection, the newest picture, the seats of one's own,
 * the arrangement being made, the referee's verdict on it, hints, talk, and every command.
 */
import { COLOURS } from "../game/tiles.ts";
import { api } from "../wire/api.ts";
import { TableSocket } from "../wire/socket.ts";
import type { ClosedCode, Do, Status } from "../wire/socket.ts";
import type {
  Ack,
  Event,
  FaultView,
  FoundPlaces,
  Hint,
  Refused,
  TableView,
} from "../wire/types.ts";
import { faultText } from "../words/names.ts";
import { refusalText, setEdition } from "../words/words.svelte.ts";
import { Arrangement } from "./arrangement.svelte.ts";
import { DraftQuestions } from "./draft_questions.ts";
import { hearName } from "./houses.ts";
import { Narrator } from "./narrator.ts";
import type { Talk, TurnNote } from "./narrator.ts";
import { hearNotice } from "./notice.svelte.ts";
import { goesOn, lastTable } from "./offline.ts";
import { PendingCommands } from "./pending_commands.svelte.ts";
import { Picture } from "./picture.svelte.ts";
import { attempt } from "./session.svelte.ts";
import { buzz, sound } from "./sound.ts";
import { toast } from "./toasts.svelte.ts";

const KEPT_NOTES = 60;
const KEPT_TALK = 30;

export class TableStore extends Picture {
  /** The connection. */
  status: Status = $state.raw({ kind: "connecting" });
  /** The tiles as they are arranged now, with undo, redo and the referee's verdict. */
  readonly tiles = new Arrangement();
  /** What happened in the last turns of this game, the newest last. */
  notes: readonly TurnNote[] = $state.raw([]);
  /** A turn that is shown again. */
  shown: TurnNote | null = $state.raw(null);
  /** The game ended while this was looked at. */
  justEnded = $state(false);
  /** Seats whose owners have left for good: a computer player goes on under their name. */
  left: ReadonlySet<number> = $state.raw(new Set());
  talk: readonly Talk[] = $state.raw([]);
  hint: Hint | null = $state.raw(null);
  hintBusy = $state(false);
  /** What the rules call the fourth colour. */
  readonly fourth: string = $derived(this.view?.fourth_colour ?? "orange");
  readonly numbers: number = $derived(this.tiles.numbers);
  readonly colours: readonly string[] = $derived(COLOURS.slice(0, this.view?.colours ?? 0));
  readonly #pending = new PendingCommands();

  /** Nothing is heard of the table any more, and nothing can be done at it. */
  stopped = false;
  readonly #socket: TableSocket;
  readonly #narrator: Narrator;
  readonly #drafts: DraftQuestions;
  #talkId = 1;
  #rules = "";

  constructor(readonly id: string) {
    super();
    this.#narrator = new Narrator(this);
    this.#socket = new TableSocket(id, {
      status: (status) => this.#statusChanged(status),
      view: (view, events, first) => this.#see(view, events, first),
      history: (events) => this.#narrator.remember(events),
      presence: (presence) => (this.presence = presence),
      notice: hearNotice,
      verdict: (verdict) => this.#drafts.judged(verdict),
      places: ({ id, found }) => this.#drafts.placed(id, found),
      answer: (answer) => this.#answered(answer),
    });
    this.#drafts = new DraftQuestions(this, this.#socket);
    this.tiles.onchange = () => this.#drafts.changed();
  }

  // The connection

  connect(): void {
    this.#socket.connect();
  }
  retryNow(): void {
    this.#socket.retryNow();
  }
  /** The network says that it is gone, or the page is left. */
  offline(): void {
    this.#socket.offline();
  }
  /** Stop following the table: the screen is left, or another tab took over. */
  stop(code?: ClosedCode): void {
    this.#drafts.stop();
    this.#socket.close();
    if (code) this.status = { kind: "closed", code };
    this.#end();
  }
  /** The time by the house's clock, as all times in views are. */
  now(): number {
    return this.#socket.clock.now();
  }

  // Racks

  /** Pass and play: "I am …" shows the rack of an own seat. */
  iAm(seat: number): void {
    if (!this.mySeats.includes(seat)) return;
    this.hand = seat;
    this.#showTiles(null);
    if (this.view) this.#restore(this.view);
    this.#drafts.soon();
  }

  // The own turn

  /** End the turn as the referee says: play what lies there, draw, or pass. */
  endTurn(): Promise<boolean> {
    const { verdict, judging, changed } = this.tiles;
    const likely = changed ? "play" : this.game?.pool === 0 ? "pass" : "draw";
    const asItWas = verdict && !judging ? verdict.end : likely;
    if (asItWas === "pass") return this.pass();
    return asItWas === "draw" ? this.draw() : this.play();
  }
  play(): Promise<boolean> {
    return this.#forHand((seat) => ({ kind: "play", seat, table: this.tiles.text }));
  }
  draw(): Promise<boolean> {
    return this.#forHand((seat) => ({ kind: "draw", seat }));
  }
  pass(): Promise<boolean> {
    return this.#forHand((seat) => ({ kind: "pass", seat }));
  }

  /** Ask for a hint on the own turn; all three depths come in one answer. */
  async askHint(): Promise<void> {
    const { hand, view } = this;
    if (hand === null || !view || this.hintBusy) return;
    this.hintBusy = true;
    const hint = await attempt(() => api.hint(view.table, hand));
    if (hint?.turn === this.view?.turn_version) this.hint = hint;
    this.hintBusy = false;
  }
  dropHint(): void {
    this.hint = null;
  }
  /** Arrange the tiles as the hint says; undo takes it back. */
  playHint(): void {
    const play = this.hint?.play;
    if (play) this.tiles.arrangeAs(play.table, play.rack);
  }

  /** Where a tile of the rack could go; null where the house does not say so in time. */
  places(tile: string): Promise<FoundPlaces | null> {
    return this.#drafts.places(tile);
  }

  /** Send a command; it is sent again after a break until it is answered. */
  override do(command: Do): Promise<boolean> {
    if (this.stopped) return Promise.resolve(false);
    const id = this.#socket.command(command, this.view?.version ?? 0);
    return this.#pending.wait(id, command.kind);
  }
  /** Whether a command of this kind waits for its answer. */
  isPending(...kinds: readonly Do["kind"][]): boolean {
    return this.#pending.has(kinds);
  }

  // What comes in

  #statusChanged(status: Status): void {
    this.status = status;
    if (status.kind === "closed") this.#end();
  }

  #end(): void {
    this.stopped = true;
    this.#pending.giveUp();
  }

  #see(view: TableView, events: readonly Event[], first: boolean): void {
    const old = this.view ?? this.#takeUp(view);
    const { verdict } = this.tiles;
    this.view = view;
    hearName(view.options);
    const newGame = this.#isNewGame(old);
    const newTurn = newGame || old?.turn_version !== view.turn_version;
    if (newTurn || view.phase !== "playing") this.dropHint();
    this.#chooseHand(old);
    this.#showTiles(newGame ? "deal" : newTurn ? old : null);
    if (newGame) this.notes = [];
    this.shown = null;
    this.#noteLeft(old, view);
    this.#narrator.tell(events, old, verdict);
    if (view.phase === "playing") this.justEnded = false;
    else if (!first && old?.phase === "playing") {
      this.justEnded = true;
      this.shown = this.notes.at(-1) ?? null;
    }
    if (first || (newTurn && this.myTurn)) this.#restore(view);
    if (newTurn && this.myTurn && !first) {
      sound("turn");
      buzz(80);
    }
    this.#socket.eager = this.running && (this.myTurn || this.passTo !== null);
    this.#drafts.soon();
    if (view.options.rules !== this.#rules) void this.#readRules(view.options.rules);
  }

  #noteLeft(old: TableView | null, view: TableView): void {
    const left = view.seats.filter(({ seat, kind, name }) => {
      const before = old?.seats[seat];
      const same = kind === "computer" && before?.name === name;
      return same && (before.kind === "person" || this.left.has(seat));
    });
    this.left = new Set(left.map(({ seat }) => seat));
  }

  /** Whether another game is shown than before; a rematch counts its games from 1 again. */
  #isNewGame(old: TableView | null): boolean {
    return !old?.game || old.game.commitment !== this.game?.commitment;
  }

  /** The page was loaded anew in the middle of a game: the tiles lie as they lay before. */
  #takeUp(view: TableView): TableView | null {
    const last = lastTable(view.table);
    if (!last || !goesOn(last, view)) return null;
    this.hand = last.tiles.seat;
    this.left = new Set(last.left);
    this.tiles.resume(last.tiles);
    return last.view;
  }

  /** With one seat its rack is always shown; with several, after "I am …". */
  #chooseHand(old: TableView | null): void {
    const only = this.mySeats.length === 1 ? this.mySeats[0] : undefined;
    if (only !== undefined) this.hand = only;
    else if (this.hand !== null && !this.mySeats.includes(this.hand)) this.hand = null;
    const alone = (old?.you?.seats.length ?? 0) < 2;
    if (only === undefined && (alone || this.#isNewGame(old))) this.hand = null;
    const turned = this.onTurn !== null && old?.game?.turn !== this.onTurn;
    if (only === undefined && turned && this.passTo !== null) this.hand = null;
  }

  #showTiles(what: "deal" | TableView | null): void {
    const game = this.game;
    if (!game) return;
    const rack = this.hand === null ? null : (game.racks[this.hand] ?? null);
    if (what === "deal") {
      // The table before the last turn comes first, so that what changed can be shown at once.
      this.tiles.deal(game.last?.before ?? game.table, rack);
      this.tiles.showSeat(this.hand, rack);
      if (game.last) this.tiles.follow(game.table, rack, false);
      return;
    }
    const wasMine = what?.game?.turn === this.hand;
    this.tiles.showSeat(this.hand, rack);
    if (what) this.tiles.follow(game.table, rack, wasMine);
  }

  /** The draft that the server kept comes back after a reload. */
  #restore(view: TableView): void {
    const { draft, game } = view;
    if (!this.myTurn || draft === null || !game || this.tiles.changed || this.hand === null) return;
    if (draft !== this.tiles.text) this.tiles.arrangeTable(draft);
  }

  #answered(answer: Ack | Refused): void {
    const waited = this.#pending.settle(answer.id, answer.type === "ack");
    if (answer.type === "ack") return;
    if (waited) this.#refuse(answer.code, answer.values, answer.faults);
    else this.#drafts.refused(answer.id, answer.code);
  }

  #refuse(code: string, values: Refused["values"], faults: readonly FaultView[] = []): void {
    const fault = faults[0];
    const text = fault ? faultText(fault, this.fourth) : refusalText(code, values);
    sound("error");
    const rules = this.view?.options.rules ?? "";
    toast(text, "bad", fault ? { rules, clauses: [fault.clause] } : null);
  }

  #forHand(command: (seat: number) => Do): Promise<boolean> {
    return this.hand === null ? Promise.resolve(false) : this.do(command(this.hand));
  }

  async #readRules(rules: string): Promise<void> {
    this.#rules = rules;
    try {
      const { edition, fields } = await api.rules(rules);
      // The table was left, or other rules were chosen meanwhile.
      if (this.stopped || this.#rules !== rules) return;
      const numbers = fields.find(({ name }) => name === "numbers")?.value;
      if (typeof numbers === "number") this.tiles.setNumbers(numbers);
      await setEdition(edition);
    } catch {
      // The words of an edition are a nicety, and most boxes have the same numbers.
      if (this.#rules === rules) this.#rules = "";
    }
  }

  /** For the narrator: somebody said something, a turn was made. */
  addTalk(talk: Omit<Talk, "id">): void {
    this.talk = [...this.talk, { id: this.#talkId++, ...talk }].slice(-KEPT_TALK);
  }
  addNote(note: TurnNote): void {
    this.notes = [...this.notes, note].slice(-KEPT_NOTES);
  }
}
