import type { Caller } from "../model/Caller.ts";
import type { DatabaseName, DocumentName } from "../model/Document.ts";
import type { Fields, Timestamp } from "../model/Value.ts";
import { questionOfWrite, type WrittenDocument } from "./questionOfWrite.ts";
import type { Ruleset } from "./Ruleset.ts";
import type { ReadDocument, RulesRequest, Verdict } from "./RulesRequest.ts";

/** A commit nobody sends: only what it would cost is of interest. */
export interface PlannedCommit {
  readonly database: DatabaseName;
  readonly caller: Exclude<Caller, { kind: "admin" }>;
  readonly time: Timestamp;
  /** Each document once. */
  readonly writes: readonly WrittenDocument[];
  /** Documents the rules may read and the commit leaves alone. */
  readonly others?: ReadonlyMap<DocumentName, Fields>;
}

export interface CommitCost {
  /** Expressions of all writes together, as Google counts them; at 1,000 it would refuse the commit. */
  readonly total: number;
  /** One for each write, in their order, each with its own cost; none is refused for what it costs. */
  readonly verdicts: readonly Verdict[];
}

/** What a commit costs, also where that is beyond the limit. Keeps nothing and writes nothing. */
export function commitCost(ruleset: Ruleset, commit: PlannedCommit): CommitCost {
  const { database, caller, time, writes } = commit;
  const base = { database, caller, time, read: readerOf(commit, "before"), readAfter: readerOf(commit, "after") };
  const requests = writes.map((write): RulesRequest => ({ ...base, ...questionOfWrite(write) }));
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
