import { FirestoreError } from "../model/FirestoreError.ts";
import { compareNames, databaseOf } from "../model/resourceName.ts";
import type { Write } from "../model/Write.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";
import type { HttpAnswer } from "./httpAnswer.ts";
import { parseJson } from "./parseJson.ts";
import { readArray, readMessage } from "./protoJsonReader.ts";
import { readDocument, writeFields } from "./protoJsonValue.ts";

/** Firestore's limit of writes per commit. */
const WRITES_PER_COMMIT = 500;

/**
 * Exports every document of a project's default database as JSON, sorted by name. The same data gives the same text.
 */
export function exportDocuments(store: DocumentStore, projectId: string): HttpAnswer {
  const stored = [...store.below(`${defaultDatabase(projectId)}/documents`)];
  const documents = stored
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map(({ name, fields }) => ({ name, fields: writeFields(fields) }));
  return { status: 200, body: { documents } };
}

/**
 * Imports exported documents. Replaces existing documents with the same name and keeps all others. Writes nothing if
 * one document is invalid.
 */
export function importDocuments(store: DocumentStore, projectId: string, body: string): HttpAnswer {
  const database = defaultDatabase(projectId);
  const writes = readArray(readMessage(parseJson(body), "documents").documents, (json): Write => {
    const { name, fields } = readDocument(json);
    if (databaseOf(name) !== database) {
      throw new FirestoreError("INVALID_ARGUMENT", `"${name}" is not in ${database}. Change its project first.`);
    }
    return { kind: "update", name, fields, mask: null, transforms: [], precondition: null };
  });
  const commits = Array.from({ length: Math.ceil(writes.length / WRITES_PER_COMMIT) }, (_, n) =>
    writes.slice(n * WRITES_PER_COMMIT, (n + 1) * WRITES_PER_COMMIT),
  );
  for (const commit of commits) store.previewCommit(database, commit);
  for (const commit of commits) store.applyCommit(store.previewCommit(database, commit));
  return { status: 200, body: { imported: writes.length } };
}

function defaultDatabase(projectId: string): string {
  return `projects/${projectId}/databases/(default)`;
}
