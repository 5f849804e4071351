import { expect, it, vi } from "vitest";
import { dayText } from "./names.ts";

const locale = vi.hoisted(() => ({ now: "de" }));
vi.mock("./words.svelte.ts", () => ({ currentLocale: () => locale.now, t: (id: string) => id }));

it("says a day as people say it, the same wherever they are", () => {
  expect(dayText("2026-11-18")).toBe("18. November 2026");
  locale.now = "zh-Hans";
  expect(dayText("2026-01-01")).toBe("2026年1月1日");
});
