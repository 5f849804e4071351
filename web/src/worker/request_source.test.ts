import { expect, it } from "vitest";
import { sourceOf, type Asked } from "./request_source.ts";

const HOUSE = "https://play.example";
const FILES = new Set(["/assets/index-a1.js", "/icon.svg"]);

const source = (path: string, asked: Partial<Asked> = {}): string =>
  sourceOf({ method: "GET", mode: "cors", url: new URL(path, HOUSE).href, ...asked }, HOUSE, FILES);

it("leaves everything that the house says of tables to the house", () => {
  for (const path of ["/api/mine", "/api/house", "/api/tables/x/records/1", "/api/qr.svg", "/ws"]) {
    expect(source(path)).toBe("house");
  }
  expect(source("/api/tables/x/records/1", { mode: "navigate" })).toBe("house");
});

it("leaves the documentation to the house", () => {
  for (const path of ["/docs", "/docs/", "/docs/python.html", "/docs/deep/page"]) {
    expect(source(path, { mode: "navigate" })).toBe("house");
  }
  expect(source("/docsanddogs", { mode: "navigate" })).toBe("document");
});

it("takes files of its own build, and no others, from what is kept", () => {
  expect(source("/assets/index-a1.js")).toBe("file");
  expect(source("/icon.svg?again")).toBe("file");
  expect(source("/assets/index-b2.js")).toBe("house");
  expect(source("/sw.js")).toBe("house");
  expect(source("/assets/index-a1.js", { method: "POST" })).toBe("house");
});

it("knows a screen of the page", () => {
  for (const path of ["/", "/t/ABCD2345", "/rules/goliath(jokers=4)"]) {
    expect(source(path, { mode: "navigate" })).toBe("document");
    expect(source(path)).toBe("house");
  }
  expect(source("/manifest-en.webmanifest", { mode: "navigate" })).toBe("house");
});

it("has nothing to do with other houses", () => {
  expect(source("https://other.example/assets/index-a1.js")).toBe("house");
  expect(source("https://other.example/", { mode: "navigate" })).toBe("house");
});
