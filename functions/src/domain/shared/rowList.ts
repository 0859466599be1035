import * as z from "zod/mini";
import * as text from "../text/en/rowList.ts";
import type { RecordKind } from "./recordKind.ts";

/** Row ids: created by the SDK, or from our content. */
export const ROW_ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * A list in one document, so all rows cost one read. Rows are a map, not an array, so two devices that change different
 * rows never overwrite each other. Security rules cannot loop over a map, so each write names its one row.
 */
export function rowList<Row extends z.ZodMiniType>(row: Row, limit: number) {
  return z.object({
    items: z
      .record(z.string().check(z.regex(ROW_ID, text.wrongRowId)), row)
      .check(z.refine((items) => Object.keys(items).length <= limit, text.listHolds(limit))),
    changed_item: z.string(),
  });
}

/** The stored form of such a list. */
export interface RowList<Row> {
  readonly items: Readonly<Record<string, Row>>;
  readonly changed_item: string;
}

/** A stored list as this release reads it. */
export interface ReadRowList<Row> extends RowList<Row> {
  /** The rows that cannot be read, in their stored form. */
  readonly unreadable: Readonly<Record<string, unknown>>;
}

/** Reads each row separately, so an unreadable row does not affect the others. */
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
