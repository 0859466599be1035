import type { Essay } from "@domain/essay/essay";
import { essayEntryOf } from "@domain/essay/essayIndex";
import type { Experience } from "@domain/experience/experience";
import { entryOf } from "@domain/experience/experienceSummary";
import { userCollectionPath } from "@domain/records/firestorePaths";
import { inWrites, namesOf } from "../../features/experiences/entryWrite.ts";
import type { EditAgain } from "../../sync/writeAgain.ts";
import type { PlacedEdit } from "../../sync/writeLog.ts";

/** The edits of one commit. */
export type Commit = readonly EditAgain[];

/**
 * The commits that create a deleted document again, in the form that the rules require: with its entry in the index of
 * its collection, and an experience's shifts a few at a time.
 */
export function createdAgain({ of, value }: PlacedEdit): readonly Commit[] {
  if (value === undefined) throw new Error("Only some fields of the document are known.");
  const [, uid = "", collection, id = ""] = of.split("/");
  const index = `${userCollectionPath(uid, "summaries")}/${collection}`;
  const entry = (content: unknown): Commit => [
    { of: index, path: ["items", id], value: content },
    { of: index, path: ["changed_item"], value: id },
  ];
  // The document was written by the app, in this form.
  if (collection === "journals") return [[{ of, path: [], value }, ...entry(true)]];
  if (collection === "essays") return [[{ of, path: [], value }, ...entry(essayEntryOf(value as Essay))]];
  if (collection !== "experiences") return [[{ of, path: [], value }]];

  const { shifts, ...record } = value as Experience;
  const begun = { ...record, shifts: {}, changed_shift: null };
  const first = [
    { of, path: [], value: begun },
    ...entry(entryOf(begun)),
    { of: index, path: ["changed_shift"], value: null },
  ];
  const others = inWrites(shifts).map((some) => [
    ...Object.entries(some).map(([shiftId, shift]) => ({ of, path: ["shifts", shiftId], value: shift })),
    { of, path: ["changed_shift"], value: namesOf(Object.keys(some)) },
  ]);
  return [first, ...others];
}
