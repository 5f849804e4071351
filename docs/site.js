// Light or dark, contrast and size as they were chosen on the page that one plays in, which keeps
// them in this browser (web/src/state/settings.svelte.ts). What was not chosen is the system's.
try {
  const { theme, contrast, size } = JSON.parse(localStorage.getItem("remeld") ?? "{}");
  const data = document.documentElement.dataset;
  const wished = (what) => matchMedia(what).matches;
  const dark = theme === "dark" || (theme !== "light" && wished("(prefers-color-scheme: dark)"));
  const high = contrast === "high" || (contrast !== "normal" && wished("(prefers-contrast: more)"));
  data.theme = dark ? "dark" : "light";
  if (high) data.contrast = "high";
  if (size === "large") data.size = "large";
} catch {
  // A browser that keeps nothing shows what the system asks for.
}
