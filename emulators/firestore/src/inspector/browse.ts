import type { Json } from "../model/Caller.ts";
import type { DatabaseName, DocumentName } from "../model/Document.ts";
import { compareStrings } from "../model/stringOrder.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";
import { writeFields, writeTimestamp } from "../transport/protoJsonValue.ts";

export interface ListedCollection {
  readonly id: string;
  /** Documents directly inside, with the missing ones that have something below them. */
  readonly documents: number;
}

export interface ListedDocument {
  readonly id: string;
  /** False for a document that is not there, but has something below it. */
  readonly exists: boolean;
  readonly hasCollections: boolean;
}

export interface ShownDocument {
  /** Typed, in Firestore's ProtoJSON; null when there is no such document. */
  readonly fields: Json;
  /** RFC 3339; null when there is no such document. */
  readonly createTime: string | null;
  readonly updateTime: string | null;
  readonly collections: readonly ListedCollection[];
}

export interface FoundDocuments {
  readonly names: readonly DocumentName[];
  /** How many match; `names` has the first 200. */
  readonly total: number;
}

const mostFound = 200;

/** The collections directly below a document or `…/documents`. */
export function listCollections(store: DocumentStore, parent: string): readonly ListedCollection[] {
  return store
    .collectionIds(parent)
    .map((id) => ({ id, documents: listDocuments(store, `${parent}/${id}`, 0, 0).total }));
}

/** Some documents of a collection in the order of their ids, and how many there are. */
export function listDocuments(
  store: DocumentStore,
  collection: string,
  offset: number,
  limit: number,
): { readonly documents: readonly ListedDocument[]; readonly total: number } {
  const found = new Map<string, { id: string; exists: boolean; hasCollections: boolean }>();
  for (const { name } of store.below(collection)) {
    const [id = "", ...below] = name.slice(collection.length + 1).split("/");
    const listed = found.get(id) ?? { id, exists: false, hasCollections: false };
    if (below.length === 0) listed.exists = true;
    else listed.hasCollections = true;
    found.set(id, listed);
  }
  const page = limit === 0 ? [] : [...found.values()].sort((a, b) => compareStrings(a.id, b.id));
  return { documents: page.slice(offset, offset + limit), total: found.size };
}

export function showDocument(store: DocumentStore, name: DocumentName): ShownDocument {
  const document = store.get(name);
  return {
    fields: document ? writeFields(document.fields) : null,
    createTime: document ? writeTimestamp(document.createTime) : null,
    updateTime: document ? writeTimestamp(document.updateTime) : null,
    collections: listCollections(store, name),
  };
}

/** Documents whose path has this text in it, whatever its case: a collection, an id, a student's uid. */
export function findDocuments(store: DocumentStore, database: DatabaseName, text: string): FoundDocuments {
  const root = `${database}/documents`;
  const wanted = text.toLowerCase();
  const names: DocumentName[] = [];
  for (const { name } of store.below(root)) {
    if (
      name
        .slice(root.length + 1)
        .toLowerCase()
        .includes(wanted)
    )
      names.push(name);
  }
  return { names: names.sort(compareStrings).slice(0, mostFound), total: names.length };
}
