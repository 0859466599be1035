import { hoursGoal } from "@domain/account/trackerSettings";
import { EXPERIENCE_TYPES, type ExperienceType } from "@domain/shared/experienceType";
import { hoursTyped } from "@domain/shared/writtenHours";
import * as z from "zod/mini";

/** A goal as typed. An empty field means no goal. */
const typedGoal = z.pipe(
  z.transform((text: unknown) => hoursTyped(String(text))),
  z.nullable(hoursGoal),
);

export const totalGoalForm = z.object({ hours_goal: typedGoal });

/** One field for each type, with the type as its name. */
export const typeGoalsForm = z.record(z.enum(EXPERIENCE_TYPES), typedGoal);

export type TypeGoals = Partial<Record<ExperienceType, number>>;

/** The goals without the empty fields. */
export function setGoals(typed: Readonly<Record<ExperienceType, number | null>>): TypeGoals {
  return Object.fromEntries(Object.entries(typed).filter(([, hours]) => hours !== null));
}
