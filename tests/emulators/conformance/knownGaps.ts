export interface KnownGap {
  /** The case that fails. */
  readonly id: string;
  readonly reason: string;
}

/** Where the embedded Firestore is not like Google's. A case in this list has to fail, so the list can only shrink. */
export const knownGaps: readonly KnownGap[] = [];
