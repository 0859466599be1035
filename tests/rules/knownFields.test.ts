import { readFile } from "node:fs/promises";
import { photo } from "@domain/account/photo.ts";
import { trackerSettings } from "@domain/account/trackerSettings.ts";
import { preferences } from "@domain/account/user.ts";
import { chosenExperience } from "@domain/application/application.ts";
import { checklistItem } from "@domain/checklist/checklist.ts";
import { course } from "@domain/course/course.ts";
import { essay } from "@domain/essay/essay.ts";
import { essayEntry, essayIndex } from "@domain/essay/essayIndex.ts";
import { essayVersion } from "@domain/essay/essayVersions.ts";
import { experience } from "@domain/experience/experience.ts";
import { experienceEntry, experienceSummary } from "@domain/experience/experienceSummary.ts";
import { practice } from "@domain/interview/practice.ts";
import { journal } from "@domain/journal/journal.ts";
import { letter } from "@domain/letter/letter.ts";
import { savedResource } from "@domain/resource/savedResource.ts";
import { school } from "@domain/school/school.ts";
import { score, scoreList } from "@domain/score/score.ts";
import { interview } from "@domain/season/interview.ts";
import { season } from "@domain/season/season.ts";
import { share } from "@domain/share/share.ts";
import { shareComment } from "@domain/share/shareComment.ts";
import { shareRow } from "@domain/share/shareRow.ts";
import { supportMessage, supportThread } from "@domain/support/supportThread.ts";
import { timelineStep } from "@domain/timeline/timelineStep.ts";
import { expect, test } from "vitest";
import { RULES } from "./openRules.ts";

/** The field lists in the rules, with the schema each one repeats and the text before the list. */
const LISTS: Readonly<Record<string, readonly [before: string, schema: { readonly shape: object }]>> = {
  preferences: ["preferences.diff(before).affectedKeys().hasOnly(", preferences],
  "a list of rows": ["isStudent() && request.resource.data.keys().hasOnly(", scoreList],
  photo: ["photoId == 'profile' && request.resource.data.keys().hasOnly(", photo],
  checklistItem: ["let changed = task.diff(before).affectedKeys(); return changed.hasOnly(", checklistItem],
  score: ["function isScore(score, before) { let known = ", score],
  school: ["function isSchool(school, before) { let known = ", school],
  course: ["function isCourse(course, before) { let known = ", course],
  practice: ["function isPractice(practice, before) { let known = ", practice],
  letter: ["function isLetter(letter, before) { let known = ", letter],
  season: ["function isSeason(season, before) { let known = ", season],
  interview: ["function isInterview(interview, before) { let known = ", interview],
  savedResource: ["|| hasFields(saved, before, ", savedResource],
  timelineStep: ["|| hasFields(step, before, ", timelineStep],
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
  shareRow: ["function isRowOf(share, before, id) { let known = ", shareRow],
  chosenExperience: ["|| hasFields(chosen, before, ", chosenExperience],
  trackerSettings: ["function areSettings(settings, changed) { return changed.hasOnly(", trackerSettings],
};

test.each(Object.entries(LISTS))("the rules list exactly the fields of %s", async (_, [before, { shape }]) => {
  const source = (await readFile(RULES, "utf8")).replaceAll(/\/\/.*/g, "").replaceAll(/\s+/g, " ");
  const [, after] = source.split(before);
  const [list = ""] = after?.match(/^\[[^\]]*\]/) ?? [];

  const names = Array.from(list.matchAll(/'([^']+)'/g), ([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(shape).toSorted());
});
