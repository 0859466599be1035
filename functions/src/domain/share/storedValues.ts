import * as z from "zod/mini";

/** A Firestore timestamp, of the web SDK or of the Admin SDK. */
export interface StoredMoment {
  toMillis(): number;
}

/** Bytes as the web SDK stores them (`Bytes`), or as the Admin SDK does (`Buffer`). */
export type StoredBytes = Uint8Array | { toUint8Array(): Uint8Array };

export const storedMoment = z.custom<StoredMoment>(
  (value) => typeof value === "object" && value !== null && "toMillis" in value && typeof value.toMillis === "function",
);

export const storedBytes = z.custom<StoredBytes>(
  (value) =>
    value instanceof Uint8Array ||
    (typeof value === "object" &&
      value !== null &&
      "toUint8Array" in value &&
      typeof value.toUint8Array === "function"),
);

export function bytesOf(stored: StoredBytes): Uint8Array {
  return stored instanceof Uint8Array ? stored : stored.toUint8Array();
}
