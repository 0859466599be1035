import type { School } from "../school/school.ts";

/** What one applies to medical and dental schools through, in the order they are named. */
export const APPLICATION_SERVICES = ["AMCAS", "AACOMAS", "AADSAS", "TMDSAS"] as const;
export type ApplicationService = (typeof APPLICATION_SERVICES)[number];

/** The service of each kind of school outside of Texas; each college has its own form. */
const NATIONAL: Readonly<Record<School["kind"], ApplicationService | null>> = {
  UG: null,
  MD: "AMCAS",
  DO: "AACOMAS",
  DDS: "AADSAS",
};

/** Private schools, by their id on the starter list, that have joined the service of the public ones in Texas. */
const PRIVATE_BY_TMDSAS: ReadonlySet<string> = new Set(["md-baylor"]);

export type AppliedTo = Pick<School, "kind" | "state" | "control" | "schoolId">;

/** Where an application to the school is made; a school in Texas that nobody has called public counts as elsewhere. */
export function serviceOf({ kind, state, control, schoolId }: AppliedTo): ApplicationService | null {
  const national = NATIONAL[kind];
  if (national === null) return null;
  const isTexan = state === "TX" && control === "public";
  return isTexan || PRIVATE_BY_TMDSAS.has(schoolId ?? "") ? "TMDSAS" : national;
}
