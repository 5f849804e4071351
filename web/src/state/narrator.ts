/** What happens at a table, told in words: each event once, in the order in which it happened. */
import { parseTable, type Box } from "../game/tiles.ts";
import type { Event, Say, TableView, Turn, Verdict } from "../wire/types.ts";
import { faultText, listText, sentences, tilesName } from "../words/names.ts";
import { turnBrief, turnWords } from "../words/sets.ts";
import { t } from "../words/words.svelte.ts";
import { announce } from "./announce.svelte.ts";
import type { Picture } from "./picture.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { blocked } from "./blocked.svelte.ts";
import { buzz, sound } from "./sound.ts";
import { toast } from "./toasts.svelte.ts";

/** A turn that was made, for "what changed". */
export type TurnNote = {
  seat: number;
  /** Tiles that came from the rack. */
  laid: string;
  at: number;
  /** The turn in words, and in few words. */
  text: string;
  brief: string;
  /** The table before and after it. */
  before: string;
  after: string;
};

/** Something that was said at the table: a phrase, or in one's own words. */
export type Talk = {
  id: number;
  person: number;
  /** Whoever has left since is still named. */
  name: string;
  phrase: Say["phrase"] | null;
  text: string;
  at: number;
};

/** The table that is told about; it keeps what was said and done. */
type Table = Picture &
  Box & {
    readonly id: string;
    notes: readonly TurnNote[];
    addTalk(talk: Omit<Talk, "id">): void;
    addNote(note: TurnNote): void;
  };

type GameEvent = Turn["events"][number];

export class Narrator {
  #table = "";
  /** The table as far as what is remembered goes. */
  #past = "";
  #verdict: Verdict | null = null;
  /** Who was at the table: whoever left is not in the newest picture. */
  #before: TableView["people"] = [];
  /** Turns of long ago that are not told: a reader would be read to for minutes. */
  #skip = 0;

  constructor(readonly store: Table) {}

  /** Tell what happened since the picture `old`; `verdict` was the last word on the own draft. */
  tell(events: readonly Event[], old: TableView | null, verdict: Verdict | null): void {
    this.#verdict = verdict;
    this.#before = old?.people ?? [];
    this.#table = old?.game?.table ?? "";
    const turns = events.filter(({ what }) => what.kind === "turn").length;
    const most = 2 * (this.store.view?.seats.length ?? 0);
    this.#skip = Math.max(0, turns - most);
    if (this.#skip > 0) announce(t("page-turns-missed", { count: this.#skip }));
    for (const event of events) this.#event(event);
    const { onTurn, myTurn, passTo, view } = this.store;
    // After a break it may be the same seat's turn again, and yet another one.
    if (onTurn === null || old?.turn_version === view?.turn_version) return;
    const player = this.#seat(onTurn);
    if (myTurn) announce(t("page-your-turn"));
    else if (passTo !== null) announce(t("page-pass-to", { player }));
  }

  /** Keep what happened in this game before it was first shown here; nothing of it is said. */
  remember(events: readonly Event[]): void {
    for (const { what, at } of events) {
      if (what.kind === "game-started") {
        this.#past = "";
        this.store.notes = [];
      } else if (what.kind === "turn") {
        for (const event of what.events) {
          const note = this.#note(event, what.events, this.#past, at);
          if (note) this.store.addNote(note);
          if ("table" in event) this.#past = event.table;
        }
      } else if (what.kind === "wrote") this.#keep(what.person, null, what.text, at);
    }
  }

  #seat(seat: number): string {
    return this.store.view?.seats[seat]?.name ?? "";
  }

  #seats(seats: readonly number[]): string {
    return listText(seats.map((seat) => this.#seat(seat)));
  }

  #person(person: number): string {
    const people = [...(this.store.view?.people ?? []), ...this.#before];
    return people.find((each) => each.person === person)?.name ?? "";
  }

  #isMine(seat: number): boolean {
    return this.store.mySeats.includes(seat);
  }

