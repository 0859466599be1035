import { FITS, type Fit, openDeadlines, SCHOOL_STATUSES, type School } from "@domain/school";

export const SORT_KEYS = ["name", "fit", "status", "deadline"] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export interface SortOrder {
  readonly key: SortKey;
  readonly descending: boolean;
}

type Sortable = Pick<School, "name" | "status" | "deadlines">;

/** By a column; what has nothing in it comes last either way, and equals stand by name. */
export function sortSchools<Row extends Sortable>(
  rows: readonly Row[],
  { key, descending }: SortOrder,
  fitOf: (row: Row) => Fit | null,
): readonly Row[] {
  const keyOf = (row: Row): number | string | null => {
    switch (key) {
      case "name":
        return row.name.toLowerCase();
      case "status":
        return SCHOOL_STATUSES.indexOf(row.status);
      case "deadline":
        return openDeadlines(row)[0]?.day ?? null;
      case "fit": {
        const fit = fitOf(row);
        return fit && FITS.indexOf(fit);
      }
    }
  };
  return rows.toSorted((a, b) => compare(keyOf(a), keyOf(b), descending) || a.name.localeCompare(b.name));
}

function compare(a: number | string | null, b: number | string | null, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));
  return descending ? -order : order;
}
