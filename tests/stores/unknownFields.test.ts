import { newEssay } from "@domain/essay/essay.ts";
import { essayIndexOf } from "@domain/essay/essayIndex.ts";
import { EMPTY_EXPERIENCE, type Experience } from "@domain/experience/experience.ts";
import { entryOf } from "@domain/experience/experienceSummary.ts";
import { newJournal } from "@domain/journal/journal.ts";
import type { CollectionWith } from "@domain/records/collections.ts";
import {
  applicationPath,
  checklistPath,
  coursesPath,
  essayIndexPath,
  essayPath,
  experiencePath,
  experienceSummaryPath,
  interviewsPath,
  journalPath,
  lettersPath,
  practicesPath,
  savedResourcesPath,
  schoolsPath,
  scoresPath,
  seasonPath,
  timelinePath,
  trackerSettingsPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { biology } from "@domain/samples/biology.ts";
import { EMPTY_SEASON } from "@domain/season/season.ts";
import { expect, test } from "vitest";
import type { Plan } from "../../web/src/stores/Plan.ts";
import { mcat, panelInterview, plainLetter, plainSchool, practiced } from "../support/records.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { closeClientsAfterEach } from "./support/client.ts";
import { openPlanOf } from "./support/plan.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();

const LATER = { of_a_later_release: { mood: ["good"] } };
const pantry: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "PM",
  experienceName: "Food pantry",
  shifts: { a: { day: "2026-11-18", hours: 2, note: "" } },
  changed_shift: null,
  created_on: "2026-11-20",
};
const list = (row: object) => ({ items: { one: { ...row, ...LATER } }, changed_item: "one", ...LATER });

interface Edit {
  readonly path: (uid: string) => string;
  readonly document: object;
  readonly edit: (plan: Plan) => Promise<boolean>;
}

/** A message to support cannot be edited. */
type Restored = Exclude<CollectionWith<"unsent", "restored">, "supportThreads">;

