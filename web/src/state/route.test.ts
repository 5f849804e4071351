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
  ["/t", { name: "lazy", first: "t" }],
  ["/t/ABCD2345/more", { name: "lazy", first: "t" }],
  ["/settings", { name: "lazy", first: "settings" }],
  ["/rules/goliath", { name: "lazy", first: "rules" }],
])("%s", (address, screen) => {
  expect(screenOf(address)).toEqual(screen);
});
