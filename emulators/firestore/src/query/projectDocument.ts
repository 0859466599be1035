import type { FieldPath, StoredDocument } from "../model/Document.ts";
import { fieldAt, isNamePath, withField } from "../model/fieldPath.ts";
import type { Fields } from "../model/Value.ts";

/** The document with only the fields in a `select` or a read mask. Null keeps all fields. */
export function projectDocument(document: StoredDocument, mask: readonly FieldPath[] | null): StoredDocument {
  if (!mask) return document;
  let fields: Fields = new Map();
  for (const path of mask) {
    const value = isNamePath(path) ? undefined : fieldAt(document.fields, path);
    if (value) fields = withField(fields, path, value);
  }
  return { ...document, fields };
}
