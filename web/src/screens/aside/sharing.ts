/** The score sheet for others: as a text or as a picture. */
import { copied, shared } from "../../state/sharing.ts";
import { toast } from "../../state/toasts.svelte.ts";
import { t } from "../../words/words.svelte.ts";

/** Share a text or, where the device cannot, copy it. */
export async function shareText(text: string): Promise<void> {
  if (await shared({ text })) return;
  const done = copied(text);
  toast(t(done ? "aside-copied" : "aside-not-copied"), done ? "good" : "bad");
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
