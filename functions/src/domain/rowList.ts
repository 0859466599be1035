import * as z from "zod/mini";
import * as text from "./text/en/rowList.ts";

/** Ids of rows: the SDK's own, or those of our content. */
export const ROW_ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * A list that is one document, one read for all its rows. Rows are a map, not an array, so that two devices changing
 * different rows never overwrite each other. Security rules cannot walk a map, so each write names the one row it
 * changes.
 */
export function rowList<Row extends z.ZodMiniType>(row: Row, limit: number) {
  return z.object({
    items: z
      .record(z.string().check(z.regex(ROW_ID, text.wrongRowId)), row)
      .check(z.refine((items) => Object.keys(items).length <= limit, text.listHolds(limit))),
    changed_item: z.string(),
  });
}

/** What Firestore holds of such a list. */
export interface RowList<Row> {
  readonly items: Readonly<Record<string, Row>>;
  readonly changed_item: string;
}
