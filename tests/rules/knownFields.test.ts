import { readFile } from "node:fs/promises";
import { photo } from "@domain/account/photo.ts";
import { trackerSettings } from "@domain/account/trackerSettings.ts";
import { preferences } from "@domain/account/user.ts";
import { chosenExperience } from "@domain/application/application.ts";
import { checklistItem } from "@domain/checklist/checklist.ts";
import { essay } from "@domain/essay/essay.ts";
import { essayEntry, essayIndex } from "@domain/essay/essayIndex.ts";
import { essayVersion } from "@domain/essay/essayVersions.ts";
import { experience } from "@domain/experience/experience.ts";
import { experienceEntry, experienceSummary } from "@domain/experience/experienceSummary.ts";
import { journal } from "@domain/journal/journal.ts";
import { RECORD_KINDS } from "@domain/records/collectionSchemas.ts";
import { scoreList } from "@domain/score/score.ts";
import { share } from "@domain/share/share.ts";
import { shareComment } from "@domain/share/shareComment.ts";
import { supportMessage, supportThread } from "@domain/support/supportThread.ts";
import { expect, test } from "vitest";
import { RULES } from "./openRules.ts";
import { SINGLE_LISTS } from "./rowExamples.ts";

/** The field lists in the rules, with the schema each one repeats and the text before the list. */
const LISTS: Readonly<Record<string, readonly [before: string, schema: { readonly shape: object }]>> = {
  preferences: ["preferences.diff(before).affectedKeys().hasOnly(", preferences],
  "a list of rows": ["isStudent() && request.resource.data.keys().hasOnly(", scoreList],
  photo: ["photoId == 'profile' && request.resource.data.keys().hasOnly(", photo],
  checklistItem: ["let changed = task.diff(before).affectedKeys(); return changed.hasOnly(", checklistItem],
  experience: ["function hasKnownFields(changed) { return changed.hasOnly(", experience],
  journal: ["function isEntry(entry, changed, stored) { return changed.hasOnly(", journal],
  essay: ["function isEssay(essay, changed, stored) { return changed.hasOnly(", essay],
  essayVersion: ["return version == null || hasFields(version, before, ", essayVersion],
  essayEntry: ["function isEssayEntry(entry, before) { return entry.diff(before).affectedKeys().hasOnly(", essayEntry],
  essayIndex: ["function isIndex(before, index, changed) { return changed.hasOnly(", essayIndex],
  supportMessage: ["return message.keys().hasOnly(", supportMessage],
  supportThread: ["return thread.keys().hasOnly(", supportThread],
  experienceEntry: ["return entry.diff(before).affectedKeys().hasOnly(", experienceEntry],
  experienceSummary: [
    "allow create: if isSelf(uid) && isStudent() && request.resource.data.keys().hasOnly(",
    experienceSummary,
  ],
  share: ["return share.keys().hasOnly(", share],
  shareComment: ["return comment.keys().hasOnly(", shareComment],
  chosenExperience: ["|| hasFields(chosen, before, ", chosenExperience],
  trackerSettings: ["function areSettings(settings, changed) { return changed.hasOnly(", trackerSettings],
};

test.each(Object.entries(LISTS))("the rules list exactly the fields of %s", async (_, [before, { shape }]) => {
  const [, after] = (await rules()).split(before);

  expect(firstList(after)).toEqual(Object.keys(shape).toSorted());
});

test.each(SINGLE_LISTS)("the rules list exactly the fields of a row in %s", async (collection) => {
  const [, block] = (await rules()).split(`match /${collection}/{listId} {`);
  const [, after] = block?.split(/let known = |hasFields\(\w+, before, /) ?? [];

  const fields = Object.values(RECORD_KINDS[collection]).flatMap((kind) => kind.fields);
  expect(firstList(after)).toEqual(fields.toSorted());
});

async function rules(): Promise<string> {
  return (await readFile(RULES, "utf8")).replaceAll(/\/\/.*/g, "").replaceAll(/\s+/g, " ");
}

/** The names in the list that a text begins with, sorted. Long lists are one text that is split. */
function firstList(text = ""): readonly string[] {
  const [list = ""] = /^(\[[^\]]*\]|\([^)]*\)\.split\(' '\))/.exec(text) ?? [];
  return Array.from(list.matchAll(/[A-Za-z_]+(?=[^()[\]]*'[^()[\]]*[\])])/g), ([name]) => name).toSorted();
}
