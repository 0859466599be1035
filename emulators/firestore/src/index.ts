/**
 * The package's main entry: a running emulator. `./rules/index.ts` is the entry for Security Rules without an emulator.
 */
export type { UsageCount } from "./operations/Usage.ts";
export { type FirestoreOptions, type RunningFirestore, startFirestore } from "./startFirestore.ts";
