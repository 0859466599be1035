import type { Caller, Json } from "../model/Caller.ts";
import type { RulesRequest } from "../rules/RulesRequest.ts";
import { cappedJson } from "./cappedJson.ts";
import type { RecordedCaller, RequestSummary } from "./RecordedRequest.ts";

const longestBody = 4_000;
const mostPaths = 20;

/** Methods whose name on the page is not just their own with a small first letter. */
const operationNames: { readonly [method: string]: string } = {
  GetDocument: "get",
  ListDocuments: "list",
  CreateDocument: "create",
  UpdateDocument: "update",
  DeleteDocument: "delete",
  BatchGetDocuments: "batchGet",
  RunQuery: "query",
  RunAggregationQuery: "aggregate",
};

/** Reads a request message. One that is malformed gets no paths; refusing it is the service's business. */
export function summarize(method: string, request: Json | undefined): RequestSummary {
  const paths = pathsIn(request);
  return {
    operation: operationNames[method] ?? `${method.slice(0, 1).toLowerCase()}${method.slice(1)}`,
    paths: paths.slice(0, mostPaths),
    morePaths: Math.max(0, paths.length - mostPaths),
    body: cappedJson(request, longestBody),
  };
}

export function summarizeCaller(caller: Caller): RecordedCaller {
  if (caller.kind === "admin") return { kind: "admin" };
  if (caller.kind === "anonymous") return { kind: "none" };
  const { email } = caller.token;
  return { kind: "user", uid: caller.uid, email: typeof email === "string" ? email : null };
}

/** What a question to the rules is about: a document, or the collection of a query. */
export function pathOfQuestion(request: RulesRequest): string {
  if (request.method !== "list") return shortPath(request.name);
  const { parent, from } = request.query;
  return collectionPath(parent, from.collectionId, from.allDescendants);
}

/** Documents in the answer of a method; null if the method returns no documents. */
export function documentsIn(answer: Json | undefined): number | null {
  if (Array.isArray(answer)) {
    return answer.filter((response) => member(response, "document") ?? member(response, "found")).length;
  }
  const listed = member(answer, "documents");
  if (Array.isArray(listed)) return listed.length;
  return typeof member(answer, "name") === "string" ? 1 : null;
}

/** A field of an object; undefined for anything else. */
export function member(json: Json | undefined, name: string): Json | undefined {
  return json !== null && typeof json === "object" && !Array.isArray(json) ? json[name] : undefined;
}

function pathsIn(request: Json | undefined): readonly string[] {
  const names = [
    member(request, "name"),
    member(member(request, "document"), "name"),
    ...listIn(request, "documents"),
    ...listIn(member(request, "documents"), "documents"),
    ...listIn(request, "writes").map(nameOfWrite),
  ].filter((name) => typeof name === "string");
  return [...new Set([...names.map(shortPath), ...collectionsIn(request)])];
}

function nameOfWrite(write: Json): Json | undefined {
  return (
    member(member(write, "update"), "name") ??
    member(write, "delete") ??
    member(write, "verify") ??
    member(member(write, "transform"), "document")
  );
}

/** What a query, an aggregation, a list or a listener's query reads. */
function collectionsIn(request: Json | undefined): readonly string[] {
  const target = member(request, "query") ?? request;
  const parent = member(target, "parent");
  if (typeof parent !== "string") return [];
  const aggregation = member(target, "structuredAggregationQuery");
  const query = member(target, "structuredQuery") ?? member(aggregation, "structuredQuery");
  const named = [...listIn(query, "from"), target].flatMap((from) => {
    const id = member(from, "collectionId");
    return typeof id === "string" ? [collectionPath(parent, id, member(from, "allDescendants") === true)] : [];
  });
  return named.length > 0 ? named : [shortPath(parent)];
}

function collectionPath(parent: string, collectionId: string, allDescendants: boolean): string {
  const above = shortPath(parent);
  const id = allDescendants ? `**/${collectionId || "*"}` : collectionId;
  return above === "" ? id : `${above}/${id}`;
}

function shortPath(name: string): string {
  return name.replace(/^projects\/[^/]*\/databases\/[^/]*\/documents\/?/, "");
}

function listIn(json: Json | undefined, name: string): readonly Json[] {
  const list = member(json, name);
  return Array.isArray(list) ? list : [];
}
