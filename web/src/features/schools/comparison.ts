import type { SchoolRecord } from "../../stores/SchoolRecord.ts";

/** The most schools side by side. */
export const COMPARED_LIMIT = 4;

/** The parameter of the address with the compared schools' row ids, and the mark between two ids. */
export const COMPARED = "compare";
const BETWEEN = ".";

/** The compared schools in the order in which they were chosen. Ignores ids that are not on the list. */
export function comparedIn<Row extends Pick<SchoolRecord, "id">>(
  params: URLSearchParams,
  rows: readonly Row[],
): readonly Row[] {
  const ids = new Set((params.get(COMPARED) ?? "").split(BETWEEN));
  return [...ids].flatMap((id) => rows.find((row) => row.id === id) ?? []).slice(0, COMPARED_LIMIT);
}

/** The compared schools by the address itself. What is on the screen is one render behind. */
export function comparedNow<Row extends Pick<SchoolRecord, "id">>(rows: readonly Row[]): readonly Row[] {
  return comparedIn(new URLSearchParams(globalThis.location.search), rows);
}

/** The parameter's value; "" for no schools, which removes it. */
export function comparedParam(rows: readonly Pick<SchoolRecord, "id">[]): string {
  return rows.map(({ id }) => id).join(BETWEEN);
}
