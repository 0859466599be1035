import { hasKey, readOpenShare } from "../data/readOpenShare.ts";
import type { ShareAccess } from "../domain/share/share.ts";
import { ApiError } from "./ApiError.ts";
import { noSuchShare } from "./noSuchShare.ts";
import type { Services } from "./Services.ts";

interface Writer {
  readonly shareId: string;
  readonly proof?: string | undefined;
}

/**
 * The share that a reader writes about.
 *
 * @throws ApiError if it is not open, or the reader does not have its key. A page that was opened before the share got a
 *   check sends no proof, and is asked to load again.
 */
export async function shareWithKey({ db, now }: Services, { shareId, proof }: Writer): Promise<ShareAccess> {
  const share = await readOpenShare(db, shareId, now());
  if (!share) throw noSuchShare();
  if (await hasKey(share, proof)) return share;
  if (proof === undefined)
    throw new ApiError("conflict", "This page is old. Reload it, then send this again.", "proof");
  throw noSuchShare();
}
