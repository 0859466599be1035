import type { DocumentSnapshot } from "firebase-admin/firestore";

/** A document's fields. They are trusted: only this server, the seed and the security rules decide what they hold. */
export function fieldsOf<T>(snapshot: DocumentSnapshot | undefined): T | null {
  return snapshot?.exists ? (snapshot.data() as T) : null;
}
