import { type Share, shareKind } from "@domain/share/share";
import { fieldsOf, type RestAnswer } from "./restDocument.ts";

declare global {
  /** What `head/sharedAhead.js` has requested before this script was there. The answer is null if that failed. */
  var shareAhead:
    | { readonly id: string; readonly address: string; readonly answer: Promise<RestAnswer | null> }
    | undefined;
}

/**
 * A share as it is stored. "gone": strangers cannot read such a share. "unreadable": a later release has stored it.
 * "failed": no answer.
 */
export type StoredShare = Share | "gone" | "unreadable" | "failed";

let isAheadUsed = false;

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Reads the share over Firestore's REST API, without the SDK: in the answer that the page's head has requested, or with
 * a request of its own. Only where the head could not know the address, that loads more code.
 */
export async function readShare(shareId: string): Promise<StoredShare> {
  const ahead = globalThis.shareAhead;
  const isFirst = !isAheadUsed;
  isAheadUsed = true;
  try {
    if (ahead?.id !== shareId) return storedIn(await (await import("./askForShare.ts")).askForShare(shareId));
    return storedIn((isFirst && (await ahead.answer)) || (await ask(ahead.address)));
  } catch {
    return "failed";
  }
}

async function ask(address: string): Promise<RestAnswer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  return { status: response.status, body: await response.json() };
}

function storedIn({ status, body }: RestAnswer): StoredShare {
  if (status === 200) return shareKind.read(fieldsOf(body)) ?? "unreadable";
  // Security rules refuse a share that has ended.
  return status === 403 || status === 404 ? "gone" : "failed";
}
