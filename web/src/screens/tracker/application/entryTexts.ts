import type { ApplicationForm } from "@domain/application";
import type { ExperienceFields } from "@domain/experience";
import { descriptionOf } from "@domain/formEntry";
import { atMostCharacters } from "@domain/text/en/common";
import * as z from "zod/mini";
import type { ExperienceRow } from "./applicationView.ts";

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, atMostCharacters(longest)));

/** The texts of an entry that can be written beside the form. What is longer than the form takes can still be kept. */
const commonApp = z.object({ title: line(200), organisationName: line(200), description: line(1_000) });
const others = z.object({ description: line(4_000), meaningfulDescription: z.optional(line(4_000)) });
export type EntryTexts = { readonly description: string } & Partial<
  Pick<ExperienceFields, "title" | "organisationName" | "meaningfulDescription">
>;

export function entryTextsOf(form: ApplicationForm): z.ZodMiniType<EntryTexts> {
  return (form === "common_app" ? commonApp : others) as z.ZodMiniType<EntryTexts>;
}

/** The fields of the record that differ from what was typed. A text like the common one is not kept twice. */
export function changedTexts(
  form: ApplicationForm,
  record: ExperienceRow,
  { description, ...typed }: EntryTexts,
): Partial<ExperienceFields> {
  const names = Object.keys(typed) as (keyof typeof typed)[];
  const changed = Object.fromEntries(
    names
      .filter((name) => typed[name] !== undefined && typed[name] !== record[name])
      .map((name) => [name, typed[name]]),
  ) as Partial<ExperienceFields>;
  if (description === descriptionOf(record, form)) return changed;
  const own = description === record.description ? "" : description;
  return { ...changed, descriptions: { ...record.descriptions, [form]: own } };
}
