import type { DocumentName } from "../model/Document.ts";
import { writeLockKeys } from "./lockKeys.ts";

/** What one request needs of the locks. It either reads in a transaction or writes. */
export interface LockRequest {
  /** The transaction. Null for a write outside transactions. */
  readonly holder: string | null;
  /** The keys under which it reads. Its transaction locks them. */
  readonly reads: readonly string[];
  readonly writes: readonly DocumentName[];
  /** Every key that a reader of the written documents could have locked. */
  readonly covered: ReadonlySet<string>;
}

export function readRequest(holder: string, keys: readonly string[]): LockRequest {
  return { holder, reads: keys, writes: [], covered: new Set() };
}

export function writeRequest(holder: string | null, names: readonly DocumentName[]): LockRequest {
  return { holder, reads: [], writes: names, covered: new Set(names.flatMap(writeLockKeys)) };
}

/** Whether the order of two requests matters: one writes what the other reads or writes. */
export function conflicts(one: LockRequest, other: LockRequest): boolean {
  return (
    one.reads.some((key) => other.covered.has(key)) ||
    other.reads.some((key) => one.covered.has(key)) ||
    one.writes.some((name) => other.writes.includes(name))
  );
}
