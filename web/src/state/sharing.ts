/** Give something to others: by the phone's own way, or else to the clipboard. */
import { t } from "../words/words.svelte.ts";
import { toast } from "./toasts.svelte.ts";

/** Whether the device has its own way; on a desk the clipboard is what people expect. */
export const canShare = (): boolean =>
  "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Share a link or, where the device cannot, copy it. It should be the address that is shown. */
export async function shareLink(url: string, more: ShareData = {}): Promise<void> {
  if (!(await shared({ ...more, url }))) copyLink(url);
}

export function copyLink(url: string): void {
  const done = copied(url);
  toast(t(done ? "page-copied" : "page-not-copied"), done ? "good" : "bad");
}

/** Whether the device has taken it; somebody who changes their mind is content too. */
export async function shared(data: ShareData): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}

/** Whether the device has taken a file; where it cannot, it is saved. */
export async function shareFile(content: Blob, name: string): Promise<boolean> {
  const file = new File([content], name, { type: content.type });
  if (navigator.canShare?.({ files: [file] }) && (await shared({ files: [file] }))) return true;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return false;
}

/** Copy a text, in the old way: without TLS a browser allows no other. */
export function copied(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  // Columns stand under each other only if every blank is copied.
  field.style.whiteSpace = "pre";
  field.readOnly = true;
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
