import { addDays } from "@domain/shared/calendarDay";

/** In days. What is due later is folded. */
export const FAR_AWAY = 60;

/** The first rows are in sight whatever their dates. */
const AT_LEAST = 5;

/**
 * Whether a row is due later than that, seen from a day (YYYY-MM-DD). `fresh`: the ids of rows the student has just added
 * or dated, which would disappear under their hands.
 */
export function farFrom(today: string, fresh: ReadonlySet<string>) {
  const last = addDays(today, FAR_AWAY);
  return ({ id, due_date }: { readonly id: string; readonly due_date: string | null }) =>
    due_date !== null && due_date > last && !fresh.has(id);
}

/**
 * Splits the open rows of a list into those in sight and those to fold as far away. In the student's own order, the
 * first rows stay in sight even if they are far away.
 */
export function inSightAndLater<Row>(
  rows: readonly Row[],
  isFar: (row: Row) => boolean,
): [inSight: Row[], later: Row[]] {
  const later = rows.filter((row, place) => place >= AT_LEAST && isFar(row));
  return [rows.filter((row) => !later.includes(row)), later];
}
