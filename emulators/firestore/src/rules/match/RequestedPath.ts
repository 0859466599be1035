import type { DocumentName } from "../../model/Document.ts";
import type { StructuredQuery } from "../../model/StructuredQuery.ts";

/**
 * The document, or the documents, a request is about: known segments from `databases` on, then for a query what every
 * document it can return has at its end (null: any segment). Between the two a collection group query may have
 * segments of any number.
 */
export interface RequestedPath {
  readonly known: readonly string[];
  readonly anyDepth: boolean;
  readonly tail: readonly (string | null)[];
}

export function documentPath(name: DocumentName): RequestedPath {
  return { known: name.split("/").slice(2), anyDepth: false, tail: [] };
}

export function queriedPath({ parent, from }: StructuredQuery): RequestedPath {
  const known = parent.split("/").slice(2);
  const collection = from.collectionId === "" ? null : from.collectionId;
  return { known, anyDepth: from.allDescendants, tail: [collection, null] };
}
