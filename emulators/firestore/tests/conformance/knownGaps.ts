export interface KnownGap {
  /** The case that fails. */
  readonly id: string;
  readonly reason: string;
}

/** Where the embedded Firestore is not like Google's. A case in this list has to fail, so the list can only shrink. */
export const knownGaps: readonly KnownGap[] = [
  {
    id: "control/a trigger of the first generation",
    reason: "Functions are not told of changes to documents. The answer is UNIMPLEMENTED, and names the path.",
  },
  {
    id: "control/a trigger of the second generation",
    reason: "Functions are not told of changes to documents. The answer is UNIMPLEMENTED, and names the path.",
  },
  {
    id: "control/export to a folder",
    reason:
      "Fixtures are JSON here, not folders: GET and PUT /emulator/v1/projects/P:documents. The answer is UNIMPLEMENTED.",
  },
  {
    id: "control/a pipeline",
    reason:
      "Pipelines are a matter of Firestore's Enterprise edition; this is the Standard edition. UNIMPLEMENTED, by name.",
  },
];
