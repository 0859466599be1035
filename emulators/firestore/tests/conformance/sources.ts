/** Where the expected answers of a case come from. A case without a source follows Firestore's documentation. */
export const SOURCES = {
  /** https://firebase.google.com/docs/reference/rules */
  rulesReference: "the reference of Security Rules",
  rulesVerdicts:
    "verdicts of Google's Rules Test API of July 2026, in davideast/pyric: packages/conformance/observations/firestore-rules",
  rulesProbes:
    "answers of Google's Rules Test API of July 2026, in davideast/pyric: packages/conformance/rules-language/firestore-acceptance-evidence.json",
  recordings: "answers of Google's emulator 1.22.0, in hidane-dev/hidane: crates/hidane/tests/fixtures",
  descendants:
    "tests against Google's emulator and service, in skunkteam/rust-firestore-emulator: test-suite/tests/7-descendants-query.test.ts",
  keys: "tests against Google's emulator and service, in skunkteam/rust-firestore-emulator: test-suite/tests",
  protoJson: "the JSON mapping of protocol buffers: https://protobuf.dev/programming-guides/json",
  /** Google's emulator or service differs, or nothing is known. The README says which and why. */
  decision: "a decision of this project, see the README",
} as const;
