import { afterEach, expect, test, vi } from "vitest";
import { address, api, call, Problem } from "./api.ts";
import { tools } from "./tools.ts";

const json = (content: unknown, status = 200): Response =>
  new Response(JSON.stringify(content), { status });

function answering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

test("what is asked stands in the address", () => {
  expect(address("GET /api/house")).toBe("/api/house");
  expect(address("GET /api/tools/rules/{rules}", { rules: "goliath(big_set=5/4/3/4)" })).toBe(
    "/api/tools/rules/goliath(big_set%3D5%2F4%2F3%2F4)",
  );
  const game = { table: "T22", game: 3 };
  expect(address("GET /api/tables/{table}/records/{game}", game)).toBe("/api/tables/T22/records/3");
  expect(address("GET /api/qr.svg", { path: "/t/a b" })).toBe("/api/qr.svg?path=%2Ft%2Fa%20b");
});

test("or in the body of a POST", async () => {
  const fetch = answering(() => json({ table: "T22", code: "ABCD2345" }, 201));
  const table = { name: "Ann", options: { seats: 2 } };
  expect(await api.createTable(table)).toEqual({ table: "T22", code: "ABCD2345" });
  expect(fetch).toHaveBeenCalledWith("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(table),
  });
});

test("a POST that asks nothing has no body", async () => {
  const fetch = answering(() => json({ recovery: null, new: false }));
  expect(await api.openSession()).toEqual({ recovery: null, new: false });
  expect(fetch).toHaveBeenCalledWith("/api/session", { method: "POST" });
});

test("an answer without a body is null", async () => {
  answering(() => new Response(null, { status: 204 }));
  expect(await call("DELETE /api/person")).toBeNull();
});

test.each([
  [json({ code: "too-often", values: { wait_ms: 5 } }, 429), "too-often", { wait_ms: 5 }, 429],
  [new Response("<html>", { status: 502 }), "unexpected-error", {}, 502],
])("a refusal is a problem with its code: %o", async (answer, code, values, status) => {
  answering(() => answer);
  const problem = await tools.arrange({ tiles: "r4" }).catch((reason: unknown) => reason);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ code, values, status });
});

test("no answer is one, too", async () => {
  answering(() => Promise.reject(new TypeError("failed")));
  await expect(api.house()).rejects.toMatchObject({ code: "no-answer", status: 0 });
});
