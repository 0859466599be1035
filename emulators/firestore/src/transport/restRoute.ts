import type { Json } from "../model/Caller.ts";
import { decodePath } from "./decodePath.ts";
import { camelCase, type JsonObject, readObject } from "./protoJsonReader.ts";

/** A REST request as a method call with its request message. */
export interface RestCall {
  readonly method: string;
  /** Builds the message; `body` is the parsed JSON body. */
  readonly request: (body: Json) => JsonObject;
}

interface VerbTarget {
  readonly method: string;
  readonly pathField: "database" | "parent";
}

/** The methods that are called as `…/documents:verb`, and the field of their message that gets the path. */
const verbs: { readonly [verb: string]: VerbTarget } = {
  batchGet: { method: "BatchGetDocuments", pathField: "database" },
  beginTransaction: { method: "BeginTransaction", pathField: "database" },
  commit: { method: "Commit", pathField: "database" },
  rollback: { method: "Rollback", pathField: "database" },
  batchWrite: { method: "BatchWrite", pathField: "database" },
  runQuery: { method: "RunQuery", pathField: "parent" },
  runAggregationQuery: { method: "RunAggregationQuery", pathField: "parent" },
  partitionQuery: { method: "PartitionQuery", pathField: "parent" },
  listCollectionIds: { method: "ListCollectionIds", pathField: "parent" },
  executePipeline: { method: "ExecutePipeline", pathField: "database" },
};

const documentsPath = /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/:]+)\/documents((?:[/:].*)?)$/;

/** Finds the method call for a REST request. Null if no method has this path. */
export function restRoute(httpMethod: string, url: URL): RestCall | null {
  const [, rawDatabase, rest = ""] = documentsPath.exec(url.pathname) ?? [];
  if (rawDatabase === undefined) return null;
  const root = `${decodePath(rawDatabase)}/documents`;
  const [, path = "", verb = ""] = /^(.*):([a-zA-Z]+)$/.exec(rest) ?? [];
  const target = verbs[verb];
  if (target) return httpMethod === "POST" ? verbCall(target, root + decodePath(path)) : null;
  if (!rest.startsWith("/")) return null;

  const name = root + decodePath(rest);
  const segments = rest.split("/").length - 1;
  const parameters = readParameters(url.searchParams);
  return segments % 2 === 0 ? documentCall(httpMethod, name, parameters) : collectionCall(httpMethod, name, parameters);
}

function verbCall({ method, pathField }: VerbTarget, parent: string): RestCall {
  const path = pathField === "parent" ? { parent } : { database: parent.slice(0, parent.indexOf("/documents")) };
  return { method, request: (body) => ({ ...readObject(body), ...path }) };
}

function documentCall(httpMethod: string, name: string, parameters: JsonObject): RestCall | null {
  switch (httpMethod) {
    case "GET":
      return { method: "GetDocument", request: () => ({ name, ...pick(parameters, "mask", ...consistency) }) };
    case "PATCH":
      return {
        method: "UpdateDocument",
        request: (body) => ({
          document: { ...readObject(body), name },
          ...pick(parameters, "updateMask", "mask", "currentDocument"),
        }),
      };
    case "DELETE":
      return { method: "DeleteDocument", request: () => ({ name, ...pick(parameters, "currentDocument") }) };
    default:
      return null;
  }
}

function collectionCall(httpMethod: string, name: string, parameters: JsonObject): RestCall | null {
  const cut = name.lastIndexOf("/");
  const parent = name.slice(0, cut);
  const collectionId = name.slice(cut + 1);
  switch (httpMethod) {
    case "GET":
      return {
        method: "ListDocuments",
        request: () => ({
          parent,
          collectionId,
          ...pick(parameters, "pageSize", "pageToken", "orderBy", "mask", "showMissing", ...consistency),
        }),
      };
    case "POST":
      return {
        method: "CreateDocument",
        request: (body) => ({
          parent,
          collectionId,
          document: readObject(body),
          ...pick(parameters, "documentId", "mask"),
        }),
      };
    default:
      return null;
  }
}

const consistency = ["transaction", "readTime"] as const;

/** Ignores query parameters that no method has, such as the browser's `key` and `$ct`. */
function pick(parameters: JsonObject, ...fields: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(parameters).filter(([field]) => fields.includes(field)));
}

const booleanParameters = ["showMissing", "currentDocument.exists"];

/**
 * Converts query parameters to a message: `mask.fieldPaths=a&mask.fieldPaths=b` becomes `{mask: {fieldPaths: […]}}`.
 */
function readParameters(parameters: URLSearchParams): JsonObject {
  const message: JsonObject = {};
  for (const [spelled, text] of parameters) {
    const key = camelCase(spelled);
    const [field = "", nested] = key.split(".");
    const value = booleanParameters.includes(key) && /^(true|false)$/.test(text) ? text === "true" : text;
    if (nested === undefined) message[field] = value;
    else if (nested === "fieldPaths") message[field] = { fieldPaths: parameters.getAll(spelled) };
    else message[field] = { [nested]: value };
  }
  return message;
}
