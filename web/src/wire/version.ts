/** The version of a build of the page, as its document tells it. */

/** The version of the page that is shown; "" where it was not built. */
export const ownVersion = (): string =>
  document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";

/** The version that a document names; "" if it names none. */
export function versionIn(document: string): string {
  return /<meta name="version" content="(\w+)"/.exec(document)?.[1] ?? "";
}

/** The one address that a worker may come from; it keeps the texts of this language. */
export function workerAddress(language: string): string {
  return `/sw.js?lang=${encodeURIComponent(language)}`;
}

export const isWorkerAddress = (address: string): boolean =>
  /^\/sw\.js\?lang=[\w-]+$/.test(address);
