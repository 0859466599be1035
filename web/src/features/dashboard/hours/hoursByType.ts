import { hoursOf } from "@domain/experience/experienceHours";
import type { ExperienceEntry } from "@domain/experience/experienceSummary";
import type { ExperienceType } from "@domain/shared/experienceType";

/** The color of each type, in the order of the legend and of the pebbles in the jar. */
export const TYPE_TONES = {
  Volunteering: 1,
  Extracurriculars: 2,
  Research: 3,
  "Clinical Experience": 4,
  Shadowing: 5,
  Employment: 6,
  "Leadership & Awards": 7,
} as const satisfies Record<ExperienceType, number>;

export interface TypeHours {
  readonly type: ExperienceType;
  /** The number of its data color. */
  readonly tone: number;
  /** Hours completed as of today. */
  readonly completed: number;
  /** Planned hours. */
  readonly anticipated: number;
}

const TYPES = Object.keys(TYPE_TONES) as (keyof typeof TYPE_TONES)[];

/** The hours of each type, in the order of the legend. Includes types without hours. */
export function hoursByType(entries: readonly ExperienceEntry[], today: string): TypeHours[] {
  return TYPES.map((type) => {
    const hours = entries.filter((entry) => entry.type === type).map((entry) => hoursOf(entry, today));
    return {
      type,
      tone: TYPE_TONES[type],
      completed: rounded(hours.reduce((sum, { completed }) => sum + completed, 0)),
      anticipated: rounded(hours.reduce((sum, { anticipated }) => sum + anticipated, 0)),
    };
  });
}

export function totalHours(types: readonly TypeHours[]): number {
  return rounded(types.reduce((sum, { completed }) => sum + completed, 0));
}

/** Rounds to hundredths, because decimal fractions do not add up exactly in binary. */
function rounded(hours: number): number {
  return Math.round(hours * 100) / 100;
}
