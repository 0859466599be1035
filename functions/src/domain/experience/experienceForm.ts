import * as z from "zod/mini";
import type { DashboardItem } from "../shared/stage.ts";
import { notANumber } from "../text/en/experience.ts";
import { EMPTY_EXPERIENCE, type ExperienceFields, experienceFields } from "./experience.ts";
import { EXPERIENCE_FORMS, type FieldKind, type FormField } from "./experienceFormFields.ts";

/** What a form holds under a name: one text, or one for each box that is ticked. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** How a form shows a record. */
export function valuesOf(track: DashboardItem, fields: ExperienceFields): FormValues {
  return Object.fromEntries(
    EXPERIENCE_FORMS[track].map(({ name, stored }) => [name, shownAs(valueAt(fields, stored))]),
  );
}

/**
 * Reads a track's form into a record. What the form does not ask stays as it was; what stands in a part of the form
 * that is not open does not count. Every message is at the form's name of the field.
 */
export function experienceForm(
  track: DashboardItem,
  before: ExperienceFields = { ...EMPTY_EXPERIENCE, track },
): z.ZodMiniType<ExperienceFields> {
  const fields = EXPERIENCE_FORMS[track];
  const read = z.transform((values: FormValues, context) => {
    const record = { ...structuredClone(before), occurrences: [{}, {}, {}] };
    for (const field of fields) {
      const value = isOpen(field, values) ? readAs(field.kind, listOf(values[field.name])) : closedValue(field.kind);
      // A number that is none is kept for the schema to refuse, but some of its messages are not made for a form.
      if (Number.isNaN(value)) refuse(context, field.name, notANumber, values);
      else setAt(record, field.stored, value);
    }
    const asksForRepeats = fields.some(({ stored }) => stored.startsWith("occurrences."));
    const given = [...record.occurrences.entries()].filter(([, occurrence]) => isGiven(occurrence));
    const occurrences = asksForRepeats ? given.map(([, occurrence]) => occurrence) : before.occurrences;
    const parsed = experienceFields.safeParse({ ...record, occurrences });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      // An occurrence left out moves those after it up in the record, not in the form.
      const asked = path[0] === "occurrences" ? path.with(1, given[Number(path[1])]?.[0] ?? 0) : path;
      refuse(context, nameAt(fields, asked), message, values);
    }
    return z.NEVER;
  });
  return z.pipe(z.custom<FormValues>(), read) as unknown as z.ZodMiniType<ExperienceFields>;
}

interface Context {
  readonly issues: unknown[];
}

function refuse({ issues }: Context, name: string, message: string, input: FormValues): void {
  issues.push({ code: "custom", path: [name], message, input });
}

/** The form's name of a place in the record; a place the form does not ask is told by its own name. */
function nameAt(fields: readonly FormField[], path: readonly PropertyKey[]): string {
  const place = path.join(".");
  return fields.find(({ stored }) => stored === place || place.startsWith(`${stored}.`))?.name ?? place;
}

function isOpen({ opens }: FormField, values: FormValues): boolean {
  if (!opens) return true;
  return (listOf(values[opens.with])[0] ?? "No") === opens.on;
}

const NO_TEXT: ReadonlySet<FieldKind> = new Set(["text", "prose"]);

/** What is stored of a field whose part is closed; a text stays, should the part be opened again. */
function closedValue(kind: FieldKind): unknown {
  return NO_TEXT.has(kind) ? undefined : null;
}

const READERS: Readonly<Record<FieldKind, (values: readonly string[]) => unknown>> = {
  type: ([chosen]) => chosen,
  text: ([typed = ""]) => typed.trim(),
  prose: ([typed = ""]) => typed.replace(/\r\n?/g, "\n").trimEnd(),
  number: ([typed = ""]) => numberOf(typed),
  day: ([chosen = ""]) => chosen || null,
  "yes-no": ([chosen]) => (chosen === undefined ? null : chosen === "Yes"),
  category: ([chosen = ""]) => chosen || null,
  compensation: ([chosen = ""]) => chosen || null,
  times: (chosen) => chosen,
  grades: (chosen) => chosen,
};

function readAs(kind: FieldKind, values: readonly string[]): unknown {
  return READERS[kind](values);
}

/** Null where nothing is typed, NaN where what is typed is no number. */
export function numberOf(typed: string): number | null {
  const text = typed.trim().replace(/(\d),(?=\d{3}\b)/g, "$1");
  if (text === "") return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

function isGiven(occurrence: object): boolean {
  return Object.values(occurrence).some((value) => value !== null);
}

function listOf(value: FormValues[string] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}

/** Fields of a record that are a plain yes or no: "not answered" is no. */
const NEVER_OPEN: ReadonlySet<string> = new Set(["isCurrent", "anticipated", "repeated", "meaningfulExperiences"]);

function setAt(record: object, stored: string, value: unknown): void {
  if (value === undefined) return;
  const path = stored.split(".");
  const last = path.pop() ?? "";
  const home = path.reduce<object>((parent, key) => Reflect.get(parent, key), record);
  Reflect.set(home, last, value === null && NEVER_OPEN.has(stored) ? false : value);
}

function valueAt(record: object, stored: string): unknown {
  return stored
    .split(".")
    .reduce<unknown>(
      (parent, key) => (typeof parent === "object" && parent !== null ? Reflect.get(parent, key) : null),
      record,
    );
}

function shownAs(value: unknown): string | readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return value === null || value === undefined ? "" : String(value);
}
