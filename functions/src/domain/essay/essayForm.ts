import * as z from "zod/mini";
import { ROW_ID } from "../shared/rowList.ts";
import { numberOf } from "../shared/writtenHours.ts";
import { ESSAY_SERVICES, type Essay, type EssayService, essay, LENGTH_UNITS } from "./essay.ts";

/** The fields that describe an essay, as its form holds them. */
const ESSAY_DETAILS = ["kind", "service", "school_id", "limit", "limit_unit", "due_on"] as const;
export type EssayDetails = Pick<Essay, (typeof ESSAY_DETAILS)[number]>;

const details = z.pick(essay, {
  kind: true,
  service: true,
  school_id: true,
  limit: true,
  limit_unit: true,
  due_on: true,
});

/** The fields of the form that describes an essay. */
export type EssayDetailsText = Readonly<Record<"owner" | "kind" | "limit" | "limit_unit" | "due_on", string>>;

/** Parses the form that describes an essay. */
export const essayDetailsForm = z.pipe(z.transform(detailsFrom), details);

/** Parses the form of a new essay, which also has its title and its prompt. */
export const newEssayForm = z.pipe(
  z.transform((input: EssayDetailsText & Readonly<Record<"title" | "prompt", string>>) => ({
    ...detailsFrom(input),
    title: textOf(input, "title"),
    prompt: textOf(input, "prompt"),
  })),
  z.extend(details, { title: essay.shape.title, prompt: essay.shape.prompt }),
);

/** Where an essay goes, as the value of an option: `school:ID`, `service:amcas`, or "" for nowhere yet. */
export function ownerOf({ service, school_id }: Pick<Essay, "service" | "school_id">): string {
  if (school_id !== null) return `school:${school_id}`;
  return service === null ? "" : `service:${service}`;
}

/** The service and the school that such a value means. */
export function readOwner(owner: string): Pick<Essay, "service" | "school_id"> {
  const [what, id = ""] = owner.split(":");
  if (what === "school" && ROW_ID.test(id)) return { service: null, school_id: id };
  return { service: what === "service" ? serviceOf(id) : null, school_id: null };
}

/** Stored details as texts, to fill a form. */
export function detailsText(record: EssayDetails): EssayDetailsText {
  return {
    owner: ownerOf(record),
    kind: record.kind,
    limit: record.limit === null ? "" : String(record.limit),
    limit_unit: record.limit_unit,
    due_on: record.due_on ?? "",
  };
}

/** The details that differ. */
export function changedDetails(before: EssayDetails, after: EssayDetails): Partial<EssayDetails> {
  const changed = ESSAY_DETAILS.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

function detailsFrom(input: EssayDetailsText): object {
  const limit = textOf(input, "limit");
  const number = numberOf(limit);
  const due = textOf(input, "due_on");
  return {
    kind: textOf(input, "kind"),
    ...readOwner(textOf(input, "owner")),
    // A value that is not a number stays text, so that the schema asks for a number.
    limit: Number.isNaN(number) ? limit : number,
    limit_unit: LENGTH_UNITS.find((unit) => unit === textOf(input, "limit_unit")) ?? "words",
    due_on: due === "" ? null : due,
  };
}

function serviceOf(id: string): EssayService | null {
  return ESSAY_SERVICES.find((service) => service === id) ?? null;
}

function textOf(input: unknown, name: string): string {
  return String(Reflect.get(Object(input), name) ?? "").trim();
}
