import type { DocumentData, FirestoreDataConverter } from "firebase/firestore";
import { hasRead } from "./writeLog.ts";

/** Reads a stored document; null if it cannot be read. `path` is the document's path. */
export type ReadRecord<T> = (stored: unknown, path: string) => T | null;

/** A document as stored, and as this release reads it. */
export interface ReadDocument<T> {
  /** Null if it cannot be read. */
  readonly record: T | null;
  readonly stored: DocumentData;
}

/**
 * A converter that reads documents with `read`. It is never used to write: writes name the fields they change, on a
 * reference without a converter.
 */
export function readWith<T>(read: ReadRecord<T>): FirestoreDataConverter<ReadDocument<T>> {
  return {
    toFirestore() {
      throw new Error("Records are written by field, not as a whole.");
    },
    fromFirestore(snapshot) {
      // A time that the server sets shows at once, as this device estimates it.
      const stored = snapshot.data({ serverTimestamps: "estimate" });
      hasRead(snapshot.ref.path, stored);
      return { record: read(stored, snapshot.ref.path), stored };
    },
  };
}
