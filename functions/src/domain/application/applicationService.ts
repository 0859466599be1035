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

/** Private schools in Texas that use the public schools' service, by their id on the starter list. */
const PRIVATE_BY_TMDSAS: ReadonlySet<string> = new Set(["md-baylor"]);

export type AppliedTo = Pick<School, "kind" | "state" | "control" | "schoolId">;

/** The service for applying to the school. A school in Texas not marked as public counts as one elsewhere. */
export function serviceOf({ kind, state, control, schoolId }: AppliedTo): ApplicationService | null {
  const national = NATIONAL[kind];
  if (national === null) return null;
  const isTexan = state === "TX" && control === "public";
  return isTexan || PRIVATE_BY_TMDSAS.has(schoolId ?? "") ? "TMDSAS" : national;
}
