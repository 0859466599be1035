import type { DocumentData, FirestoreDataConverter } from "firebase/firestore";

/** What a stored document says; null where it cannot be read. `path` is that of the document. */
export type ReadRecord<T> = (stored: unknown, path: string) => T | null;

/** A document as it is stored and as this release reads it. */
export interface ReadDocument<T> {
  /** Null where it cannot be read. */
  readonly record: T | null;
  readonly stored: DocumentData;
}

/**
 * Reads documents through `read` of their kind. Nothing is written through it: writes name the fields they change, on a
 * reference without a converter.
 */
export function readWith<T>(read: ReadRecord<T>): FirestoreDataConverter<ReadDocument<T>> {
  return {
    toFirestore() {
      throw new Error("Records are written by field, not as a whole.");
    },
    fromFirestore(snapshot, options) {
      const stored = snapshot.data(options);
      return { record: read(stored, snapshot.ref.path), stored };
    },
  };
}
