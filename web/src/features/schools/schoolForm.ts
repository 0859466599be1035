import { SCHOOL_KINDS, type School, schoolName } from "@domain/school/school";
import { DAT_SCALES, type SchoolFigures, schoolFigures } from "@domain/school/schoolFigures";
import { usState } from "@domain/school/usState";
import { numberTyped } from "@domain/shared/writtenHours";
import { atMostCharacters } from "@domain/text/en/common";
import * as z from "zod/mini";
import type { StoredFields } from "../../ui/forms/edits.ts";

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, atMostCharacters(longest)));

/** The text fields that identify a school. */
const schoolWords = z.object({ name: schoolName, city: text(100) });

/** A typed number. Empty is null. Text that is not a number is left for the figure's own error message. */
const typedNumber = z.pipe(z.string(), z.transform(numberTyped));

/** For fields of other kinds of school, which are not in the form. */
const optionalNumber = z._default(typedNumber, null);

/**
 * A school as its form has it. The domain's schema validates the figures, with each message at its field. No message
 * waits for another field to be valid.
 */
export const schoolForm = z.pipe(
  z.object({
    name: z.string(),
    kind: z.enum(SCHOOL_KINDS),
    city: z.string(),
    state: z.union([z.literal(""), usState]),
    control: z._default(z.enum(["", "public", "private"]), ""),
    admit_rate: optionalNumber,
    is_open_admission: z._default(z.string(), ""),
    is_test_blind: z._default(z.string(), ""),
    sat_low: optionalNumber,
    sat_high: optionalNumber,
    act_low: optionalNumber,
    act_high: optionalNumber,
    mcat: optionalNumber,
    dat_scale: z._default(z.enum(DAT_SCALES), "200-600"),
    dat_aa: optionalNumber,
    gpa: optionalNumber,
    in_state_share: optionalNumber,
    year: z.string().check(z.trim()),
    source: z.string().check(z.trim()),
  }),
  z.transform((typed, context) => {
    const figures = {
      admit_rate: typed.admit_rate,
      is_open_admission: typed.is_open_admission !== "",
      is_test_blind: typed.is_test_blind !== "",
      sat: range(typed.sat_low, typed.sat_high),
      act: range(typed.act_low, typed.act_high),
      mcat: typed.mcat,
      dat: typed.dat_aa === null ? null : { scale: typed.dat_scale, aa: typed.dat_aa },
      gpa: typed.gpa,
      in_state_share: typed.in_state_share,
      year: typed.year,
      source: typed.source,
    };
    const words = schoolWords.safeParse(typed);
    const checked = schoolFigures.safeParse(figures);
    for (const { path, message } of [...(words.error?.issues ?? []), ...(checked.error?.issues ?? [])]) {
      context.issues.push({ code: "custom", message, path: [FIELD_OF[path.join(".")] ?? path[0] ?? ""], input: typed });
    }
    const { kind, state, control } = typed;
    const { name, city } = words.data ?? typed;
    return {
      name,
      kind,
      city,
      state: state === "" ? null : state,
      control: control === "" ? null : control,
      figures: figures as SchoolFigures,
    } satisfies Partial<School>;
  }),
);

/** A school's values for the form. Fields of other kinds are not in it. */
export function schoolFields({ kind, name, city, state, control, figures }: School): StoredFields {
  const { admit_rate, is_open_admission, is_test_blind, sat, act, mcat, dat, gpa, in_state_share, year, source } =
    figures;
  const numbers = {
    admit_rate,
    sat_low: sat?.low,
    sat_high: sat?.high,
    act_low: act?.low,
    act_high: act?.high,
    mcat,
    dat_aa: dat?.aa,
    gpa,
    in_state_share,
  };
  return {
    kind,
    name,
    city,
    state,
    control,
    ...Object.fromEntries(Object.entries(numbers).map(([field, value]) => [field, String(value ?? "")])),
    is_open_admission: is_open_admission ? "on" : "",
    is_test_blind: is_test_blind ? "on" : "",
    dat_scale: dat?.scale ?? "200-600",
    year,
    source,
  };
}

/** An incomplete range counts as none; the form asks for the missing end. */
function range(low: number | null, high: number | null): { low: number; high: number } | null {
  return low === null && high === null ? null : { low: low ?? Number.NaN, high: high ?? Number.NaN };
}

/** The field that shows a figure's message, if it has another name than the figure. */
const FIELD_OF: Readonly<Record<string, string>> = {
  sat: "sat_low",
  "sat.low": "sat_low",
  "sat.high": "sat_high",
  act: "act_low",
  "act.low": "act_low",
  "act.high": "act_high",
  dat: "dat_aa",
  "dat.aa": "dat_aa",
};
