import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { RecordKind } from "../domain/shared/recordKind.ts";

/**
 * What a stored document says, read as its kind reads it: also what an older or a newer release has written. Null where
 * there is no document.
 *
 * @throws Error where there is one that cannot be read; the call then fails and changes nothing.
 */
export function recordOf<Stored extends object>(
  kind: Pick<RecordKind<Stored>, "read">,
  snapshot: DocumentSnapshot | undefined,
): Stored | null {
  if (!snapshot?.exists) return null;
  const record = kind.read(snapshot.data());
  if (!record) throw new Error(`The document ${snapshot.ref.path} cannot be read.`);
  return record;
}
