/** Where a request is answered from: only the page's own files ever come from what is kept. */

/** What a request is, as far as it matters here. */
export type Asked = { readonly method: string; readonly mode: string; readonly url: string };

/**
 * - `document`: a screen of the page, from the house if it answers, else as it was kept
 * - `file`: a file of this very build, as it was kept
 * - `house`: everything else, above all what the house says of tables: the worker keeps out of it
 */
export type Source = "document" | "file" | "house";

export function sourceOf(
  { method, mode, url }: Asked,
  origin: string,
  files: ReadonlySet<string>,
): Source {
  const { pathname, origin: target } = new URL(url);
  if (method !== "GET" || target !== origin) return "house";
  // The documentation is no screen of the page: who reads it has a network.
  if (/^\/(api|docs)(\/|$)/.test(pathname)) return "house";
  if (files.has(pathname)) return "file";
  // The house answers every address without a dot with the one document of the page.
  return mode === "navigate" && !pathname.includes(".") ? "document" : "house";
}
