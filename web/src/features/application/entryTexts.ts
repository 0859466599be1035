import type { ApplicationForm } from "@domain/application/application";
import {
  ABOUT_LENGTH,
  DESCRIPTION_LENGTH,
  type ExperienceFields,
  FORM_TEXT_LENGTHS,
  NAME_LENGTH,
} from "@domain/experience/experience";
import { DESCRIPTION_KEYS, descriptionOf, generalText, meaningfulTextOf, ownText } from "@domain/experience/formTexts";
import { type Changes, changesBetween } from "@domain/records/recordChanges";
import { atMostCharacters } from "@domain/text/en/common";
import * as z from "zod/mini";
import type { ExperienceRow } from "../../views/applicationView.ts";

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, atMostCharacters(longest)));

/** The texts of an entry that can be written for a form. Texts over the form's limit can still be saved. */
export type EntryTexts = { readonly description: string } & Partial<
  Pick<ExperienceFields, "title" | "organisationName" | "organisationAbout" | "meaningfulDescription">
>;

/** A form shows only some of the texts. Those it does not show are not changed. */
export function entryTextsOf(form: ApplicationForm): z.ZodMiniType<EntryTexts> {
  const key = DESCRIPTION_KEYS[form];
  const meaningful = form === "tmdsas" ? FORM_TEXT_LENGTHS.tmdsas_meaningful : DESCRIPTION_LENGTH;
  return z.object({
    title: z.optional(line(NAME_LENGTH)),
    organisationName: z.optional(line(NAME_LENGTH)),
    organisationAbout: z.optional(line(ABOUT_LENGTH)),
    description: line(key === null ? DESCRIPTION_LENGTH : FORM_TEXT_LENGTHS[key]),
    meaningfulDescription: z.optional(line(meaningful)),
  }) as z.ZodMiniType<EntryTexts>;
}

/** A record's texts as the form shows them. */
export function entryTextsIn(form: ApplicationForm, record: ExperienceRow): Required<EntryTexts> {
  const { title, organisationName, organisationAbout } = record;
  return {
    title,
    organisationName,
    organisationAbout,
    description: descriptionOf(record, form),
    meaningfulDescription: meaningfulTextOf(record, form),
  };
}

/** The texts that show another text, because none is written for this form. */
export function fallbacksIn(form: ApplicationForm, record: ExperienceRow): readonly (keyof EntryTexts)[] {
  const isGeneral = ownText(record, form) === "";
  const isCommonStar = form === "tmdsas" && record.descriptions.tmdsas_meaningful === "";
  return [...(isGeneral ? ["description" as const] : []), ...(isCommonStar ? ["meaningfulDescription" as const] : [])];
}

/** The typed texts as changes of the record. A text equal to the common one is not stored twice. */
export function changedTexts(
  form: ApplicationForm,
  record: ExperienceRow,
  { before, typed }: { readonly before: EntryTexts; readonly typed: EntryTexts },
): Changes<ExperienceFields> {
  const { description, meaningfulDescription, ...others } = changesBetween<EntryTexts>(before, { ...before, ...typed });
  const key = DESCRIPTION_KEYS[form];
  return {
    ...others,
    ...(description !== undefined &&
      key !== null && { [`descriptions.${key}`]: description === generalText(record, form) ? "" : description }),
    ...(meaningfulDescription !== undefined && meaningfulChange(form, record, meaningfulDescription)),
  };
}

function meaningfulChange(form: ApplicationForm, record: ExperienceRow, typed: string): Changes<ExperienceFields> {
  if (form !== "tmdsas") return { meaningfulDescription: typed };
  return { "descriptions.tmdsas_meaningful": typed === record.meaningfulDescription ? "" : typed };
}
