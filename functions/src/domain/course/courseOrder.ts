export const COURSE_LIMIT = 400;

/** In calendar order. */
export const TERMS = ["Winter", "Spring", "Summer", "Fall"] as const;

/** What decides a course's place. */
interface Placed {
  readonly term: (typeof TERMS)[number];
  readonly year: number;
  readonly code: string;
  readonly name: string;
}

/** Newest term first. Within a term by code, then name. */
export function inTermOrder(a: Placed, b: Placed): number {
  return (
    b.year - a.year ||
    TERMS.indexOf(b.term) - TERMS.indexOf(a.term) ||
    a.code.localeCompare(b.code, "en", { numeric: true }) ||
    a.name.localeCompare(b.name)
  );
}
