import * as z from "zod/mini";
import * as text from "../text/en/rowList.ts";
import type { RecordKind } from "./recordKind.ts";

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

/** A stored list as this release can read it. */
export interface ReadRowList<Row> extends RowList<Row> {
  /** The rows that cannot be read, as they are stored. */
  readonly unreadable: Readonly<Record<string, unknown>>;
}

/** Reads each row by itself, so that one that cannot be read leaves the others as they are. */
export function readRowList<Row extends object>(kind: RecordKind<Row>, stored: unknown): ReadRowList<Row> {
  const { items, changed_item } = { ...Object(stored) };
  const rows: Record<string, Row> = {};
  const unreadable: Record<string, unknown> = {};
  for (const [id, value] of Object.entries<unknown>(Object(items))) {
    const row = kind.read(value);
    if (row) rows[id] = row;
    else unreadable[id] = value;
  }
  return { items: rows, changed_item: String(changed_item ?? ""), unreadable };
}