/** A document of each kind as a later release might store it, and an edit of it by this release. */
const EDITS: Readonly<Record<Restored | "summaries" | "user", Edit>> = {
  scores: {
    path: scoresPath,
    document: list(mcat),
    edit: async ({ scores }) => {
      await until(() => scores.rows.length === 1);
      return scores.change("one", { note: "Good day" });
    },
  },
  schools: {
    path: schoolsPath,
    document: list(plainSchool),
    edit: async ({ schools }) => {
      await until(() => schools.rows.length === 1);
      return schools.change("one", { note: "Visit" });
    },
  },
  courses: {
    path: coursesPath,
    document: list(biology),
    edit: async ({ courses }) => {
      courses.list.load();
      await until(() => courses.rows.length === 1);
      return courses.change({ id: "one", name: biology.name }, { name: "Cell Biology" });
    },
  },
  letters: {
    path: lettersPath,
    document: list(plainLetter),
    edit: async ({ letters }) => {
      const records = await letters.loaded();
      await until(() => records.rows.length === 1);
      return records.change({ id: "one", writer: plainLetter.writer }, { agreed_on: "2026-11-20" });
    },
  },
  savedResources: {
    path: savedResourcesPath,
    document: list({ saved_on: "2026-11-20", savedGroup: "shadowing", note: "" }),
    edit: async ({ savedResources }) => {
      await until(() => savedResources.rows.length === 1);
      return savedResources.setNote("one", "Read");
    },
  },
  practices: {
    path: practicesPath,
    document: list({ ...practiced }),
    edit: async ({ practices }) => {
      const records = await practices.loaded();
      await until(() => records.rows.length === 1);
      return records.list.change("one", { note: "Slower" });
    },
  },
  timelines: {
    path: timelinePath,
    document: { ...list({ status: "done", on: "2026-11-20", reason: "", task: null }) },
    edit: async ({ timeline }) => {
      timeline.list.load();
      await until(() => timeline.rows.length === 1);
      return timeline.set("one", { status: "open", on: "2026-11-21", reason: "", task: null });
    },
  },
  applications: {
    path: (uid) => applicationPath(uid, "amcas"),
    document: list({ position: 1, copied: "" }),
    edit: async ({ application }) => {
      application.listOf("amcas").load();
      await until(() => application.rowsOf("amcas").length === 1);
      return application.markCopied("amcas", "one", "city", "Boston");
    },
  },
  season: {
    path: seasonPath,
    document: list({ ...EMPTY_SEASON }),
    edit: async ({ season }) => {
      const { seasons } = await season.loaded();
      await until(() => seasons.rows.length === 1);
      return seasons.change("one", { plan: "EA" });
    },
  },
  interviews: {
    path: interviewsPath,
    document: list({ ...panelInterview }),
    edit: async ({ season }) => {
      const { interviews } = await season.loaded();
      await until(() => interviews.rows.length === 1);
      return interviews.change("one", { time: "10:00" });
    },
  },
  essays: {
    path: (uid) => essayPath(uid, "one"),
    document: { ...newEssay(1), ...LATER },
    edit: async ({ essays }) => {
      const store = await essays.loaded();
      store.load();
      await until(() => store.records.length === 1);
      return store.change("one", { title: "Why medicine" });
    },
  },
  experiences: {
    path: (uid) => experiencePath(uid, "one"),
    document: { ...pantry, ...LATER },
    edit: async ({ experiences }) => {
      experiences.load();
      await until(() => experiences.records.length === 1);
      return (await experiences.change("one", { city: "Boston" })) && experiences.removeShift("one", "a");
    },
  },
  summaries: {
    path: experienceSummaryPath,
    document: { items: { one: { ...entryOf(pantry), ...LATER } }, changed_item: "one", changed_shift: null, ...LATER },
    edit: async ({ experiences }) => {
      experiences.load();
      await until(() => experiences.records.length === 1 && experiences.entries.length === 1);
      return experiences.change("one", { completedHours: 40 });
    },
  },
  journals: {
    path: (uid) => journalPath(uid, "one"),
    document: { ...newJournal("2026-11-20", 0), text: "Bags.", ...LATER },
    edit: async ({ journals }) => {
      journals.load();
      await until(() => journals.entries.length === 1);
      return journals.change("one", { starred: true });
    },
  },
  checklists: {
    path: (uid) => checklistPath(uid, "hs-11"),
    document: LATER,
    edit: async ({ checklists }) => checklists.current.setDone(checklists.current.rows[0]?.id ?? "", true),
  },
  settings: {
    path: trackerSettingsPath,
    document: { display_scores: true, ...LATER },
    edit: async ({ trackerSettings }) => {
      await until(() => trackerSettings.settings.display_scores === true);
      return trackerSettings.change({ display_scores: false });
    },
  },
  user: {
    path: userPath,
    document: LATER,
    edit: async ({ user }) => (await user.setDisplayName("Annie")) && user.setPreferences({ theme: "clay" }),
  },
};

test.each(Object.entries(EDITS))("an edit in %s keeps the fields of a later release", async (_, kind) => {
  const ann = await newStudent({ stage: "hs-11" });
  await plant(ann, kind);
  const before = await stored(kind.path(ann.uid));
  const plan = await openPlanOf(ann);

  expect(await kind.edit(plan)).toBe(true);

  const after = await stored(kind.path(ann.uid));
  expect(after).not.toEqual(before);
  expect(JSON.stringify(after).split("of_a_later_release")).toHaveLength(
    JSON.stringify(before).split("of_a_later_release").length,
  );
});

/** Writes the document and its companion: a record has an entry in the summary. */
async function plant({ uid }: Student, { path, document }: Edit): Promise<void> {
  if (path(uid) === experienceSummaryPath(uid)) await adminDb.doc(experiencePath(uid, "one")).set(pantry);
  if (path(uid) === experiencePath(uid, "one")) {
    const items = { one: entryOf(pantry) };
    await adminDb.doc(experienceSummaryPath(uid)).set({ items, changed_item: "one", changed_shift: null });
  }
  if (path(uid) === essayPath(uid, "one"))
    await adminDb.doc(essayIndexPath(uid)).set(essayIndexOf({ one: newEssay(1) }));
  await adminDb.doc(path(uid)).set(document, { merge: true });
}
