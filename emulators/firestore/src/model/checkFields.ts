import type { DocumentName, FieldPath } from "./Document.ts";
import { documentSize } from "./documentSize.ts";
import { FirestoreError } from "./FirestoreError.ts";
import { formatFieldPath } from "./fieldPath.ts";
import type { Fields, Value } from "./Value.ts";
import { vectorOf } from "./valueOrder.ts";

/** How deep maps and arrays may be nested. */
const maxNesting = 20;
const maxValueBytes = 1_048_487;
const maxFieldNameBytes = 1500;
const maxDocumentBytes = 1_048_576;

/** Throws INVALID_ARGUMENT if no document may have these fields. */
export function checkFields(fields: Fields): void {
  checkEntries(fields, [], 0);
}

/** Throws INVALID_ARGUMENT if the value is not allowed at this path. */
export function checkValueAt(path: FieldPath, value: Value): void {
  checkValue(path, value, path.length);
}

/** Throws INVALID_ARGUMENT for a path that a client may not write: one with a reserved, empty or overlong name. */
export function checkFieldPath(path: FieldPath): void {
  for (const name of path) {
    if (name === "") throw invalid("field name must not be empty");
    if (/^__.*__$/s.test(name)) throw invalid(`field name ${name} is reserved`);
  }
  checkDepth(path, path.length - 1);
  // The dots between the names count, too, as in Google's emulator.
  if (Buffer.byteLength(path.join(".")) > maxFieldNameBytes) {
    throw invalid(`The property path "${formatFieldPath(path)}" is longer than ${maxFieldNameBytes} bytes.`);
  }
}

/** The error for a document that is too large, or null. Checked after masks and transforms are applied. */
export function tooLarge(name: DocumentName, fields: Fields): FirestoreError | null {
  return documentSize(name, fields) > maxDocumentBytes
    ? invalid(`Document "${name}" is too large: maximum entity size is ${maxDocumentBytes} bytes`)
    : null;
}

function checkEntries(fields: Fields, parent: FieldPath, depth: number): void {
  for (const [name, value] of fields) {
    const path = [...parent, name];
    checkFieldPath(path);
    checkValue(path, value, depth + 1);
  }
}

/** `depth` counts the names and array elements that lead to the value. */
function checkValue(path: FieldPath, value: Value, depth: number): void {
  if (value.type === "string") checkLength(path, Buffer.byteLength(value.value));
  if (value.type === "bytes") checkLength(path, value.value.length);
  if (value.type === "array") {
    checkDepth(path, depth);
    for (const element of value.values) {
      if (element.type === "array") throw invalid("Nested arrays are not allowed");
      checkValue(path, element, depth + 1);
    }
  }
  if (value.type === "map") {
    checkDepth(path, depth);
    const vector = vectorOf(value);
    if (vector) checkVector(vector);
    else checkEntries(value.fields, path, depth);
  }
}

function checkDepth(path: FieldPath, depth: number): void {
  if (depth > maxNesting) {
    throw invalid(`Property ${formatFieldPath(path)} is nested deeper than ${maxNesting} levels.`);
  }
}

function checkLength(path: FieldPath, bytes: number): void {
  if (bytes > maxValueBytes) {
    throw invalid(`The value of property "${formatFieldPath(path)}" is longer than ${maxValueBytes} bytes.`);
  }
}

function checkVector(elements: readonly Value[]): void {
  if (elements.length === 0 || elements.length > 2048) throw invalid("Vectors have between 1 and 2048 dimensions.");
  if (elements.some(({ type }) => type !== "double")) throw invalid("Vectors must contain only doubles.");
}

function invalid(message: string): FirestoreError {
  return new FirestoreError("INVALID_ARGUMENT", message);
}
