import type { AlikePair, Comparable } from "@domain/experience/alikeExperiences";

/** Keys of the pairs that this student says are different experiences. Stored on the device. */
export type DistinctPairs = ReadonlySet<string>;

const NONE: DistinctPairs = new Set();

/** Ids contain no spaces. */
export function keyOfPair([one, other]: AlikePair<Comparable>): string {
  return `${one.id} ${other.id}`;
}

export function readDistinctPairs(uid: string): DistinctPairs {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(uid)) ?? "[]");
    return Array.isArray(kept) ? new Set(kept.filter((key) => typeof key === "string")) : NONE;
  } catch {
    return NONE;
  }
}

export function storeDistinctPairs(uid: string, pairs: DistinctPairs): void {
  try {
    localStorage.setItem(nameOf(uid), JSON.stringify([...pairs]));
  } catch {
    // Without storage, the student is asked again next time.
  }
}

/** Each student of a shared device has their own. */
function nameOf(uid: string): string {
  return `not-alike/${uid}`;
}
