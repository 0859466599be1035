import {
  EMPTY_EXPERIENCE,
  type ExperienceFields,
  experienceFields,
  NAME_LENGTH,
  type Shift,
  shift,
} from "@domain/experience/experience";
import { EXPERIENCE_TYPES, type ExperienceType } from "@domain/shared/experienceType";
import type { DashboardItem } from "@domain/shared/stage";
import { hoursTyped } from "@domain/shared/writtenHours";
import * as text from "@text/layout/quickLog";
import * as z from "zod/mini";

/** The select's value for a new experience. */
export const NEW_EXPERIENCE = "new";

const typedHours = z.pipe(
  z.pipe(z.string().check(z.trim(), z.minLength(1, text.enterHours)), z.transform(hoursTyped)),
  shift.shape.hours,
);

/** The fields of the quick log, as typed. */
export const quickLogForm = z.object({
  experience: z.string(),
  type: z.enum(EXPERIENCE_TYPES),
  name: z.string().check(z.trim(), z.maxLength(NAME_LENGTH, text.nameTooLong(NAME_LENGTH))),
  hours: typedHours,
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, text.enterDay)),
  note: shift.shape.note.check(z.trim()),
});
export type QuickLog = z.infer<typeof quickLogForm>;

export function shiftOf({ day, hours, note }: QuickLog): Shift {
  return { day, hours, note };
}

/** A new, empty experience. Without a name it is named after its type. */
export function newExperienceOf(
  { type, name }: Pick<QuickLog, "type" | "name">,
  track: DashboardItem,
): ExperienceFields {
  return experienceFields.parse({ ...EMPTY_EXPERIENCE, track, type, experienceName: name || type });
}

interface Named {
  readonly id: string;
  readonly type: ExperienceType;
  readonly experienceName: string;
  readonly shifts: Readonly<Record<string, { readonly day: string }>>;
}

/** Experiences with the most recent shifts first, then those without a shift by name. */
export function recentFirst<Entry extends Named>(entries: readonly Entry[]): readonly Entry[] {
  const latest = ({ shifts }: Named) => Object.values(shifts).reduce((last, { day }) => (day > last ? day : last), "");
  return entries.toSorted(
    (a, b) => latest(b).localeCompare(latest(a)) || a.experienceName.localeCompare(b.experienceName),
  );
}

/** `3 hours`, `1 hour`, `half an hour`. */
export function hoursInWords(hours: number): string {
  return hours === 0.5 ? text.halfAnHour : text.hoursIn(hours);
}
