import type { AlikePair, Comparable } from "@domain/experience/alikeExperiences";

/** Pairs that this student has said are two, by their key; kept on the device. */
export type PartedPairs = ReadonlySet<string>;

const NONE: PartedPairs = new Set();

/** Ids hold no blanks. */
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
    // A browser that keeps nothing asks again next time.
  }
}

/** Each student of a shared device has their own. */
function nameOf(uid: string): string {
  return `not-alike/${uid}`;
}
