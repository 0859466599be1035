import type { StructuredQuery } from "../../model/StructuredQuery.ts";
import type { QueryFacts } from "../proof/queryFacts.ts";
import type { RulesRequest } from "../RulesRequest.ts";
import { fromName } from "../values/fromFirestore.ts";
import { type Outcome, unknown, unknownOf } from "../values/Outcome.ts";
import { failure, int, map, type RulesValue, string } from "../values/RulesValue.ts";
import { sharedEntries } from "./requestVariables.ts";

type ListRequest = Extract<RulesRequest, { readonly method: "list" }>;

const noValue = failure("Null value error.");

/**
 * The globals of a query, valid for every document that the disjunct can return. These documents exist, so `resource`
 * is never null here and `resource == null || …` allows nothing by itself.
 */
export function queryVariables(request: ListRequest, { name, data }: QueryFacts): ReadonlyMap<string, Outcome> {
  const { database, query } = request;
  const path: Outcome = name === null ? unknownOf("path", noValue) : fromName(name, database);
  const id: Outcome = name === null ? unknownOf("string", noValue) : string(name.slice(name.lastIndexOf("/") + 1));
  const resource: readonly (readonly [string, Outcome])[] = [
    ["data", data],
    ["id", id],
    ["__name__", path],
  ];
  const shared: readonly (readonly [string, Outcome])[] = [
    ...sharedEntries(request),
    ["path", path],
    ["query", queryOf(query)],
  ];
  return new Map([
    ["request", unknown({ mayFail: false, types: new Set(["map"]), entries: new Map(shared) })],
    ["resource", unknown({ mayFail: false, types: new Set(["map"]), entries: new Map(resource) })],
  ]);
}

/** Omits clauses that the query lacks, so `request.query.limit <= 10` denies a query without a limit. */
function queryOf({ limit, offset, orderBy }: StructuredQuery): RulesValue {
  const entries: [string, RulesValue][] = [];
  if (limit !== null) entries.push(["limit", intOrFloat(limit)]);
  if (offset > 0) entries.push(["offset", intOrFloat(offset)]);
  if (orderBy.length > 0) {
    const directions = orderBy.map(
      ({ path, direction }) => [path.join("."), string(direction === "ASCENDING" ? "ASC" : "DESC")] as const,
    );
    entries.push(["orderBy", map(directions)]);
  }
  return map(entries);
}

function intOrFloat(count: number): RulesValue {
  const value = int(count);
  return value.type === "failure" ? { type: "float", value: count } : value;
}
