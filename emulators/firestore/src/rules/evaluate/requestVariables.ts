import type { DatabaseName, DocumentName } from "../../model/Document.ts";
import type { Fields } from "../../model/Value.ts";
import type { RulesRequest } from "../RulesRequest.ts";
import { fromFields, fromJson, fromName, fromTimestamp } from "../values/fromFirestore.ts";
import type { Outcome } from "../values/Outcome.ts";
import { map, nullValue, type RulesValue, string } from "../values/RulesValue.ts";

type DocumentRequest = Exclude<RulesRequest, { readonly method: "list" }>;

/** A document as the value of `resource` and `get()`. */
export function resourceOf(name: DocumentName, fields: Fields, database: DatabaseName): RulesValue {
  return map([
    ["data", fromFields(fields, database)],
    ["id", string(name.slice(name.lastIndexOf("/") + 1))],
    ["__name__", fromName(name, database)],
  ]);
}

/**
 * The globals of a request for one document. As in Google's emulator, `request.resource` is missing on reads and null
 * on deletes. `resource` is null if the document does not exist.
 */
export function documentVariables(request: DocumentRequest): ReadonlyMap<string, Outcome> {
  const entries = [
    ...sharedEntries(request),
    ["path", fromName(request.name, request.database)],
    ...writtenEntries(request),
  ] as const;
  return new Map([
    ["request", map(entries)],
    ["resource", request.before ? resourceOf(request.name, request.before, request.database) : nullValue],
  ]);
}

/** The entries of `request` for every method. */
export function sharedEntries(request: RulesRequest): readonly (readonly [string, RulesValue])[] {
  return [
    ["auth", authOf(request)],
    ["method", string(request.method)],
    ["time", fromTimestamp(request.time)],
  ];
}

function writtenEntries(request: DocumentRequest): readonly (readonly [string, RulesValue])[] {
  if (request.method === "get") return [];
  const written = "after" in request ? resourceOf(request.name, request.after, request.database) : nullValue;
  return [["resource", written]];
}

function authOf({ caller }: RulesRequest): RulesValue {
  if (caller.kind === "anonymous") return nullValue;
  const token = ["token", fromJson(caller.token)] as const;
  return map(caller.uid === null ? [token] : [["uid", string(caller.uid)], token]);
}
