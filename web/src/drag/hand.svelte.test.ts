import { beforeEach, describe, expect, it } from "vitest";
import { fixedOf, move, tableText, type Board } from "../game/board.ts";
import { boardOf } from "../game/testing.ts";
import { loose, type Placing } from "../game/placing.ts";
import { formatRack } from "../game/tiles.ts";
import { Hand, type Desk } from "./hand.svelte.ts";

/** A desk that only lets tiles fall. */
class TestDesk implements Desk {
  board: Board = boardOf("b4 b5 b6, k8 r8 o8", "b3 b7 r1 j");
  fixed = fixedOf(this.board);
  open = true;
  scene = (): null => null;
  drop: Desk["drop"] = (ids, target) => {
    this.board = move(this.board, ids, target, this.fixed);
  };
  find: Desk["find"] = (piece) => {
    const found = this.answer ?? loose(piece);
    return new Promise((done) => (this.answers = () => done(found)));
  };
  place: Desk["place"] = ({ ids, targets }) => {
    const [target] = targets;
    if (target) this.drop(ids, target, null);
  };
  next = (): boolean => false;
  /** What the house says when it is let. */
  answer: Placing | null = null;
  answers = (): void => {};
  id(face: string): number {
    const all = [...this.board.rack, ...this.board.sets.flatMap((set) => set.pieces)];
    return all.find((piece) => piece.face === face)?.id ?? -1;
  }
}

let desk: TestDesk;
let hand: Hand;
beforeEach(() => {
  desk = new TestDesk();
  hand = new Hand(desk);
});

describe("choosing", () => {
  it("goes tile by tile, and back", () => {
    hand.toggle(desk.id("b3"));
    hand.toggle(desk.id("b7"));
    hand.toggle(desk.id("b3"));
    expect(hand.selected).toEqual([desk.id("b7")]);
  });
  it("takes a range of a set or all of it", () => {
    hand.toggle(desk.id("b5"));
    hand.extend(desk.id("b6"));
    expect(hand.selected).toEqual([desk.id("b5"), desk.id("b6")]);
    hand.selectSet(desk.id("r8"));
    expect(hand.selected).toHaveLength(3);
  });
  it("leaves the table alone when it is not open, but not the rack", () => {
    desk.open = false;
    hand.toggle(desk.id("b5"));
    hand.toggle(desk.id("b3"));
    expect(hand.selected).toEqual([desk.id("b3")]);
  });
  it("forgets what is not there any more", () => {
    hand.toggle(desk.id("b3"));
    desk.board = boardOf("", "");
    hand.prune();
    expect(hand.selected).toEqual([]);
  });
});

describe("carrying", () => {
  it("lets go where it aims", () => {
    const piece = desk.id("b3");
    expect(hand.take([piece], "pointer")).toBe(true);
    hand.aim({ to: "set", set: desk.board.sets[0]?.id ?? -1, at: 3 });
    expect(hand.drop()).toBe(true);
    expect(tableText(desk.board)).toBe("b3 b4 b5 b6, k8 r8 o8");
    expect(hand.carried).toBeNull();
  });
  it("never aims at the rack with tiles of the table", () => {
    hand.take([desk.id("b4")], "pointer");
    hand.aim({ to: "rack" });
    expect(hand.target).toBeNull();
    expect(hand.drop()).toBe(false);
    expect(tableText(desk.board)).toBe("b4 b5 b6, k8 r8 o8");
  });
  it("leaves everything as it was when it is given up", () => {
    hand.take([desk.id("b3")], "pointer");
    hand.aim({ to: "new" });
    hand.cancel();
    expect(hand.drop()).toBe(false);
    expect(formatRack(desk.board.rack)).toBe("b3 b7 r1 j");
  });
  it("goes on when a move of others arrives, and ends when its tiles are gone", () => {
    hand.take([desk.id("b3")], "pointer");
    desk.board = { ...desk.board, sets: desk.board.sets.slice(1) };
    hand.prune();
    expect(hand.carried?.ids).toEqual([desk.id("b3")]);
    desk.board = { ...desk.board, rack: [] };
    hand.prune();
    expect(hand.carried).toBeNull();
  });
});

describe("the keyboard", () => {
  it("begins with a new set and steps through all places", () => {
    hand.take([desk.id("r1")], "keys");
    expect(hand.target).toEqual({ to: "new" });
    hand.move("next");
    expect(hand.target).toEqual({ to: "set", set: desk.board.sets[0]?.id, at: 0 });
    hand.move("next-group");
    expect(hand.target).toEqual({ to: "set", set: desk.board.sets[1]?.id, at: 0 });
    hand.move("next-group");
    expect(hand.target).toEqual({ to: "rack" });
  });
  it("has no place on the rack for tiles of the table", () => {
    hand.take([desk.id("b4")], "keys");
    hand.move("previous");
    expect(hand.target).toMatchObject({ to: "set" });
  });
});

describe("a tile that is sent without saying where", () => {
  const joins = (): void => {
    const set = desk.board.sets[0]?.id ?? -1;
    desk.answer = { ids: [desk.id("b7")], targets: [{ to: "set", set, at: 3 }], beside: null };
  };
  it("goes where the house says", async () => {
    joins();
    const sent = hand.send(desk.id("b7"));
    desk.answers();
    await sent;
    expect(tableText(desk.board)).toBe("b4 b5 b6 b7, k8 r8 o8");
  });
  it("stays in the hand that took it meanwhile", async () => {
    joins();
    const sent = hand.send(desk.id("b7"));
    hand.take([desk.id("b7")], "pointer");
    desk.answers();
    await sent;
    expect(tableText(desk.board)).toBe("b4 b5 b6, k8 r8 o8");
    expect(hand.carried).not.toBeNull();
  });
  it("is aimed there by keys, and let go with the same key", async () => {
    joins();
    const aims = hand.takeWhereItFits(desk.id("b7"));
    desk.answers();
    expect(await aims).toBe(true);
    expect(hand.target).toMatchObject({ to: "set", at: 3 });
    expect(hand.drop()).toBe(true);
    expect(tableText(desk.board)).toBe("b4 b5 b6 b7, k8 r8 o8");
  });
  it("is alone again when arrows choose another place", async () => {
    const ids = [desk.id("b3"), desk.id("b7")];
    desk.answer = { ids, targets: [{ to: "new" }], beside: null };
    const aims = hand.takeWhereItFits(desk.id("b7"));
    desk.answers();
    await aims;
    expect(hand.carried?.ids).toEqual(ids);
    hand.move("next");
    expect(hand.carried?.ids).toEqual([desk.id("b7")]);
  });
  it("stays where arrows have aimed meanwhile", async () => {
    joins();
    const aims = hand.takeWhereItFits(desk.id("b7"));
    hand.move("next-group");
    hand.move("next-group");
    desk.answers();
    expect(await aims).toBe(false);
    expect(hand.target).toMatchObject({ to: "set", set: desk.board.sets[1]?.id });
  });
});
