import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { RecordKind } from "../domain/shared/recordKind.ts";

/**
 * Reads a stored document with its record kind, including documents of older and newer releases. Returns null if there
 * is no document.
 *
 * @throws Error when the document cannot be read. The call then fails and changes nothing.
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
