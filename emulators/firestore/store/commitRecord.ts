import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { Timestamp } from "../model/Value.ts";
import { decodeFields, type EncodedFields, encodeFields } from "./valueCodec.ts";

/** A commit as the log keeps it: for each changed document its new state. */
export interface CommitRecord {
  readonly database: DatabaseName;
  readonly commitTime: Timestamp;
  readonly states: readonly { readonly name: DocumentName; readonly document: StoredDocument | null }[];
}

/** Paths stand below `…/documents/`; a path alone is a deleted document. */
type EncodedState =
  | readonly [path: string]
  | readonly [path: string, createTime: string, updateTime: string, fields: EncodedFields];

type EncodedRecord = readonly [database: string, commitTime: string, ...states: EncodedState[]];

/** One line of JSON without its line break. */
export function encodeRecord({ database, commitTime, states }: CommitRecord): string {
  const prefix = `${database}/documents/`.length;
  const encoded: EncodedRecord = [
    database,
    String(commitTime),
    ...states.map(({ name, document }): EncodedState => {
      const path = name.slice(prefix);
      if (!document) return [path];
      return [path, String(document.createTime), String(document.updateTime), encodeFields(document.fields)];
    }),
  ];
  return JSON.stringify(encoded);
}

/** The inverse; only for lines whose checksum was right, so their shape is taken as written. */
export function decodeRecord(line: string): CommitRecord {
  const [database, commitTime, ...states]: EncodedRecord = JSON.parse(line);
  return {
    database,
    commitTime: BigInt(commitTime),
    states: states.map(([path, createTime, updateTime, fields]) => {
      const name = `${database}/documents/${path}`;
      if (createTime === undefined || updateTime === undefined || fields === undefined) return { name, document: null };
      const times = { createTime: BigInt(createTime), updateTime: BigInt(updateTime) };
      return { name, document: { name, fields: decodeFields(fields), ...times } };
    }),
  };
}
