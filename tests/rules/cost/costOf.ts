import { commitCost } from "../../../emulators/firestore/rules/commitCost.ts";
import type { Ruleset } from "../../../emulators/firestore/rules/Ruleset.ts";
import { userPath } from "@domain/paths.ts";
import { type Commit, STUDENT } from "./commits.ts";
import { fieldsOf } from "./plainFields.ts";

const DATABASE = "projects/demo-cairn/databases/(default)";
const TIME = 1_795_219_200_000_000n;

export interface Cost {
  readonly kind: string;
  readonly size: Commit["size"];
  readonly expressions: number;
  /** Why the rules refuse it; null where they do not. */
  readonly refusal: string | null;
}

/** What Google would count for a commit of a student, all of its writes together. */
export function costOf(ruleset: Ruleset, { kind, size, changes, isAdmin }: Commit): Cost {
  const nameOf = (path: string) => `${DATABASE}/documents/${path}`;
  const { total, verdicts } = commitCost(ruleset, {
    database: DATABASE,
    caller: { kind: "user", uid: isAdmin ? "support" : "ann", token: isAdmin ? { admin: true } : {} },
    time: TIME,
    writes: changes.map(({ path, before, after }) => ({
      name: nameOf(path),
      before: before && fieldsOf(before, TIME - 1n),
      after: after && fieldsOf(after, TIME),
    })),
    others: new Map([[nameOf(userPath("ann")), fieldsOf(STUDENT, TIME)]]),
  });
  const refused = verdicts.find((verdict) => !verdict.allowed);
  return { kind, size, expressions: total, refusal: refused && !refused.allowed ? refused.message : null };
}
