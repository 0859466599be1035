import type { ApplicationForm } from "../application/application.ts";
import { lengthInForm, plainText } from "../application/formCharacters.ts";
import { AMCAS_FIELDS } from "./amcasFields.ts";
import { COMMON_APP_FIELDS, HONOR_FIELDS, UC_FIELDS } from "./collegeFields.ts";
import type { EntryFieldKind } from "./entryField.ts";
import type { Experience } from "./experience.ts";
import { AACOMAS_FIELDS, AADSAS_FIELDS, ACHIEVEMENT_FIELDS } from "./liaisonFields.ts";
import { TMDSAS_FIELDS } from "./tmdsasFields.ts";
import { usualCurrentUntil } from "./tmdsasHours.ts";

/**
 * A field of the real form, filled from a record. Labels and copied values are always in English, because the forms
 * are.
 */
export interface EntryField {
  readonly id: string;
  /** The label in the form. */
  readonly label: string;
  /** The value as it is copied. "" if the record does not have it. */
  readonly value: string;
  /** The most characters the form accepts. Null if the form does not say. */
  readonly limit: number | null;
  /** Whether the form requires it for every entry. */
  readonly isNeeded: boolean;
}

/** A problem to fix before an entry fits the form. */
export interface EntryIssue {
  readonly field: EntryField;
  /** By how many characters it is too long. 0 if the field is empty. */
  readonly over: number;
}

const KINDS: Readonly<Record<ApplicationForm, readonly EntryFieldKind[]>> = {
  common_app: COMMON_APP_FIELDS,
  common_app_honors: HONOR_FIELDS,
  uc: UC_FIELDS,
  amcas: AMCAS_FIELDS,
  aacomas: AACOMAS_FIELDS,
  aacomas_achievements: ACHIEVEMENT_FIELDS,
  tmdsas: TMDSAS_FIELDS,
  aadsas: AADSAS_FIELDS,
  aadsas_achievements: ACHIEVEMENT_FIELDS,
};

/** All fields a form can show, in the form's order. */
export function fieldIdsOf(form: ApplicationForm): readonly string[] {
  return KINDS[form].map(({ id }) => id);
}

export function labelOf(form: ApplicationForm, fieldId: string): string {
  return KINDS[form].find(({ id }) => id === fieldId)?.label ?? fieldId;
}

/**
 * The form's fields, filled from a record, in the form's order.
 *
 * @param asOf The student's apply date, or today.
 * @param currentUntil The last day of current activities in TMDSAS, if the student has chosen one.
 */
export function entryFieldsOf(
  form: ApplicationForm,
  record: Experience,
  asOf: string,
  currentUntil: string = usualCurrentUntil(asOf),
): readonly EntryField[] {
  const source = { record, form, asOf, currentUntil };
  return KINDS[form]
    .filter(({ concerns }) => concerns === undefined || concerns(source))
    .map(({ id, label, read, limit = null, isNeeded = false }) => ({
      id,
      label,
      value: plainText(read(source)).trim(),
      limit,
      isNeeded: typeof isNeeded === "function" ? isNeeded(record) : isNeeded,
    }));
}

/** Required fields that are empty and fields that are too long, in the form's order. */
export function issuesOf(fields: readonly EntryField[]): readonly EntryIssue[] {
  return fields.flatMap((field) => {
    if (field.value === "") return field.isNeeded ? [{ field, over: 0 }] : [];
    const over = field.limit === null ? 0 : lengthInForm(field.value) - field.limit;
    return over > 0 ? [{ field, over }] : [];
  });
}
