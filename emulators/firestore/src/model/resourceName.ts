import type { DatabaseName, DocumentName } from "./Document.ts";
import { FirestoreError } from "./FirestoreError.ts";
import { compareStrings } from "./stringOrder.ts";

/** The parts of a resource name. `segments` are the ids after `/documents/`. */
export interface ResourceName {
  readonly projectId: string;
  readonly database: DatabaseName;
  readonly segments: readonly string[];
}

const maxIdBytes = 1500;
const maxPathBytes = 6 * 1024;
const maxCollectionDepth = 100;
/**
 * `____` is not reserved for documents: Google's emulator and service accept it, although `__.*__` in the documentation
 * matches it. Collections were not tested, so they follow the documentation.
 */
const reservedDocumentId = /^__.+__$/s;
const numericId = /^__id(-?[0-9]+)__$/;

/** Throws INVALID_ARGUMENT unless the name has the form `projects/P/databases/D`. */
export function parseDatabaseName(name: string): ResourceName {
  const parsed = parseRoot("Database name", name);
  if (parsed.rest !== "")
    fail("Database name", name, `has more than a database at index ${name.length - parsed.rest.length}`);
  return { projectId: parsed.projectId, database: parsed.database, segments: [] };
}

/** Throws INVALID_ARGUMENT unless the name is a document's. */
export function parseDocumentName(name: string): ResourceName {
  const resource = parsePath("Document name", name);
  if (resource.segments.length === 0 || resource.segments.length % 2 !== 0)
    lacksSlash("Document name", name, name.length);
  return resource;
}

/** Throws INVALID_ARGUMENT unless the name is a document's or the root, `projects/P/databases/D/documents`. */
export function parseParentName(name: string): ResourceName {
  const resource = parsePath("Document parent name", name);
  if (resource.segments.length % 2 !== 0) lacksSlash("Document parent name", name, name.length);
  return resource;
}

/** Throws INVALID_ARGUMENT unless the name is a collection's or a document's. Only these can be deleted recursively. */
export function parsePathName(name: string): ResourceName {
  const resource = parsePath("Path", name);
  if (resource.segments.length === 0) lacksSlash("Path", name, name.length);
  return resource;
}

/** Throws INVALID_ARGUMENT for a collection id that a client may not use. */
export function checkCollectionId(id: string): void {
  checkId("Collection id", id);
  if (/^__.*__$/s.test(id)) failId("Collection id", id, "it is reserved");
}

/** The database of any well-formed name: the part before the fourth slash. */
export function databaseOf(name: string): DatabaseName {
  let end = -1;
  for (let slashes = 0; slashes < 4; slashes++) {
    end = name.indexOf("/", end + 1);
    if (end < 0) return name;
  }
  return name.slice(0, end);
}

/** The project of any well-formed name. */
export function projectOf(name: string): string {
  return name.split("/", 2)[1] ?? "";
}

/** `…/documents/c/d` → `…/documents/c`. */
export function collectionOf(name: DocumentName): string {
  return name.slice(0, name.lastIndexOf("/"));
}

/** The last id of a name: the id of the document or collection. */
export function idOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** Compares names by project, database, then id by id. Numeric ids (`__id7__`) come first. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  let same = 0;
  while (same < a.length && same < b.length && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  const start = same === 0 ? 0 : a.lastIndexOf("/", same - 1) + 1;
  const order = compareIds(segmentFrom(a, start, same), segmentFrom(b, start, same));
  // Equal ids mean that one name is a prefix of the other.
  return order !== 0 ? order : a.length - b.length;
}

function segmentFrom(name: string, start: number, atLeast: number): string {
  const end = name.indexOf("/", atLeast);
  return end < 0 ? name.slice(start) : name.slice(start, end);
}

function compareIds(a: string, b: string): number {
  const numberA = numericId.exec(a)?.[1];
  const numberB = numericId.exec(b)?.[1];
  if (numberA === undefined || numberB === undefined) {
    if (numberA !== undefined) return -1;
    return numberB !== undefined ? 1 : compareStrings(a, b);
  }
  const [left, right] = [BigInt(numberA), BigInt(numberB)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function parsePath(label: string, name: string): ResourceName {
  const { projectId, database, rest } = parseRoot(label, name);
  if (!/^\/documents(\/|$)/.test(rest)) fail(label, name, `lacks "/documents" at index ${database.length}`);
  if (Buffer.byteLength(rest) > maxPathBytes) fail(label, name, `is longer than ${maxPathBytes} bytes`);
  const path = rest.slice("/documents/".length);
  const segments = path === "" ? [] : path.split("/");
  if (segments.length > 2 * maxCollectionDepth) {
    fail(label, name, `has more than ${maxCollectionDepth} nested collections`);
  }
  if (rest === "/documents/") fail(label, name, `has an empty id at index ${name.length}`);
  segments.forEach((id, index) => {
    if (index % 2 === 0) checkCollectionId(id);
    else checkDocumentId(id);
  });
  return { projectId, database, segments };
}

function parseRoot(label: string, name: string) {
  const [projects, projectId, databases, databaseId] = name.split("/", 4);
  if (projects !== "projects") fail(label, name, 'lacks "projects" at index 0');
  const projectEnd = "projects/".length + (projectId ?? "").length;
  if (!projectId) return lacksSlash(label, name, Math.min(name.length, "projects".length));
  if (databases === undefined) return lacksSlash(label, name, name.length);
  if (databases !== "databases") fail(label, name, `lacks "databases" at index ${projectEnd + 1}`);
  if (!databaseId) return lacksSlash(label, name, Math.min(name.length, projectEnd + "/databases".length));
  const database = `projects/${projectId}/databases/${databaseId}`;
  return { projectId, database, rest: name.slice(database.length) };
}

function checkDocumentId(id: string): void {
  checkId("Resource id", id);
  if (!reservedDocumentId.test(id)) return;
  const number = numericId.exec(id)?.[1];
  if (number === undefined || BigInt.asIntN(64, BigInt(number)) !== BigInt(number)) {
    failId("Resource id", id, "it is reserved");
  }
}

function checkId(label: string, id: string): void {
  if (id === "") failId(label, id, "it is empty");
  if (id.includes("/")) failId(label, id, 'it contains "/"');
  if (id === "." || id === "..") failId(label, id, "it is a relative path");
  if (Buffer.byteLength(id) > maxIdBytes) failId(label, id, `it is longer than ${maxIdBytes} bytes`);
}

function failId(label: string, id: string, reason: string): never {
  throw new FirestoreError("INVALID_ARGUMENT", `${label} "${id}" is invalid because ${reason}.`);
}

function lacksSlash(label: string, name: string, index: number): never {
  return fail(label, name, `lacks "/" at index ${index}`);
}

function fail(label: string, name: string, fault: string): never {
  throw new FirestoreError("INVALID_ARGUMENT", `${label} "${name}" ${fault}.`);
}
