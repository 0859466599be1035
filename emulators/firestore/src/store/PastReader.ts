import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { collectionOf, idOf } from "../model/resourceName.ts";
import { compareStrings } from "../model/stringOrder.ts";

/** An earlier state: the present state except for the documents that have changed since. */
export class PastReader implements DocumentReader {
  readonly #present: DocumentReader;
  readonly #changed: ReadonlyMap<DocumentName, StoredDocument | null>;

  constructor(present: DocumentReader, changed: ReadonlyMap<DocumentName, StoredDocument | null>) {
    this.#present = present;
    this.#changed = changed;
  }

  get(name: DocumentName): StoredDocument | null {
    const changed = this.#changed.get(name);
    return changed === undefined ? this.#present.get(name) : changed;
  }

  inCollection(collection: string): Iterable<StoredDocument> {
    return this.#merge(this.#present.inCollection(collection), (name) => collectionOf(name) === collection);
  }

  inCollectionGroup(parent: string, collectionId: string): Iterable<StoredDocument> {
    return this.#merge(
      this.#present.inCollectionGroup(parent, collectionId),
      (name) => name.startsWith(`${parent}/`) && idOf(collectionOf(name)) === collectionId,
    );
  }

  below(parent: string): Iterable<StoredDocument> {
    return this.#merge(this.#present.below(parent), (name) => name.startsWith(`${parent}/`));
  }

  collectionIds(parent: string): readonly string[] {
    const start = parent.length + 1;
    const ids = new Set(Array.from(this.below(parent), ({ name }) => name.slice(start, name.indexOf("/", start))));
    return [...ids].sort(compareStrings);
  }

  *#merge(present: Iterable<StoredDocument>, belongs: (name: DocumentName) => boolean): Iterable<StoredDocument> {
    for (const document of present) if (!this.#changed.has(document.name)) yield document;
    for (const [name, document] of this.#changed) if (document && belongs(name)) yield document;
  }
}
