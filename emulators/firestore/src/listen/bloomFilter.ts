import { createHash } from "node:crypto";
import type { DocumentName } from "../model/Document.ts";

/** A set of names that answers "certainly not in the set" or "probably in the set". */
export interface BloomFilter {
  readonly bitmap: Uint8Array;
  /** Unused bits at the end of the last byte. */
  readonly padding: number;
  readonly hashCount: number;
}

/** Ten bits per name and seven hashes give about 1% false positives. */
const bitsPerName = 10;
/** Without a minimum, the filter of a few names would be all ones. */
const minBits = 128;
const hashCount = 7;

/**
 * The filter in the format of Firestore's clients: for each hash i, bit `(h1 + i × h2) mod bits` is set. h1 and h2 are
 * the halves of the name's MD5, little-endian. Null for no names, because clients reject an empty bitmap.
 */
export function bloomFilterOf(names: readonly DocumentName[]): BloomFilter | null {
  if (names.length === 0) return null;
  const bits = Math.max(minBits, names.length * bitsPerName);
  const bitmap = new Uint8Array(Math.ceil(bits / 8));
  for (const name of names) {
    for (const bit of bitsOf(name, bits)) bitmap[bit >>> 3] = (bitmap[bit >>> 3] ?? 0) | (1 << (bit & 7));
  }
  return { bitmap, padding: bitmap.length * 8 - bits, hashCount };
}

function bitsOf(name: DocumentName, bits: number): readonly number[] {
  const digest = createHash("md5").update(name).digest();
  const [first, second] = [digest.readBigUInt64LE(0), digest.readBigUInt64LE(8)];
  return Array.from({ length: hashCount }, (_, hash) =>
    Number(BigInt.asUintN(64, first + BigInt(hash) * second) % BigInt(bits)),
  );
}
