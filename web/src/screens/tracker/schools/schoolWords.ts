import type { Fit, Outcome, School, SchoolKind, SchoolStatus } from "@domain/school";
import { SCHOOL_STATUSES } from "@domain/school";
import type { DashboardItem } from "@domain/stage";

export const NOUNS: Readonly<Record<DashboardItem, { readonly one: string; readonly many: string }>> = {
  HS: { one: "college", many: "colleges" },
  PM: { one: "medical school", many: "medical schools" },
  PD: { one: "dental school", many: "dental schools" },
};

export const HEADINGS: Readonly<Record<DashboardItem, string>> = {
  HS: "My Colleges",
  PM: "My Medical Schools",
  PD: "My Dental Schools",
};

export const FIT_WORDS: Readonly<Record<Fit, string>> = { safety: "Safety", match: "Match", reach: "Reach" };

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  admitted: "Admitted",
  waitlisted: "Waitlisted",
  deferred: "Deferred",
  denied: "Denied",
  withdrawn: "Withdrawn by me",
};

export const KIND_WORDS: Readonly<Record<SchoolKind, string>> = {
  UG: "College",
  MD: "MD (allopathic)",
  DO: "DO (osteopathic)",
  DDS: "Dental (DDS or DMD)",
};

const STATUS_WORDS: Readonly<Record<SchoolStatus, string>> = {
  researching: "Researching",
  applying: "Applying",
  primary: "Primary sent",
  secondary: "Secondary sent",
  interview: "Interview",
  decision: "Decision",
};

/** Colleges have one application, so theirs is not called a primary. */
export function statusWord(track: DashboardItem, status: SchoolStatus): string {
  return track === "HS" && status === "primary" ? "Application sent" : STATUS_WORDS[status];
}

/** The statuses a track goes through, and the one a school is in whatever it is. */
export function statusesOf({ track, status: current }: Pick<School, "track" | "status">): readonly SchoolStatus[] {
  return SCHOOL_STATUSES.filter((status) => track !== "HS" || status !== "secondary" || status === current);
}

/** "Houston, TX" */
export function placeOf({ city, state }: Pick<School, "city" | "state">): string {
  return [city, state].filter(Boolean).join(", ");
}

/** "1 college", "12 dental schools" */
export function countOf(track: DashboardItem, count: number): string {
  const { one, many } = NOUNS[track];
  return `${count} ${count === 1 ? one : many}`;
}
