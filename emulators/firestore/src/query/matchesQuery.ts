import type { StoredDocument } from "../model/Document.ts";
import { fieldAt, isNamePath } from "../model/fieldPath.ts";
import { collectionOf, idOf } from "../model/resourceName.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import { effectiveOrder } from "./effectiveOrder.ts";
import { matchesFilter } from "./matchesFilter.ts";
import { withinCursors } from "./withinCursors.ts";

/** Whether a document matches a query, apart from `offset` and `limit`. */
export function matchesQuery(query: StructuredQuery, document: StoredDocument): boolean {
  return isInSource(query, document.name) && passesQuery(query, document);
}

/** Like `matchesQuery`, for a document that is known to be in the query's collections. */
export function passesQuery(query: StructuredQuery, document: StoredDocument): boolean {
  return (
    (query.where === null || matchesFilter(query.where, document)) &&
    effectiveOrder(query).every(({ path }) => isNamePath(path) || fieldAt(document.fields, path) !== undefined) &&
    withinCursors(query, document)
  );
}

function isInSource({ parent, from }: StructuredQuery, name: string): boolean {
  if (!name.startsWith(`${parent}/`)) return false;
  const collection = collectionOf(name);
  if (from.allDescendants) return from.collectionId === "" || idOf(collection) === from.collectionId;
  return from.collectionId === ""
    ? collectionOf(collection) === parent
    : collection === `${parent}/${from.collectionId}`;
}
