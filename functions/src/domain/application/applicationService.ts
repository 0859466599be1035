import type { School } from "../school/school.ts";

/** The services for applying to medical and dental schools, in display order. */
export const APPLICATION_SERVICES = ["AMCAS", "AACOMAS", "AADSAS", "TMDSAS"] as const;
export type ApplicationService = (typeof APPLICATION_SERVICES)[number];

/** The service for each kind of school outside Texas. Each college has its own form. */
const NATIONAL: Readonly<Record<School["kind"], ApplicationService | null>> = {
  UG: null,
  MD: "AMCAS",
  DO: "AACOMAS",
  DDS: "AADSAS",
};

/**
 * Schools that the rule below gets wrong, by their id in the catalog: a private school in Texas that uses the public
 * schools' service, and one with a form of its own. A test compares every school's service with the catalog.
 */
const EXCEPTIONS: Readonly<Record<string, ApplicationService | null>> = { "md-baylor": "TMDSAS", "md-cuny": null };

export type AppliedTo = Pick<School, "kind" | "state" | "control" | "schoolId">;

/** The service for applying to the school. Null if the school has its own form. A school in Texas not marked as public counts as one elsewhere. */
export function serviceOf({ kind, state, control, schoolId }: AppliedTo): ApplicationService | null {
  const national = NATIONAL[kind];
  if (national === null) return null;
  const exception = EXCEPTIONS[schoolId ?? ""];
  if (exception !== undefined) return exception;
  return state === "TX" && control === "public" ? "TMDSAS" : national;
}
