import { expect, it, vi } from "vitest";
import { Problem } from "../../wire/api.ts";
import type { RulesInfo } from "../../wire/types.ts";
import { chosen } from "./chosen_rules.svelte.ts";

const asked = new Map<string, { answer: () => void; fail: () => void }>();
vi.mock("../../state/settings.svelte.ts", () => ({ settings: { edition: "broadway" } }));
vi.mock("./storage.ts", () => ({
  keep: () => {},
  kept: (_: string, otherwise: unknown) => otherwise,
}));
vi.mock("../../wire/tools.ts", () => ({
  tools: {
    rules: (rules: string): Promise<RulesInfo> =>
      new Promise((done, refuse) => {
        const shown = { rules, edition: rules, changed: [], fields: [], clauses: [], values: {} };
        asked.set(rules, {
          answer: () => done(shown),
          fail: () => refuse(new Problem("no-answer")),
        });
      }),
  },
}));

it("shows the rules that were chosen last, whatever is answered first", async () => {
  const slow = chosen.choose("broadway");
  const lost = chosen.choose("lanmi");
  const quick = chosen.choose("goliath");
  asked.get("goliath")?.answer();
  await quick;
  asked.get("broadway")?.answer();
  asked.get("lanmi")?.fail();
  await Promise.all([slow, lost]);
  expect([chosen.rules, chosen.shown?.rules, chosen.problem]).toEqual(["goliath", "goliath", null]);
});
