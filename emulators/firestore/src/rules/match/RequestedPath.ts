import type { DocumentName } from "../../model/Document.ts";
import type { StructuredQuery } from "../../model/StructuredQuery.ts";

/**
 * The path of the document, or documents, of a request. `known` are the known segments, starting at `databases`. `tail`
 * is the end of every path that a query can return (null: any segment). A collection group query can have any number of
 * segments between the two.
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
