import type { Json } from "../model/Caller.ts";
import type { FieldPath } from "../model/Document.ts";
import { parseFieldPath } from "../model/fieldPath.ts";
import { readArray, readMessage, readString } from "./protoJsonReader.ts";

/** A `DocumentMask`. */
export function readMask(json: Json): FieldPath[] {
  return readArray(readMessage(json, "fieldPaths").fieldPaths, (path) => parseFieldPath(readString(path)));
}

/** A `FieldReference`. */
export function readFieldReference(json: Json | undefined): FieldPath {
  return parseFieldPath(readString(readMessage(json, "fieldPath").fieldPath));
}
