import type { DocumentName } from "../model/Document.ts";
import { collectionOf, databaseOf, idOf } from "../model/resourceName.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";

/** The key that a query locks: its collection, all collections with its id in the database, or the database. */
export function queryLockKey({ parent, from }: StructuredQuery): string {
  if (from.collectionId === "") return everythingKey(parent);
  return from.allDescendants ? groupKey(parent, from.collectionId) : `${parent}/${from.collectionId}`;
}

/** The keys that must be unlocked before a write: the document and every query that could match it. */
export function writeLockKeys(name: DocumentName): readonly string[] {
  const collection = collectionOf(name);
  return [name, collection, groupKey(name, idOf(collection)), everythingKey(name)];
}

// No name has an empty segment, so these keys never equal a name.
function groupKey(name: string, collectionId: string): string {
  return `${databaseOf(name)}//${collectionId}`;
}

function everythingKey(name: string): string {
  return `${databaseOf(name)}//`;
}
