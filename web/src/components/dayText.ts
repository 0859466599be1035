const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A calendar day as a reader writes it: "Nov 20, 2026". */
export function dayText(day: string): string {
  return DAY.format(Date.parse(day));
}
