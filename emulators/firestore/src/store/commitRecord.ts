import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { Fields, Timestamp } from "../model/Value.ts";
import { decodeFields, encodeFields } from "./valueCodec.ts";

/** A commit in the log: the new state of each changed document. */
export interface CommitRecord {
  readonly database: DatabaseName;
  readonly commitTime: Timestamp;
  readonly states: readonly { readonly name: DocumentName; readonly document: StoredDocument | null }[];
}

/** Paths are relative to `…/documents/`. An entry without times is a deleted document. */
type Header = readonly [
  database: string,
  commitTime: string,
  states: readonly (readonly [path: string, createTime?: string, updateTime?: string])[],
];

/** JSON never contains a raw tab. */
const separator = "\t";

/**
 * Encodes a record as one line without a line break: a header, then the fields of each state as separate JSON texts,
 * empty for deletions.
 */
export function encodeRecord({ database, commitTime, states }: CommitRecord): string {
  const prefix = `${database}/documents/`.length;
  const header: Header = [
    database,
    String(commitTime),
    states.map(({ name, document }) => {
      const path = name.slice(prefix);
      return document ? [path, String(document.createTime), String(document.updateTime)] : [path];
    }),
  ];
  const bodies = states.map(({ document }) => (document ? JSON.stringify(encodeFields(document.fields)) : ""));
  return [JSON.stringify(header), ...bodies].join(separator);
}

/** The inverse of `encodeRecord`. Only for lines with a valid checksum; the shape is not checked again. */
export function decodeRecord(line: string): CommitRecord {
  const [head = "", ...bodies] = line.split(separator);
  const [database, commitTime, states]: Header = JSON.parse(head);
  return {
    database,
    commitTime: BigInt(commitTime),
    states: states.map(([path, createTime, updateTime], index) => {
      const name = `${database}/documents/${path}`;
      if (createTime === undefined || updateTime === undefined) return { name, document: null };
      return { name, document: new RecoveredDocument(name, createTime, updateTime, bodies[index] ?? "{}") };
    }),
  };
}

/**
 * A document whose fields are decoded on first access. Opening a large log does not decode documents that are never
 * read.
 */
class RecoveredDocument implements StoredDocument {
  readonly name: DocumentName;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
  #body: string;
  #fields: Fields | null = null;

  constructor(name: DocumentName, createTime: string, updateTime: string, body: string) {
    this.name = name;
    this.createTime = BigInt(createTime);
    this.updateTime = createTime === updateTime ? this.createTime : BigInt(updateTime);
    this.#body = body;
  }

  get fields(): Fields {
    if (!this.#fields) {
      this.#fields = decodeFields(JSON.parse(this.#body));
      this.#body = "";
    }
    return this.#fields;
  }
}
