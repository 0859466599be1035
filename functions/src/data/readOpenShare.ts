import type { Firestore } from "firebase-admin/firestore";
import { sharePath } from "../domain/records/firestorePaths.ts";
import { isKeyProof } from "../domain/share/keyProof.ts";
import { isShareOpen, type ShareAccess, shareAccess } from "../domain/share/share.ts";

const FIELDS = Object.keys(shareAccess.shape);

/** The share if strangers can read it at this moment. Null if it is unknown, has ended or was closed. */
export async function readOpenShare(
  db: Firestore,
  shareId: string,
  now: Date,
  from: Pick<Firestore, "getAll"> = db,
): Promise<ShareAccess | null> {
  // Without the sealed parts, which can be as large as a photo.
  const [snapshot] = await from.getAll(db.doc(sharePath(shareId)), { fieldMask: FIELDS });
  const read = shareAccess.safeParse(snapshot?.data());
  return read.success && isShareOpen(read.data, now) ? read.data : null;
}

/** Whether a caller has the key of a share. Of a share that was made without a check, no one knows, so everyone counts. */
export async function hasKey({ key_check }: ShareAccess, proof: string | undefined): Promise<boolean> {
  return key_check === undefined || (proof !== undefined && (await isKeyProof(proof, key_check)));
}
