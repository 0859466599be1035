import { type Caller, type CommitCost, commitCost, type Ruleset } from "@cairn/firestore-emulator/rules";
import { userPath } from "@domain/records/firestorePaths.ts";
import { type Change, type Commit, STUDENT } from "./commits.ts";
import { documentFields } from "./plainFields.ts";

const DATABASE = "projects/demo-cairn/databases/(default)";
/** Microseconds. */
const NOW = 1_795_219_200_000_000n;
const STUDENT_CALLER: Exclude<Caller, { kind: "admin" }> = {
  kind: "user",
  uid: "ann",
  token: { firebase: { sign_in_provider: "password" }, auth_time: 1_795_219_000 },
};
const ADMIN_CALLER: Exclude<Caller, { kind: "admin" }> = { kind: "user", uid: "support", token: { admin: true } };

/** Evaluates the rules for a commit of the student `ann` or an admin, and returns Google's count for it. */
export function evaluateCommit(
  ruleset: Ruleset,
  { changes, isAdmin = false }: { readonly changes: readonly Change[]; readonly isAdmin?: boolean },
  time: bigint = NOW,
): CommitCost {
  const nameOf = (path: string) => `${DATABASE}/documents/${path}`;
  return commitCost(ruleset, {
    database: DATABASE,
    caller: isAdmin ? ADMIN_CALLER : STUDENT_CALLER,
    time,
    writes: changes.map(({ path, before, after }) => ({
      name: nameOf(path),
      before: before && documentFields(before, time),
      after: after && documentFields(after, time),
    })),
    others: new Map([[nameOf(userPath("ann")), documentFields(STUDENT, time)]]),
  });
}

export interface Cost {
  readonly kind: string;
  readonly size: Commit["size"];
  /** The total for all writes of the commit. */
  readonly expressions: number;
  /** Why the rules refuse it. Null if they allow it. */
  readonly refusal: string | null;
}

export function costOf(ruleset: Ruleset, commit: Commit): Cost {
  const { total, verdicts } = evaluateCommit(ruleset, commit);
  return { kind: commit.kind, size: commit.size, expressions: total, refusal: refusalOf(verdicts) };
}

export function refusalOf(verdicts: CommitCost["verdicts"]): string | null {
  for (const verdict of verdicts) if (!verdict.allowed) return verdict.message;
  return null;
}
