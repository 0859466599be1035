import type { ReadRowList } from "@domain/shared/rowList";
import type { UnreadableRecord } from "./CollectionMirror.ts";
import type { DocumentMirror } from "./DocumentMirror.ts";

/**
 * The rows of a list that this release cannot read. While writes are on their way, a row without its needed fields is a
 * change to one that another device has deleted; it goes once the server has refused that change.
 */
export function unreadableRows(
  { document, pending }: DocumentMirror<Pick<ReadRowList<object>, "items" | "unreadable">>,
  needed: readonly string[],
): readonly UnreadableRecord[] {
  const isPart = (stored: unknown) => !needed.every((name) => name in Object(stored));
  return Object.entries(document?.unreadable ?? {}).flatMap(([id, stored]) =>
    pending && isPart(stored) ? [] : [{ id, stored }],
  );
}
