export interface KnownGap {
  /** The case that fails. */
  readonly id: string;
  readonly reason: string;
}

/** Cases that the embedded Firestore fails. A case in this list must fail, so the list can only shrink. */
export const knownGaps: readonly KnownGap[] = [
  {
    id: "control/a trigger of the first generation",
    reason: "Document changes do not trigger functions. The answer is UNIMPLEMENTED with the path.",
  },
  {
    id: "control/a trigger of the second generation",
    reason: "Document changes do not trigger functions. The answer is UNIMPLEMENTED with the path.",
  },
  {
    id: "control/export to a folder",
    reason:
      "Fixtures are JSON here, not folders: GET and PUT /emulator/v1/projects/P:documents. The answer is UNIMPLEMENTED.",
  },
  {
    id: "control/a pipeline",
    reason:
      "Pipelines belong to Firestore's Enterprise edition; this is the Standard edition. The answer is UNIMPLEMENTED.",
  },
];
