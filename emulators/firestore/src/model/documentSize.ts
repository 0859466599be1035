import type { DocumentName } from "./Document.ts";
import { databaseOf } from "./resourceName.ts";
import type { Fields, Value } from "./Value.ts";

/** The size of a document in bytes, by the formula of Firestore's documentation ("Storage size calculations"). */
export function documentSize(name: DocumentName, fields: Fields): number {
  return nameSize(name) + fieldsSize(fields) + 32;
}

function nameSize(name: string): number {
  const path = name.slice(`${databaseOf(name)}/documents/`.length);
  // Each id counts as its bytes + 1. The slashes in `path` are those extra bytes, except for the last id's.
  return Buffer.byteLength(path) + 1 + 16;
}

function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of fields) size += Buffer.byteLength(name) + 1 + valueSize(value);
  return size;
}

function valueSize(value: Value): number {
  switch (value.type) {
    case "null":
    case "boolean":
      return 1;
    case "integer":
    case "double":
    case "timestamp":
      return 8;
    case "geoPoint":
      return 16;
    case "string":
      return Buffer.byteLength(value.value) + 1;
    case "bytes":
      return value.value.length;
    case "reference":
      return nameSize(value.name);
    case "array":
      return value.values.reduce((size, element) => size + valueSize(element), 0);
    case "map":
      return fieldsSize(value.fields);
  }
}
