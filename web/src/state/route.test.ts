import { beforeAll, expect, it, vi } from "vitest";

let screenOf: typeof import("./route.svelte.ts").screenOf;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  ({ screenOf } = await import("./route.svelte.ts"));
});

it.each([
  ["/", { name: "start" }],
  ["/t/ABCD2345", { name: "table", table: "ABCD2345" }],
  ["/t/ABCD2345/", { name: "table", table: "ABCD2345" }],
  ["/t", { name: "later", first: "t" }],
  ["/t/ABCD2345/more", { name: "later", first: "t" }],
  ["/settings", { name: "later", first: "settings" }],
  ["/rules/goliath", { name: "later", first: "rules" }],
])("%s", (address, screen) => {
  expect(screenOf(address)).toEqual(screen);
});
