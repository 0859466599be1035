import { compareStructural } from "mobx";
import { type Fields, pathOf, type UnsentChange } from "./unsentChanges.ts";

/** The collections in which things are typed. A shift is a part of its experience. */
export const UNSENT_KINDS = [
  "experiences",
  "shifts",
  "scores",
  "schools",
  "courses",
  "journals",
  "checklists",
  "savedResources",
  "timelines",
  "settings",
] as const;
export type UnsentKind = (typeof UNSENT_KINDS)[number];

/** Where a noted thing belongs. */
export interface UnsentPlace {
  readonly kind: UnsentKind;
  readonly documentPath: string;
  readonly documentId: string;
  /** The document's own where the thing is the whole of it. */
  readonly id: string;
}

/** Null for what this version of Cairn knows nothing of. */
export function placeOf(key: string): UnsentPlace | null {
  const [users = "", uid = "", collection = "", documentId = "", row] = pathOf(key).split("/");
  const kind = collection === "experiences" && row !== undefined ? "shifts" : collection;
  if (!isKind(kind)) return null;
  return { kind, documentPath: [users, uid, collection, documentId].join("/"), documentId, id: row ?? documentId };
}

/** The thing as its document has it; null where it has none. */
export function standingIn(document: Fields | null, { kind, documentId, id }: UnsentPlace): Fields | null {
  if (id === documentId) return document;
  const rows = document?.[kind === "shifts" ? "shifts" : "items"] as Readonly<Record<string, Fields>> | undefined;
  return rows?.[id] ?? null;
}

/** Of what is owed to pages that are gone, the names that do not stand in the plan as they were written. */
export function missingNames(
  { thing, owed }: UnsentChange,
  standing: Fields | null,
  isLiving: (page: string) => boolean,
): readonly string[] {
  return Object.keys(owed).filter(
    (name) =>
      !isLiving(owed[name] ?? "") && !(standing && name in standing && compareStructural(standing[name], thing[name])),
  );
}

function isKind(kind: string): kind is UnsentKind {
  return UNSENT_KINDS.some((known) => known === kind);
}
