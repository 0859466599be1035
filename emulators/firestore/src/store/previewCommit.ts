import { tooLarge } from "../model/checkFields.ts";
import type { DatabaseName, DocumentName, FieldPath, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { fieldAt, withField } from "../model/fieldPath.ts";
import type { Fields, Timestamp, Value } from "../model/Value.ts";
import { identicalFields } from "../model/valueOrder.ts";
import type { Precondition, Write } from "../model/Write.ts";
import { applyTransform } from "./applyTransform.ts";
import type { CommitPreview, PreviewedWrite } from "./CommitPreview.ts";

/**
 * Computes the effect of the writes on a state of the database, without changing it. `checkWrites` has accepted the
 * writes.
 */
export function previewCommit(
  reader: DocumentReader,
  database: DatabaseName,
  writes: readonly Write[],
  commitTime: Timestamp,
): CommitPreview {
  const requestTime = commitTime - (commitTime % 1000n);
  const states = new Map<DocumentName, StoredDocument | null>();
  const readAfter = (name: DocumentName) => {
    const state = states.get(name);
    return state === undefined ? reader.get(name) : state;
  };
  let failure: FirestoreError | null = null;
  const previewed = writes.map((write): PreviewedWrite => {
    const before = readAfter(write.name);
    failure ??= updateAfterDelete(write, states) ?? failedPrecondition(write.name, write.precondition, before);
    if (write.kind === "verify") {
      return { write, before, after: before, result: { updateTime: null, transformResults: [] } };
    }
    if (write.kind === "delete") {
      states.set(write.name, null);
      return { write, before, after: null, result: { updateTime: null, transformResults: [] } };
    }
    const { fields, transformResults } = updatedFields(write, before, requestTime);
    failure ??= tooLarge(write.name, fields);
    const after = nextVersion(write.name, before, fields, commitTime);
    states.set(write.name, after);
    return { write, before, after, result: { updateTime: after.updateTime, transformResults } };
  });
  return { database, commitTime, requestTime, writes: previewed, failure, readAfter };
}

/** The document after a write. A write without an effect keeps the version and its update time. */
function nextVersion(
  name: DocumentName,
  before: StoredDocument | null,
  fields: Fields,
  commitTime: Timestamp,
): StoredDocument {
  if (before && identicalFields(before.fields, fields)) return before;
  return { name, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
}

function updatedFields(
  write: Extract<Write, { kind: "update" }>,
  before: StoredDocument | null,
  requestTime: Timestamp,
): { readonly fields: Fields; readonly transformResults: readonly Value[] } {
  let fields = write.mask ? masked(before?.fields ?? new Map(), write.fields, write.mask) : write.fields;
  const transformResults = write.transforms.map((transform) => {
    const { value, result } = applyTransform(transform, fieldAt(fields, transform.path), requestTime);
    fields = withField(fields, transform.path, value);
    return result;
  });
  return { fields, transformResults };
}

function masked(present: Fields, written: Fields, mask: readonly FieldPath[]): Fields {
  return mask.reduce((fields, path) => withField(fields, path, fieldAt(written, path)), present);
}

/**
 * An INVALID_ARGUMENT error if the write requires a document that the same commit deletes. No state of the database
 * could satisfy that.
 */
function updateAfterDelete(
  { name, precondition }: Write,
  states: ReadonlyMap<DocumentName, StoredDocument | null>,
): FirestoreError | null {
  if (precondition?.exists !== true || states.get(name) !== null) return null;
  return new FirestoreError("INVALID_ARGUMENT", `cannot update a document that the same commit deletes: ${name}`);
}

function failedPrecondition(
  name: DocumentName,
  precondition: Precondition | null,
  before: StoredDocument | null,
): FirestoreError | null {
  if (!precondition) return null;
  if (precondition.exists === true && !before) return new FirestoreError("NOT_FOUND", `No document to update: ${name}`);
  if (precondition.exists === false && before) {
    return new FirestoreError("ALREADY_EXISTS", `Document already exists: ${name}`);
  }
  if (precondition.updateTime !== undefined && precondition.updateTime !== before?.updateTime) {
    return new FirestoreError(
      "FAILED_PRECONDITION",
      `the stored version (${before?.updateTime ?? 0n}) does not match the required base version (${precondition.updateTime})`,
    );
  }
  return null;
}
