import { expect, it } from "vitest";
import { isWorkerAddress, versionIn, workerAddress } from "./version.ts";

it("finds the version in a document", () => {
  expect(versionIn('<head><meta name="version" content="3b48a7d8" /></head>')).toBe("3b48a7d8");
  expect(versionIn('<head><meta name="version" content="" /></head>')).toBe("");
  expect(versionIn("<h1>Bad gateway</h1>")).toBe("");
});

it("lets a worker come from one place only", () => {
  expect(isWorkerAddress(workerAddress("zh-Hant"))).toBe(true);
  for (const address of [
    "/sw.js",
    "/other.js?lang=en",
    "https://evil.example/sw.js?lang=en",
    "/sw.js?lang=en&x",
  ]) {
    expect(isWorkerAddress(address)).toBe(false);
  }
});
