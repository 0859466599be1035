import { readFile } from "node:fs/promises";
import { EMPTY_EXPERIENCE } from "@domain/experience/experience.ts";
import { newJournal } from "@domain/journal/journal.ts";
import {
  checklistPath,
  coursesPath,
  experiencePath,
  experienceSummaryPath,
  journalPath,
  savedResourcesPath,
  schoolsPath,
  scoresPath,
  timelinePath,
} from "@domain/records/firestorePaths.ts";
import { biology } from "@domain/samples/biology.ts";
import { expect, test } from "vitest";
import { openApp, useBrowser } from "../support/browser.ts";
import { mcat, plainSchool } from "../support/records.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";

useBrowser();

const listOf = (row: object, broken: object) => ({ items: { good: row, bad: broken }, changed_item: "good" });
const experience = {
  ...EMPTY_EXPERIENCE,
  track: "HS",
  experienceName: "Food pantry",
  shifts: {},
  changed_shift: null,
  created_on: "2026-11-20",
};

interface Place {
  readonly address: string;
  /** Text of a readable row that the page shows. */
  readonly shown: string;
  /** The name of the unreadable row on the page. */
  readonly name: string;
  readonly plant: (uid: string) => Readonly<Record<string, object>>;
  readonly isLeft: (uid: string) => Promise<boolean>;
}

const isRowLeft = (path: (uid: string) => string) => async (uid: string) =>
  "bad" in Object((await stored(path(uid)))?.items);
const isDocumentLeft = (path: (uid: string, id: string) => string) => async (uid: string) =>
  (await stored(path(uid, "bad"))) !== null;

const PLACES: Readonly<Record<string, Place>> = {
  experience: {
    address: "/tracker/experiences",
    shown: "Food pantry",
    name: "Glider club",
    plant: (uid) => ({
      [experiencePath(uid, "good")]: experience,
      [experiencePath(uid, "bad")]: { ...experience, experienceName: "Glider club", type: "Flying" },
      [experienceSummaryPath(uid)]: { items: {}, changed_item: "good", changed_shift: null },
    }),
    isLeft: isDocumentLeft(experiencePath),
  },
  score: {
    address: "/tracker/scores",
    shown: "MCAT",
    name: "GRE",
    plant: (uid) => ({ [scoresPath(uid)]: listOf(mcat, { ...mcat, test: "GRE" }) }),
    isLeft: isRowLeft(scoresPath),
  },
  school: {
    address: "/tracker/schools",
    shown: "Lakeview College",
    name: "Moon Academy",
    plant: (uid) => ({ [schoolsPath(uid)]: listOf(plainSchool, { ...plainSchool, name: "Moon Academy", track: 7 }) }),
    isLeft: isRowLeft(schoolsPath),
  },
  course: {
    address: "/tracker/coursework",
    shown: biology.name,
    name: "Alchemy",
    plant: (uid) => ({ [coursesPath(uid)]: listOf(biology, { ...biology, name: "Alchemy", year: "1626" }) }),
    isLeft: isRowLeft(coursesPath),
  },
  "journal entry": {
    address: "/tracker/journals",
    shown: "First shift",
    name: "A sealed letter",
    plant: (uid) => ({
      [journalPath(uid, "good")]: { ...newJournal("2026-11-20", 0), title: "First shift", text: "Bags." },
      [journalPath(uid, "bad")]: { ...newJournal("2026-11-20", 0), title: "A sealed letter", text: 5 },
    }),
    isLeft: isDocumentLeft(journalPath),
  },
  "saved resource": {
    address: "/resources/saved",
    shown: "Khan Academy",
    name: "bad",
    plant: (uid) => ({
      [savedResourcesPath(uid)]: {
        items: {
          "khan-academy": { saved_on: "2026-11-20", savedGroup: "schoolHelp", note: "" },
          bad: { saved_on: "2026-11-20", savedGroup: "a later group", note: "" },
        },
        changed_item: "bad",
      },
    }),
    isLeft: isRowLeft(savedResourcesPath),
  },
  "step of the timeline": {
    address: "/timeline",
    shown: "Timeline",
    name: "bad",
    plant: (uid) => ({
      [timelinePath(uid)]: {
        items: { bad: { status: "begun", on: "2026-11-20", reason: "", task: null } },
        changed_item: "bad",
      },
    }),
    isLeft: isRowLeft(timelinePath),
  },
  task: {
    address: "/dashboard",
    shown: "Checklist",
    name: "Fly to the moon",
    plant: (uid) => ({
      [checklistPath(uid, "hs-11")]: {
        items: { bad: { checklist_item_name: "Fly to the moon", status: "Someday", origin: "own", position: 1 } },
      },
    }),
    isLeft: isRowLeft((uid) => checklistPath(uid, "hs-11")),
  },
};

test.each(Object.entries(PLACES))(
  "an unreadable %s is listed, can be downloaded and deleted, and hides no other row",
  async (_, place) => {
    const ann = await newStudent({ stage: "hs-11" });
    await plant(ann, place);
    const page = await openApp(place.address, ann);
    const note = page.getByRole("region", { name: "Saved, but not readable here" });

    await note.getByText(place.name, { exact: true }).waitFor();
    await page.getByText(place.shown).first().waitFor();
    const downloading = page.waitForEvent("download");
    await note.getByRole("button", { name: `Download: ${place.name}` }).click();
    const file = await readFile(await (await downloading).path(), "utf8");
    expect(Object.keys(JSON.parse(file)).length).toBeGreaterThan(2);
    await note.getByRole("button", { name: `Delete: ${place.name}` }).click();

    await note.waitFor({ state: "hidden" });
    await expect.poll(() => place.isLeft(ann.uid)).toBe(false);
  },
);

async function plant({ uid }: Student, place: Place): Promise<void> {
  for (const [path, document] of Object.entries(place.plant(uid))) {
    await adminDb.doc(path).set(document, { merge: true });
  }
}
