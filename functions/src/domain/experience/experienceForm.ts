import * as z from "zod/mini";
import { plainEmail } from "../shared/plainEmail.ts";
import { plainPhone } from "../shared/plainPhone.ts";
import type { DashboardItem } from "../shared/stage.ts";
import { hoursTyped, numberOf } from "../shared/writtenHours.ts";
import { notANumber } from "../text/en/experience.ts";
import { CONTACT_PHONE, EMPTY_EXPERIENCE, type ExperienceFields, experienceFields } from "./experience.ts";
import { EXPERIENCE_FORMS, type FieldKind, type FormField } from "./experienceFormFields.ts";

/** The values of a form by name: one text, or one for each checked box. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** The form values that show a record. */
export function valuesOf(track: DashboardItem, fields: ExperienceFields): FormValues {
  return Object.fromEntries(
    EXPERIENCE_FORMS[track].map(({ name, stored }) => [name, shownAs(valueAt(fields, stored))]),
  );
}

/**
 * Reads a track's form into a record. Fields that the form does not ask for stay unchanged. Values in a closed part of
 * the form do not count. Every message uses the form's name of the field.
 */
export function experienceForm(
  track: DashboardItem,
  before: ExperienceFields = { ...EMPTY_EXPERIENCE, track },
): z.ZodMiniType<ExperienceFields> {
  const fields = EXPERIENCE_FORMS[track];
  return z.transform((raw: unknown, context) => {
    // A form always gives its values. Zod's types would ask callers for them.
    const values = raw as FormValues;
    const record = { ...structuredClone(before), occurrences: [{}, {}, {}] };
    for (const field of fields.filter((each) => isAsked(each, values))) {
      const value = isOpen(field, values) ? readAs(field.kind, listOf(values[field.name])) : closedValue(field.kind);
      // NaN stays for the schema to reject. But some of its messages are not made for a form.
      if (Number.isNaN(value)) refuse(context, field.name, notANumber, values);
      else setAt(record, field.stored, value);
    }
    record.contactPhone = plainPhone(record.contactPhone);
    record.supervisorContact = plainContact(record.supervisorContact);
    const asksForRepeats = fields.some(({ stored }) => stored.startsWith("occurrences."));
    const given = [...record.occurrences.entries()].filter(([, occurrence]) => isGiven(occurrence));
    const occurrences = asksForRepeats ? given.map(([, occurrence]) => occurrence) : before.occurrences;
    const parsed = experienceFields.safeParse({ ...record, occurrences });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      // Leaving out an occurrence moves the later ones up in the record, but not in the form.
      const asked = path[0] === "occurrences" ? path.with(1, given[Number(path[1])]?.[0] ?? 0) : path;
      refuse(context, nameAt(fields, asked), message, values);
    }
    return z.NEVER;
  });
}

/** An email address, a phone number, or any other words for how to reach someone. */
function plainContact(text: string): string {
  if (text.includes("@")) return plainEmail(text);
  const phone = plainPhone(text);
  return CONTACT_PHONE.test(phone) ? phone : text;
}

interface Context {
  readonly issues: unknown[];
}

function refuse({ issues }: Context, name: string, message: string, input: FormValues): void {
  issues.push({ code: "custom", path: [name], message, input });
}

/** The form's name for a path in the record. A path the form does not ask for keeps its own name. */
function nameAt(fields: readonly FormField[], path: readonly PropertyKey[]): string {
  const place = path.join(".");
  return fields.find(({ stored }) => stored === place || place.startsWith(`${stored}.`))?.name ?? place;
}

/** A field of a service the student does not use is not on the screen, so its value stays. */
function isAsked({ service, name }: FormField, values: FormValues): boolean {
  return service === undefined || values[name] !== undefined;
}

function isOpen({ opens }: FormField, values: FormValues): boolean {
  if (!opens) return true;
  return (listOf(values[opens.with])[0] ?? "No") === opens.on;
}

const NO_TEXT: ReadonlySet<FieldKind> = new Set(["text", "prose"]);

/** What is stored for a field in a closed part. A text stays, in case the part is opened again. */
function closedValue(kind: FieldKind): unknown {
  return NO_TEXT.has(kind) ? undefined : null;
}

const READERS: Readonly<Record<FieldKind, (values: readonly string[]) => unknown>> = {
  type: ([chosen]) => chosen,
  text: ([typed = ""]) => typed.trim(),
  prose: ([typed = ""]) => typed.replace(/\r\n?/g, "\n").trimEnd(),
  hours: ([typed = ""]) => hoursTyped(typed),
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

function isGiven(occurrence: object): boolean {
  return Object.values(occurrence).some((value) => value !== null);
}

function listOf(value: FormValues[string] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}

/** Fields of a record that are a plain yes or no: no answer means no. */
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
