import type { SharePartKey } from "@domain/share/sharePart";
import type { ShareLink } from "./shareLink.ts";

/** What a reader has typed and not sent yet. */
export interface CommentDraft {
  readonly name: string;
  readonly text: string;
}

/** In session storage: it survives a reload and a crash, and goes with the tab. The device may be a shared one. */
function keyOf({ shareId }: ShareLink, part: SharePartKey): string {
  return `draft/shared/${shareId}/${part}`;
}

export function readCommentDraft(link: ShareLink, part: SharePartKey): CommentDraft | null {
  try {
    const { name, text }: { name?: unknown; text?: unknown } = Object(
      JSON.parse(sessionStorage.getItem(keyOf(link, part)) ?? "null"),
    );
    return typeof name === "string" && typeof text === "string" && text !== "" ? { name, text } : null;
  } catch {
    return null;
  }
}

/** Without storage, the draft lasts as long as the page. */
export function keepCommentDraft(link: ShareLink, part: SharePartKey, draft: CommentDraft): void {
  try {
    sessionStorage.setItem(keyOf(link, part), JSON.stringify(draft));
  } catch {
    // The form still has it.
  }
}

export function dropCommentDraft(link: ShareLink, part: SharePartKey): void {
  try {
    sessionStorage.removeItem(keyOf(link, part));
  } catch {
    // Without storage, no draft was kept.
  }
}
