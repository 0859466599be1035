import type { StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
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

/** Runs a query that `checkQuery` has accepted. */
export function runQuery(reader: DocumentReader, query: StructuredQuery): QueryResult {
  const inOrder = matchesOf(reader, query).sort(compareByQuery(query));
  const matches = query.nearest ? nearestOf(inOrder, query.nearest) : inOrder;
  const end = query.limit === null ? matches.length : query.offset + query.limit;
  const documents = matches.slice(query.offset, end).map((document) => projectDocument(document, query.select));
  return { documents, skippedResults: Math.min(query.offset, matches.length) };
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
