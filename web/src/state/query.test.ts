import { expect, it, vi } from "vitest";
import { Query } from "./query.svelte.ts";

vi.mock("./session.svelte.ts", () => ({ problemText: () => "" }));

/** A question whose answer comes when the test says so. */
function held(): { send: () => Promise<string>; answer: (text: string) => void; sent: number } {
  let done: (text: string) => void = () => {};
  const it = {
    send: () => ((it.sent += 1), new Promise<string>((resolve) => (done = resolve))),
    answer: (text: string) => done(text),
    sent: 0,
  };
  return it;
}

it("lets who asks the same meanwhile, or again, wait for the one answer", async () => {
  const query = new Query<string>(() => "orange");
  const house = held();
  const heard: (string | null)[] = [];
  const first = query.ask("best?", house.send);
  const second = query.ask("best?", house.send).then(() => heard.push(query.answer));
  await Promise.resolve();
  expect(heard).toEqual([]);
  house.answer("b3");
  await Promise.all([first, second]);
  await query.ask("best?", house.send);
  expect([heard, query.answer, house.sent]).toEqual([["b3"], "b3", 1]);
});

it("drops what is answered too late", async () => {
  const query = new Query<string>(() => "orange");
  const [slow, quick] = [held(), held()];
  const late = query.ask("old", slow.send);
  const now = query.ask("new", quick.send);
  quick.answer("new");
  slow.answer("old");
  await Promise.all([late, now]);
  expect([query.answer, query.busy]).toEqual(["new", false]);
});
