import type { ReadRowList } from "@domain/shared/rowList";
import type { UnreadableRecord } from "./CollectionMirror.ts";
import type { DocumentMirror } from "./DocumentMirror.ts";

/**
 * The rows of a list that this release cannot read. While writes are pending, a row without its required fields is a
 * change to a row that another device has deleted. It disappears once the server has rejected that change.
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
