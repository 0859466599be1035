/** The calendar day where the clock's owner is, `2026-11-20`. */
export function localDayOf(date: Date): string {
  return dayFrom(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** The same moment's day in Greenwich: for servers, which have no place of their own. */
export function utcDayOf(date: Date): string {
  return dayFrom(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function dayFrom(year: number, month: number, day: number): string {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}
