import { checkFieldPath, checkFields, checkValueAt } from "../model/checkFields.ts";
import type { DatabaseName, DocumentName, FieldPath } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { parseDatabaseName, parseDocumentName } from "../model/resourceName.ts";
import { isNumber } from "../model/valueOrder.ts";
import type { FieldTransform, Write } from "../model/Write.ts";

const maxTransforms = 500;

/** Throws INVALID_ARGUMENT for writes that are malformed regardless of the stored documents. */
export function checkWrites(database: DatabaseName, writes: readonly Write[]): void {
  parseDatabaseName(database);
  for (const write of writes) checkWrite(database, write);
  checkVerifies(writes);
}

function checkWrite(database: DatabaseName, write: Write): void {
  if (parseDocumentName(write.name).database !== database) {
    throw invalid(`Document name "${write.name}" is not in database "${database}".`);
  }
  if (write.kind === "verify" && !write.precondition) {
    throw invalid("A verify write must have a precondition.");
  }
  if (write.kind !== "update") return;
  checkFields(write.fields);
  if (write.mask) checkMask(write.mask);
  if (write.transforms.length > maxTransforms) {
    throw invalid(`A document may have at most ${maxTransforms} field transforms in one write.`);
  }
  for (const transform of write.transforms) checkTransform(transform);
}

/** Paths may repeat and may be inside one another: the SDKs send `mergeFields` unchanged. */
function checkMask(mask: readonly FieldPath[]): void {
  for (const path of mask) checkFieldPath(path);
}

function checkTransform(transform: FieldTransform): void {
  checkFieldPath(transform.path);
  if ("elements" in transform) checkValueAt(transform.path, { type: "array", values: transform.elements });
  if ("operand" in transform && !isNumber(transform.operand)) throw invalid("Input must be int64 or double.");
}

function checkVerifies(writes: readonly Write[]): void {
  const verified = new Set<DocumentName>();
  for (const { kind, name } of writes) {
    if (kind !== "verify") continue;
    if (verified.has(name)) throw invalid("the same document cannot be verified more than once in a single request");
    verified.add(name);
  }
  if (verified.size === 0) return;
  for (const write of writes) {
    if (write.kind !== "verify" && verified.has(write.name)) {
      throw invalid(`Document "${write.name}" cannot be verified and written in the same request.`);
    }
  }
}

function invalid(message: string): FirestoreError {
  return new FirestoreError("INVALID_ARGUMENT", message);
}
