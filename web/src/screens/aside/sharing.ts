/** Give something to others: by the phone's own way, or else to the clipboard or as a file. */
import { toast } from "../../state/toasts.svelte.ts";
import { t } from "../../words/words.svelte.ts";

/** Share a text or, where the device cannot, copy it. */
export async function shareText(text: string): Promise<void> {
  if (!(await shared({ text }))) copyText(text);
}

/** Share a picture or, where the device cannot, save it. */
export async function shareFile(content: Blob, name: string): Promise<void> {
  const file = new File([content], name, { type: content.type });
  if (navigator.canShare?.({ files: [file] }) && (await shared({ files: [file] }))) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  toast(t("aside-picture-saved"), "good");
}

/** Copy a text; without TLS a browser only allows the old way. */
export function copyText(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  // Columns stand under each other only if every blank is copied.
  field.style.whiteSpace = "pre";
  field.readOnly = true;
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  toast(t(copied ? "aside-copied" : "aside-not-copied"), copied ? "good" : "bad");
}

/** Whether the device has taken it; somebody who changes their mind is content too. */
async function shared(data: ShareData): Promise<boolean> {
  // On a desk the clipboard is what people expect.
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}
