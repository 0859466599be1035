import * as z from "zod/mini";
import { user } from "../account/user.ts";
import { completed } from "../shared/recordKind.ts";
import * as text from "../text/en/planFile.ts";
import { PLAN_SCHEMAS } from "./collectionSchemas.ts";
import { collectionsWith, type PlanCollection } from "./collections.ts";

/** Increase it when this release can no longer read older files. */
export const PLAN_FILE_VERSION = 1;

/** The largest file to import, in bytes. Years of records stay well below a tenth of it. */
export const PLAN_FILE_LIMIT = 4 * 1024 * 1024;

/** The most entries in one list or map of a file. A plan has at most 2,500 experiences, and as many journal entries. */
const ENTRY_LIMIT = 5_000;

/** Firestore's limit is 1 MiB per document in its own encoding, which is shorter than JSON. */
const DOCUMENT_LIMIT = 1_000_000;

/** Everything stored of one student, as it is downloaded and imported. */
export const planFile = z.object({
  product: z.literal("Cairn"),
  version: z.literal(PLAN_FILE_VERSION),
  exported_at: z.string(),
  uid: z.string(),
  user,
  collections: z.strictObject(PLAN_SCHEMAS),
});
export type PlanFile = z.infer<typeof planFile>;

export type ReadPlanFile =
  | { readonly outcome: "read"; readonly file: PlanFile }
  | { readonly outcome: "refused"; readonly reason: string };

const opening = z.looseObject({ product: z.literal("Cairn"), version: z.number() });

/** Checks a file from any source. Rejects fields that the schemas do not know, instead of dropping them silently. */
export function readPlanFile(json: unknown): ReadPlanFile {
  try {
    return readChecked(json);
  } catch (error) {
    // The stack is full: values are nested too deep, or have more faults than the schema library can list.
    if (error instanceof RangeError) return refused(text.unreadable);
    throw error;
  }
}

function readChecked(json: unknown): ReadPlanFile {
  // First, because listing the faults of so many would take seconds.
  if (hasCrowd(json)) return refused(text.tooManyEntries(ENTRY_LIMIT));
  const begun = opening.safeParse(json);
  if (!begun.success) return refused(text.notOurs);
  const { version } = begun.data;
  if (version !== PLAN_FILE_VERSION) {
    return refused(text.otherVersion(version, PLAN_FILE_VERSION));
  }
  const parsed = planFile.safeParse(completed(planFile, json));
  if (!parsed.success) return refused(sentenceOf(parsed.error.issues[0]));
  if (parsed.data.user.sample !== undefined) return refused(text.ofSample);
  const stray = strayField(json, parsed.data, []);
  if (stray) return refused(text.unknownField(placeOf(stray)));
  const large = largeDocument(parsed.data);
  if (large) return refused(text.tooLarge(placeOf(large)));
  return { outcome: "read", file: parsed.data };
}

/** What a download contains. */
export const PLAN_COLLECTIONS = collectionsWith("planFile", "imported", "downloaded");
/** What an import restores. The file's other collections are for the reader. */
export const IMPORTED_COLLECTIONS = collectionsWith("planFile", "imported");

/** The number of documents a file restores. */
export function documentsIn(file: PlanFile): number {
  return 1 + IMPORTED_COLLECTIONS.reduce((sum, name) => sum + importedDocuments(file, name).length, 0);
}

/** What an import restores of a collection, by id. A calendar address is not restored: the file does not have its key. */
export function importedDocuments(
  { collections }: PlanFile,
  name: PlanCollection,
): readonly (readonly [string, object])[] {
  const { calendarFeed: _, ...settings } = collections.settings;
  const restored: Readonly<Record<string, object | undefined>> = name === "settings" ? settings : collections[name];
  return Object.entries(restored).flatMap(([id, document]) => (document ? [[id, document] as const] : []));
}

function hasCrowd(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const inside: readonly unknown[] = Object.values(value);
  return inside.length > ENTRY_LIMIT || inside.some(hasCrowd);
}

function refused(reason: string): ReadPlanFile {
  return { outcome: "refused", reason };
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return text.unreadable;
  if (issue.code === "unrecognized_keys") {
    return text.unknownField(placeOf([...issue.path, issue.keys[0] ?? ""]));
  }
  if (issue.code === "invalid_key") return text.problemAt(placeOf(issue.path), issue.issues[0]?.message ?? "");
  const own = issue.code === "invalid_type" || issue.code === "invalid_value" || issue.message === "Invalid input";
  return own ? text.wrongField(placeOf(issue.path)) : text.problemAt(placeOf(issue.path), issue.message);
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.map((step) => String(step).slice(0, 60)).join(" › ");
}

/** The first field that parsing has dropped. */
function strayField(given: unknown, kept: unknown, path: readonly string[]): readonly string[] | null {
  if (!isObject(given) || !isObject(kept)) return null;
  for (const [name, value] of Object.entries(given)) {
    const here = [...path, name];
    // Anything next to our own parts, such as the account, is only for the reader.
    if (!Object.hasOwn(kept, name)) {
      if (path.length > 0) return here;
      continue;
    }
    const stray = strayField(value, kept[name], here);
    if (stray) return stray;
  }
  return null;
}

function largeDocument(file: PlanFile): readonly string[] | null {
  if (isTooLarge(file.user)) return ["user"];
  for (const [name, stored] of Object.entries(file.collections)) {
    for (const [id, fields] of Object.entries(stored)) if (isTooLarge(fields)) return [name, id];
  }
  return null;
}

function isTooLarge(fields: object | undefined): boolean {
  return new TextEncoder().encode(JSON.stringify(fields ?? {})).length > DOCUMENT_LIMIT;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
