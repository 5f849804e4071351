/** The score sheet for others: as a text or as a picture. */
import { copied, shared, shareFile } from "../../state/sharing.ts";
import { toast } from "../../state/toasts.svelte.ts";
import { t } from "../../words/words.svelte.ts";

/** Share a text or, where the device cannot, copy it. */
export async function shareText(text: string): Promise<void> {
  if (await shared({ text })) return;
  const done = copied(text);
  toast(t(done ? "aside-copied" : "aside-not-copied"), done ? "good" : "bad");
}

/** Share a picture or, where the device cannot, save it. */
export async function sharePicture(content: Blob, name: string): Promise<void> {
  if (!(await shareFile(content, name))) toast(t("aside-picture-saved"), "good");
}
