import type { TestPolicy } from "@domain/school/testPolicy";
import type { KnownTestPolicy, PolicySource } from "./schoolFacts.ts";

/** A college's policy in `testPolicies.json`. */
interface StoredPolicy {
  readonly policy: TestPolicy | null;
  /** The term that the policy is for: "fall 2027". */
  readonly entry: string;
  /** The key of its source. */
  readonly from: string;
  readonly note?: string;
}

/** Loads the test policies that have a source of their own, by a college's id in the catalog. */
export async function loadTestPolicies(): Promise<(schoolId: string) => KnownTestPolicy | null> {
  const { default: file } = await import("./testPolicies.json");
  const sources: Readonly<Record<string, PolicySource>> = file.sources;
  const colleges: Readonly<Record<string, StoredPolicy>> = file.colleges as Record<string, StoredPolicy>;
  return (schoolId) => {
    const stored = colleges[schoolId];
    const source = sources[stored?.from ?? ""];
    if (!stored || !source) return null;
    const { policy, entry, note = null } = stored;
    return { basis: "checked", policy, entry, note, source };
  };
}
