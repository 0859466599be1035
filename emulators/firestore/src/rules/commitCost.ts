import type { Caller } from "../model/Caller.ts";
import type { DatabaseName, DocumentName } from "../model/Document.ts";
import type { Fields, Timestamp } from "../model/Value.ts";
import type { Ruleset } from "./Ruleset.ts";
import type { ReadDocument, RulesRequest, Verdict } from "./RulesRequest.ts";
import { type WrittenDocument, writeOperationOf } from "./writeOperationOf.ts";

/** A commit that is only measured, never sent. */
export interface PlannedCommit {
  readonly database: DatabaseName;
  readonly caller: Exclude<Caller, { kind: "admin" }>;
  readonly time: Timestamp;
  /** At most one write per document. */
  readonly writes: readonly WrittenDocument[];
  /** Other documents that the rules may read. */
  readonly others?: ReadonlyMap<DocumentName, Fields>;
}

export interface CommitCost {
  /** The expressions of all writes together, as Google counts them. Google denies a commit that costs 1,000. */
  readonly total: number;
  /** One for each write, in order, with its own cost. None is denied because of its cost. */
  readonly verdicts: readonly Verdict[];
}

/** Measures the cost of a commit, even beyond the limit. Writes nothing. */
export function commitCost(ruleset: Ruleset, commit: PlannedCommit): CommitCost {
  const { database, caller, time, writes } = commit;
  const base = { database, caller, time, read: readerOf(commit, "before"), readAfter: readerOf(commit, "after") };
  const requests = writes.map((write): RulesRequest => ({ ...base, ...writeOperationOf(write) }));
  const verdicts = ruleset.measureTogether(requests);
  return { total: verdicts.reduce((sum, { cost }) => sum + cost, 0), verdicts };
}

function readerOf({ writes, others }: PlannedCommit, state: "before" | "after"): ReadDocument {
  const written = new Map(writes.map((write) => [write.name, write[state]]));
  return (name) => {
    const fields = written.has(name) ? written.get(name) : others?.get(name);
    return fields ? { name, fields } : null;
  };
}
