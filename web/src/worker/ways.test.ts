import { expect, it } from "vitest";
import { wayOf, type Asked } from "./ways.ts";

const HOUSE = "https://play.example";
const FILES = new Set(["/assets/index-a1.js", "/icon.svg"]);

const way = (path: string, asked: Partial<Asked> = {}): string =>
  wayOf({ method: "GET", mode: "cors", url: new URL(path, HOUSE).href, ...asked }, HOUSE, FILES);

it("leaves everything that the house says of tables to the house", () => {
  for (const path of ["/api/mine", "/api/house", "/api/tables/x/records/1", "/api/qr.svg", "/ws"]) {
    expect(way(path)).toBe("house");
  }
  expect(way("/api/tables/x/records/1", { mode: "navigate" })).toBe("house");
});

it("takes files of its own build, and no others, from what is kept", () => {
  expect(way("/assets/index-a1.js")).toBe("file");
  expect(way("/icon.svg?again")).toBe("file");
  expect(way("/assets/index-b2.js")).toBe("house");
  expect(way("/sw.js")).toBe("house");
  expect(way("/assets/index-a1.js", { method: "POST" })).toBe("house");
});

it("knows a screen of the page", () => {
  for (const path of ["/", "/t/ABCD2345", "/rules/goliath(jokers=4)"]) {
    expect(way(path, { mode: "navigate" })).toBe("document");
    expect(way(path)).toBe("house");
  }
  expect(way("/manifest-en.webmanifest", { mode: "navigate" })).toBe("house");
});

it("has nothing to do with other houses", () => {
  expect(way("https://other.example/assets/index-a1.js")).toBe("house");
  expect(way("https://other.example/", { mode: "navigate" })).toBe("house");
});
