import type { FieldPath, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { fieldAt } from "../model/fieldPath.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import { compareByQuery } from "./compareByQuery.ts";
import { matchesQuery, passesQuery } from "./matchesQuery.ts";
import { nearestOf } from "./nearest.ts";
import { projectDocument } from "./projectDocument.ts";

export interface QueryResult {
  /** In query order, projected by `select`. */
  readonly documents: readonly StoredDocument[];
  /** How many matches `offset` skipped. */
  readonly skippedResults: number;
}

/**
 * Runs a query that `checkQuery` has accepted. Documents without one of the `required` fields are left out before
 * `offset`, `limit` and the vector search.
 */
export function runQuery(
  reader: DocumentReader,
  query: StructuredQuery,
  required: readonly FieldPath[] = [],
): QueryResult {
  const matches = matchesOf(reader, query);
  const inOrder = (required.length === 0 ? matches : matches.filter((document) => hasAll(document, required))).sort(
    compareByQuery(query),
  );
  const found = query.nearest ? nearestOf(inOrder, query.nearest) : inOrder;
  const end = query.limit === null ? found.length : query.offset + query.limit;
  const documents = found.slice(query.offset, end).map((document) => projectDocument(document, query.select));
  return { documents, skippedResults: Math.min(query.offset, found.length) };
}

function hasAll({ fields }: StoredDocument, paths: readonly FieldPath[]): boolean {
  return paths.every((path) => fieldAt(fields, path) !== undefined);
}

/** All matches, unordered, before `offset`, `limit` and the vector search. */
export function matchesOf(reader: DocumentReader, query: StructuredQuery): StoredDocument[] {
  const { parent, from } = query;
  const matches: StoredDocument[] = [];
  if (from.collectionId === "") {
    for (const document of reader.below(parent)) if (matchesQuery(query, document)) matches.push(document);
    return matches;
  }
  const source = from.allDescendants
    ? reader.inCollectionGroup(parent, from.collectionId)
    : reader.inCollection(`${parent}/${from.collectionId}`);
  for (const document of source) if (passesQuery(query, document)) matches.push(document);
  return matches;
}