  #event({ what, at }: Event): void {
    switch (what.kind) {
      case "game-started": {
        this.#table = "";
        this.store.notes = [];
        const begin = what.events.find((event) => event.kind === "begin");
        announce(t("page-game-begins", { game: what.game }));
        if (begin) announce(t("event-began", { player: this.#seat(begin.seat) }));
        return;
      }
      case "turn":
        this.#turn(what.events, at);
        return;
      case "game-over":
        this.#gameOver(what.reason, what.winners, what.points);
        return;
      case "came":
      case "left":
      case "hosted":
      case "pause-offered":
      case "pause-declined":
        // What I do myself I need not be told.
        if (what.person !== this.store.view?.you?.person) {
          const player = what.kind === "came" ? what.name : this.#person(what.person);
          if (player) {
            toast(t(`page-event-${what.kind}`, { player }));
            if (what.kind === "left") this.#standIn(player);
          }
        }
        return;
      case "resigned": {
        const player = this.#seat(what.seat);
        toast(t("event-resigned", { player }));
        this.#standIn(player);
        return;
      }
      case "away":
      case "back":
        toast(t(`page-event-${what.kind}`, { player: this.#seat(what.seat) }));
        return;
      case "time-added": {
        const values = { player: this.#seat(what.seat), count: Math.round(what.ms / 1000) };
        if (what.why === "host") toast(t("event-extended", values));
        return;
      }
      case "sat":
      case "computer-added":
        announce(t("page-event-sat", { player: what.name, seat: what.seat + 1 }));
        return;
      case "paused":
      case "resumed":
        // While a device goes round, the clock waits for each player: nothing to talk about.
        if (this.store.alone && this.store.mySeats.length > 1) return;
        announce(t(`page-event-${what.kind}`));
        return;
      case "said":
        this.#said(what.person, what.phrase, t(`phrase-${what.phrase}`), at);
        return;
      case "wrote":
        this.#said(what.person, null, what.text, at);
        return;
      case "messages-allowed":
        announce(t(`page-event-messages-${what.allowed ? "allowed" : "stopped"}`));
    }
  }

  /** Whoever has gone is played for, as long as the match goes on. */
  #standIn(player: string): void {
    const { view } = this.store;
    const seat = view?.seats.find(({ name }) => name === player);
    if (view?.phase === "playing" && seat?.level) toast(t("page-event-away", { player }));
  }

  #said(person: number, phrase: Talk["phrase"], text: string, at: number): void {
    if (!settings.talk || blocked.has(this.store.id, person)) return;
    if (!this.#keep(person, phrase, text, at)) return;
    announce(t("event-said", { player: this.#person(person), word: text }));
    if (person !== this.store.view?.you?.person) sound("talk");
  }

  /** Keep what was said; false: of somebody who was forgotten no words are left. */
  #keep(person: number, phrase: Talk["phrase"], text: string, at: number): boolean {
    if (text) this.store.addTalk({ person, name: this.#person(person), phrase, text, at });
    return text !== "";
  }

  #turn(events: readonly GameEvent[], at: number): void {
    const rang = events.some(({ kind }) => kind === "bell");
    const missed = this.#skip-- > 0;
    for (const event of events) {
      const before = this.#table;
      if ("table" in event) this.#table = event.table;
      const text = this.#sentence(event, before);
      const own = rang && "seat" in event && this.#isMine(event.seat);
      if (!own && !missed) announce(text);
      const note = this.#note(event, events, before, at);
      if (note) this.store.addNote(note);
      if (event.kind !== "bell") continue;
      sound("bell");
      if (own) this.#ownBell(event.outcome, text, events);
    }
  }

  /** What is kept of a turn; null: nothing, or it belongs to what is kept of another event. */
  #note(event: GameEvent, turn: readonly GameEvent[], before: string, at: number): TurnNote | null {
    const rang = turn.some(({ kind }) => kind === "bell");
    // What is drawn after the bell is its penalty.
    const known = ["play", "bell", "pass", "draw"].includes(event.kind);
    if (!known || !("seat" in event) || (event.kind === "draw" && rang)) return null;
    const after = "table" in event ? event.table : before;
    // Where a device goes round, whoever has it next reads this too.
    const hand = this.store.mySeats.length > 1 ? null : this.store.hand;
    const draw = event.kind === "bell" ? turn.find(({ kind }) => kind === "draw") : undefined;
    const text = sentences([
      this.#sentence(event, before, hand),
      draw ? this.#sentence(draw, before, hand) : "",
    ]);
    const brief =
      event.kind === "play" ? turnBrief(this.#seat(event.seat), before, after, this.store) : text;
    return {
      seat: event.seat,
      laid: came(before, after).join(" "),
      at,
      text,
      brief,
      before,
      after,
    };
  }

  /** An event on the table of before in words, for whoever sees the rack of `hand`. */
  #sentence(event: GameEvent, before: string, hand = this.store.hand): string {
    const { fourth } = this.store;
    const player = "seat" in event ? this.#seat(event.seat) : "";
    switch (event.kind) {
      case "play":
        return turnWords(player, before, event.table, this.store);
      case "bell": {
        const bell = hand === event.seat ? "page-bell-own" : "event-bell";
        const tiles = tilesName(came(before, event.table).join(" "), fourth);
        return sentences([
          t(`${bell}-${event.outcome}`, { player, tiles }),
          event.could_play ? t(`${bell}-could-play`, { player }) : "",
        ]);
      }
      case "pass":
        return t("event-passed", { player });
      case "say":
        return t("event-said", { player, word: event.word });
      case "draw": {
        const tiles = tilesIn(event.tiles);
        const seen = tiles.length > 0 && hand === event.seat;
        return seen
          ? t("event-drew-seen", { player, tiles: tilesName(event.tiles, fourth) })
          : t("event-drew", { player, count: tiles.length });
      }
      default:
        return "";
    }
  }

  /** The bell in the own turn: what became of the draft, why, and what it cost. */
  #ownBell(outcome: string, text: string, events: readonly GameEvent[]): void {
    buzz(200);
    const good = outcome === "stands";
    const fault = outcome === "idle" || good ? undefined : this.#verdict?.faults[0];
    const reason = fault && t("page-bell-reason", { reason: faultText(fault, this.store.fourth) });
    const draw = events.find((event) => event.kind === "draw");
    const count = draw ? tilesIn(draw.tiles).length : 0;
    const all = (drawn: string): string => sentences([text, reason ?? "", drawn]);
    const shown = all(count > 0 ? t("page-bell-drawn", { count }) : "");
    // Who sees the rack sees which tiles are new there.
    const heard = all(draw && count > 0 ? this.#sentence(draw, "") : "");
    // Why it was no turn, and what such a turn costs at the bell.
    const due = events.some((event) => event.kind === "bell" && event.could_play);
    const clauses = [
      ...(fault ? [fault.clause] : []),
      ...(BELL[outcome] ?? []),
      ...(due ? ["R46"] : []),
    ];
    const rules = this.store.view?.options.rules ?? "";
    toast(shown, good ? "good" : "bad", { rules, clauses }, heard);
  }

  #gameOver(reason: string, winners: readonly number[], points: readonly number[]): void {
    announce(t(`event-ended-${reason}`, { player: this.#seats(winners), count: winners.length }));
    const scores = points.map((count, seat) =>
      t("event-ended-points", { player: this.#seat(seat), count }),
    );
    if (reason !== "abandoned") announce(t("page-scores", { scores: listText(scores) }));
    const { phase, match } = this.store.view ?? {};
    if (phase === "over" && match && match.games_to_play > 1) {
      const { leaders } = match;
      announce(t("page-match-won", { player: this.#seats(leaders), count: leaders.length }));
    }
    sound(winners.some((seat) => this.#isMine(seat)) ? "win" : "bell");
  }
}

/** Where the rules say what becomes of a turn at the bell. */
const BELL: Readonly<Record<string, readonly string[]>> = {
  idle: ["R70"],
  stands: ["R71"],
  "not-playable": ["R71"],
  restored: ["R71", "R72"],
  "loose-to-rack": ["R71", "R72"],
};

const tilesIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The tiles that are on the table now and were not before. */
function came(before: string, after: string): string[] {
  const faces = parseTable(before).flatMap((set) => set.map((tile) => tile.face));
  return parseTable(after)
    .flat()
    .map((tile) => tile.face)
    .filter((face) => {
      const found = faces.indexOf(face);
      if (found >= 0) faces.splice(found, 1);
      return found < 0;
    });
}
