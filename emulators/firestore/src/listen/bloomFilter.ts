import { createHash } from "node:crypto";
import type { DocumentName } from "../model/Document.ts";

/** Tells of a name whether it is certainly none of the set, or probably one. */
export interface BloomFilter {
  readonly bitmap: Uint8Array;
  /** Unused bits at the end of the last byte. */
  readonly padding: number;
  readonly hashCount: number;
}

/** Ten bits a name and seven hashes take one foreign name in a hundred for one of the set. */
const bitsPerName = 10;
/** A filter of few names would else be all ones. */
const leastBits = 128;
const hashCount = 7;

/**
 * The filter as Firestore's clients read it: bit `(h1 + i × h2) mod bits` for each hash i, h1 and h2 being the halves of
 * the name's MD5, little-endian. Null for no names: clients refuse an empty bitmap.
 */
export function bloomFilterOf(names: readonly DocumentName[]): BloomFilter | null {
  if (names.length === 0) return null;
  const bits = Math.max(leastBits, names.length * bitsPerName);
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
