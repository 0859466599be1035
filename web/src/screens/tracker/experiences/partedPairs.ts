import type { AlikePair, Comparable } from "@domain/experience/alikeExperiences";

/** Keys of the pairs that this student says are different experiences. Stored on the device. */
export type PartedPairs = ReadonlySet<string>;

const NONE: PartedPairs = new Set();

/** Ids contain no spaces. */
export function keyOfPair([one, other]: AlikePair<Comparable>): string {
  return `${one.id} ${other.id}`;
}

export function readParted(uid: string): PartedPairs {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(uid)) ?? "[]");
    return Array.isArray(kept) ? new Set(kept.filter((key) => typeof key === "string")) : NONE;
  } catch {
    return NONE;
  }
}

export function keepParted(uid: string, parted: PartedPairs): void {
  try {
    localStorage.setItem(nameOf(uid), JSON.stringify([...parted]));
  } catch {
    // Without storage, the student is asked again next time.
  }
}

/** Each student of a shared device has their own. */
function nameOf(uid: string): string {
  return `not-alike/${uid}`;
}
