import { APPLICATION_FORMS } from "@domain/application/application";
import { shareHead } from "@domain/share/share";
import { type SharePartKey, sharePartKeys } from "@domain/share/sharePart";
import { MEANT_FOR_KINDS, type ShareRow, shareRow } from "@domain/share/shareRow";
import { addDays } from "@domain/shared/calendarDay";
import { storedDay } from "@domain/shared/storedDay";
import * as text from "@text/sharing/sharing";
import * as z from "zod/mini";
import { dayText } from "../../views/dayText.ts";

/** The latest last day: the share ends at midnight, at most 366 days from now, also where the clocks change. */
const LONGEST = 364;

export const lastDayOf = (today: string): string => addDays(today, LONGEST);

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value];

/** What the form of a share contains, on this day. */
export function shareForm(today: string) {
  const last = lastDayOf(today);
  const wrongDay = text.wrongLastDay(dayText(today), dayText(last));
  const { student, meant_for, note } = shareHead.shape;
  const chosen = z
    .object({
      meant_for_kind: z.enum(MEANT_FOR_KINDS),
      meant_for,
      parts: sharePartKeys.check(z.minLength(1, text.nothingTicked)),
      form: z.nullable(z.enum(APPLICATION_FORMS)),
      essay_id: shareRow.shape.essay_id,
      essay_school_id: shareRow.shape.essay_school_id,
      journal_ids: shareRow.shape.journal_ids,
      ends_on: storedDay.check(z.refine((day) => day >= today && day <= last, wrongDay)),
      is_live: z.boolean(),
      takes_comments: z.boolean(),
      student,
      note,
    })
    .check(
      needs("application", "form", text.formMissing),
      z.refine<Chosen>(
        ({ parts, essay_id, essay_school_id }) => !parts.includes("essay") || (essay_id ?? essay_school_id) !== null,
        { path: ["essay_id"], message: text.essayMissing },
      ),
      needs("journals", "journal_ids", text.entriesMissing),
    );
  return z.pipe(
    z.transform((typed: unknown) => {
      const fields: Readonly<Record<string, unknown>> = { ...Object(typed) };
      return {
        ...fields,
        parts: listOf(fields.parts),
        form: fields.form || null,
        ...readEssays(fields.essay_id),
        journal_ids: listOf(fields.journal_ids),
        is_live: fields.is_live === "live",
        takes_comments: fields.takes_comments === "on",
      };
    }),
    chosen,
  );
}

type SharedEssays = Pick<ShareRow, "essay_id" | "essay_school_id">;

const OF_SCHOOL = "school:";

/** The shared essays as the value of an option: the id of one, `school:ID` for all of a school, or "" for none. */
export function essaysIn({ essay_id = null, essay_school_id = null }: Partial<SharedEssays>): string {
  return essay_school_id === null ? (essay_id ?? "") : `${OF_SCHOOL}${essay_school_id}`;
}

/** The fields that such a value means; ids are not checked. */
function readEssays(value: unknown): SharedEssays {
  const essays = String(value ?? "");
  if (essays.startsWith(OF_SCHOOL)) return { essay_id: null, essay_school_id: essays.slice(OF_SCHOOL.length) };
  return { essay_id: essays || null, essay_school_id: null };
}

interface Chosen {
  readonly parts: readonly SharePartKey[];
  readonly form: string | null;
  readonly essay_id: string | null;
  readonly essay_school_id: string | null;
  readonly journal_ids: readonly string[];
}

/** The part needs a choice. */
function needs(part: SharePartKey, field: "form" | "journal_ids", message: string) {
  return z.refine<Chosen>((share) => !share.parts.includes(part) || (share[field]?.length ?? 0) > 0, {
    path: [field],
    message,
  });
}
