import type { ApplicationForm } from "@domain/application/application";
import { descriptionOf } from "@domain/experience/applicationEntry";
import type { ExperienceFields } from "@domain/experience/experience";
import { type Changes, changesBetween } from "@domain/records/recordChanges";
import { atMostCharacters } from "@domain/text/en/common";
import * as z from "zod/mini";
import type { ExperienceRow } from "./applicationView.ts";

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, atMostCharacters(longest)));

/** The texts of an entry that can be written beside the form. What is longer than the form takes can still be kept. */
const commonApp = z.object({ title: line(200), organisationName: line(200), description: line(1_000) });
const otherForm = z.object({ description: line(4_000), meaningfulDescription: z.optional(line(4_000)) });
export type EntryTexts = { readonly description: string } & Partial<
  Pick<ExperienceFields, "title" | "organisationName" | "meaningfulDescription">
>;

export function entryTextsOf(form: ApplicationForm): z.ZodMiniType<EntryTexts> {
  return (form === "common_app" ? commonApp : otherForm) as z.ZodMiniType<EntryTexts>;
}

/** How the form shows a record. */
export function entryTextsIn(form: ApplicationForm, record: ExperienceRow): Required<EntryTexts> {
  const { title, organisationName, meaningfulDescription } = record;
  return { title, organisationName, meaningfulDescription, description: descriptionOf(record, form) };
}

/** What was typed as changes of the record. A text like the common one is not kept twice. */
export function changedTexts(
  form: ApplicationForm,
  record: ExperienceRow,
  { before, typed }: { readonly before: EntryTexts; readonly typed: EntryTexts },
): Changes<ExperienceFields> {
  const { description, ...others } = changesBetween<EntryTexts>(before, { ...before, ...typed });
  if (description === undefined) return others;
  return { ...others, [`descriptions.${form}`]: description === record.description ? "" : description };
}
