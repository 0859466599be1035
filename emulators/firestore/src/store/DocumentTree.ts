import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { collectionOf, databaseOf, idOf } from "../model/resourceName.ts";
import { compareStrings } from "../model/stringOrder.ts";

/** `document` is null for a root and for a missing document that has descendants. */
interface DocumentNode {
  document: StoredDocument | null;
  readonly collections: Map<string, CollectionNode>;
}

interface CollectionNode {
  readonly path: string;
  readonly documents: Map<string, DocumentNode>;
}

/**
 * The present documents. The time to access a document, a collection or a collection id does not depend on the number
 * of others.
 */
export class DocumentTree implements DocumentReader {
  readonly #roots = new Map<DatabaseName, DocumentNode>();
  readonly #collections = new Map<string, CollectionNode>();
  readonly #groups = new Map<string, Set<CollectionNode>>();

  get(name: DocumentName): StoredDocument | null {
    return this.#collections.get(collectionOf(name))?.documents.get(idOf(name))?.document ?? null;
  }

  *inCollection(collection: string): Iterable<StoredDocument> {
    const node = this.#collections.get(collection);
    if (node) yield* documentsOf(node);
  }

  *inCollectionGroup(parent: string, collectionId: string): Iterable<StoredDocument> {
    for (const node of this.#groups.get(groupKey(parent, collectionId)) ?? []) {
      if (node.path.startsWith(`${parent}/`)) yield* documentsOf(node);
    }
  }

  *below(parent: string): Iterable<StoredDocument> {
    const collection = this.#collections.get(parent);
    if (collection) yield* belowCollection(collection);
    const document = this.#find(parent);
    if (document) yield* belowDocument(document);
  }

  /**
   * Sorted ids of the collections directly below a document or root, including those that only have deeper documents.
   */
  collectionIds(parent: string): readonly string[] {
    return [...(this.#find(parent)?.collections.keys() ?? [])].sort(compareStrings);
  }

  databases(): readonly DatabaseName[] {
    return [...this.#roots.keys()];
  }

  set(name: DocumentName, document: StoredDocument | null): void {
    if (document) this.#findOrAdd(name).document = document;
    else this.#remove(name);
  }

  #find(parent: string): DocumentNode | null {
    if (isRoot(parent)) return this.#roots.get(databaseOf(parent)) ?? null;
    return this.#collections.get(collectionOf(parent))?.documents.get(idOf(parent)) ?? null;
  }

  #findOrAdd(parent: string): DocumentNode {
    const found = this.#find(parent);
    if (found) return found;
    const node: DocumentNode = { document: null, collections: new Map() };
    if (isRoot(parent)) this.#roots.set(databaseOf(parent), node);
    else this.#collection(collectionOf(parent)).documents.set(idOf(parent), node);
    return node;
  }

  #collection(path: string): CollectionNode {
    const found = this.#collections.get(path);
    if (found) return found;
    const node: CollectionNode = { path, documents: new Map() };
    this.#findOrAdd(collectionOf(path)).collections.set(idOf(path), node);
    this.#collections.set(path, node);
    const key = groupKey(path, idOf(path));
    const group = this.#groups.get(key);
    if (group) group.add(node);
    else this.#groups.set(key, new Set([node]));
    return node;
  }

  #remove(name: DocumentName): void {
    const node = this.#find(name);
    if (!node) return;
    node.document = null;
    this.#prune(name, node);
  }

  /** Removes a node without a document or descendants, and then any parents left empty. */
  #prune(parent: string, node: DocumentNode): void {
    if (node.document !== null || node.collections.size > 0) return;
    if (isRoot(parent)) {
      this.#roots.delete(databaseOf(parent));
      return;
    }
    const path = collectionOf(parent);
    const collection = this.#collections.get(path);
    collection?.documents.delete(idOf(parent));
    if (!collection || collection.documents.size > 0) return;
    this.#collections.delete(path);
    const key = groupKey(path, idOf(path));
    const group = this.#groups.get(key);
    group?.delete(collection);
    if (group?.size === 0) this.#groups.delete(key);
    const above = this.#find(collectionOf(path));
    above?.collections.delete(idOf(path));
    if (above) this.#prune(collectionOf(path), above);
  }
}

function isRoot(parent: string): boolean {
  return parent.endsWith("/documents") && parent.length === `${databaseOf(parent)}/documents`.length;
}

function groupKey(name: string, collectionId: string): string {
  return `${databaseOf(name)}/${collectionId}`;
}

function* documentsOf(collection: CollectionNode): Iterable<StoredDocument> {
  for (const { document } of collection.documents.values()) if (document) yield document;
}

function* belowCollection(collection: CollectionNode): Iterable<StoredDocument> {
  for (const node of collection.documents.values()) {
    if (node.document) yield node.document;
    yield* belowDocument(node);
  }
}

function* belowDocument(node: DocumentNode): Iterable<StoredDocument> {
  for (const collection of node.collections.values()) yield* belowCollection(collection);
}
