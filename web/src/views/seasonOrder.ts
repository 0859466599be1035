import type { SchoolDuties } from "@domain/season/duty";
import { nextDuty } from "@domain/season/nextDuty";
import type { SchoolSeason } from "@domain/season/schoolSeason";
import { outcomes } from "@text/tracker/schools";
import * as text from "@text/tracker/season";
import { statusWord } from "./schoolWords.ts";

type NamedSeason = SchoolSeason & { readonly name: string };

export const NO_DUTIES: SchoolDuties = { id: "", duties: [], lastSafeDay: null };
/** Sorts after every day. */
const NEVER = "9999";

/** By the next duty's day; a duty without a day is for today, and a school without duties comes last. */
export function byUrgency<Each extends NamedSeason>(
  seasons: readonly Each[],
  duties: ReadonlyMap<string, SchoolDuties>,
  today: string,
): readonly Each[] {
  const dayOf = ({ school }: Each) => {
    const next = nextDuty(duties.get(school.id) ?? NO_DUTIES);
    return next === null ? NEVER : (next.day ?? today);
  };
  return seasons.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.name.localeCompare(b.name));
}

/** "Interview", "Waitlisted", or the college's plan with it: "Applying · REA". */
export function standing({ school, season }: SchoolSeason): string {
  const status = school.outcome === null ? statusWord(school.track, school.status) : outcomes[school.outcome];
  const plan = season.plan === null ? "" : text.shortPlans[season.plan];
  return [status, plan].filter(Boolean).join(" · ");
}
