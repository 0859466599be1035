import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { Fields, Timestamp } from "../model/Value.ts";
import { decodeFields, encodeFields } from "./valueCodec.ts";

/** A commit as the log keeps it: for each changed document its new state. */
export interface CommitRecord {
  readonly database: DatabaseName;
  readonly commitTime: Timestamp;
  readonly states: readonly { readonly name: DocumentName; readonly document: StoredDocument | null }[];
}

/** Paths stand below `…/documents/`; one without times is a deleted document. */
type Header = readonly [
  database: string,
  commitTime: string,
  states: readonly (readonly [path: string, createTime?: string, updateTime?: string])[],
];

/** JSON texts never contain it. */
const separator = "\t";

/** One line without its break: a header, then the fields of each state as JSON texts of their own, empty for deletions. */
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

/** The inverse; only for lines whose checksum was right, so their shape is taken as written. */
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

/** Decoded when first asked for: opening a large log shall not wait for documents that nobody reads. */
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
