import { EMPTY_EXPERIENCE } from "@domain/experience/experience.ts";
import { newJournal } from "@domain/journal/journal.ts";
import {
  coursesPath,
  experiencesPath,
  journalsPath,
  lettersPath,
  practicesPath,
  savedResourcesPath,
  schoolsPath,
  scoresPath,
  timelinePath,
} from "@domain/records/firestorePaths.ts";
import { biology } from "@domain/samples/biology.ts";
import { reaction } from "mobx";
import { expect, test } from "vitest";
import type { Plan } from "../../web/src/stores/Plan.ts";
import { plainLetter, plainSchool, practiced } from "../support/records.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { closeClientsAfterEach } from "./support/client.ts";
import { openPlanOf } from "./support/plan.ts";

closeClientsAfterEach();

const TODAY = "2026-11-22";
const LONG = "x".repeat(100_000);
const SAT = { test: "SAT", kind: "official", date: TODAY, note: "" } as const;

interface Wrong {
  readonly write: (plan: Plan) => Promise<boolean> | undefined;
  readonly errorOf: (plan: Plan) => string | null;
  readonly path: (uid: string) => string;
}

/** Invalid records that no form would create, one of each kind. */
const WRONG: Readonly<Record<string, Wrong>> = {
  school: {
    write: ({ schools }) => schools.add({ ...plainSchool, name: " " })?.written,
    errorOf: ({ schools }) => schools.list.saveError,
    path: schoolsPath,
  },
  course: {
    write: ({ courses }) => courses.add({ ...biology, credits: -1 }),
    errorOf: ({ courses }) => courses.list.saveError,
    path: coursesPath,
  },
  letter: {
    write: async ({ letters }) => (await letters.loaded()).add({ ...plainLetter, writer: " " })?.written ?? true,
    errorOf: ({ letters }) => letters.value?.list.saveError ?? null,
    path: lettersPath,
  },
  score: {
    write: ({ scores }) => scores.add({ ...SAT, scales: [], values: { RW: 695, M: 700 } }) ?? undefined,
    errorOf: ({ scores }) => scores.list.saveError,
    path: scoresPath,
  },
  experience: {
    write: ({ experiences }) =>
      experiences.add({
        ...EMPTY_EXPERIENCE,
        track: "PM",
        experienceName: "Pantry",
        startDate: TODAY,
        endDate: "2026-01-01",
      })?.written,
    errorOf: ({ experiences }) => experiences.saveError,
    path: experiencesPath,
  },
  "change of an experience": {
    write: ({ experiences }) => experiences.change("one", { title: LONG }),
    errorOf: ({ experiences }) => experiences.saveError,
    path: experiencesPath,
  },
  shift: {
    write: ({ experiences }) => experiences.putShift("one", "first", { day: TODAY, hours: 25, note: "" }),
    errorOf: ({ experiences }) => experiences.saveError,
    path: experiencesPath,
  },
  "journal entry": {
    write: ({ journals }) => journals.put("one", { ...newJournal("today", 0), text: "Bags." }),
    errorOf: ({ journals }) => journals.saveError,
    path: journalsPath,
  },
  "saved resource": {
    write: ({ savedResources }) => savedResources.setNote("khan-academy", LONG),
    errorOf: ({ savedResources }) => savedResources.list.saveError,
    path: savedResourcesPath,
  },
  "interview practice": {
    write: async ({ practices }) => (await practices.loaded()).add({ ...practiced, note: LONG }),
    errorOf: ({ practices }) => practices.value?.list.saveError ?? null,
    path: practicesPath,
  },
  "step of the timeline": {
    write: ({ timeline }) => timeline.set("hs-clubs", { status: "done", on: "today", reason: "", task: null }),
    errorOf: ({ timeline }) => timeline.list.saveError,
    path: timelinePath,
  },
};

test.each(Object.entries(WRONG))("a %s that its schema rejects is reported and not sent", async (_, wrong) => {
  const ann = await newStudent({ stage: "hs-11" });
  const plan = await openPlanOf(ann);
  plan.courses.list.load();
  plan.timeline.list.load();
  await expect.poll(() => plan.courses.list.status).toBe("ready");
  let sent = 0;
  const stop = reaction(
    () => plan.lifecycle.firestore.unansweredWrites,
    (count) => {
      sent = Math.max(sent, count);
    },
  );

  expect(await wrong.write(plan)).toBe(false);

  stop();
  expect(sent).toBe(0);
  expect(wrong.errorOf(plan)).not.toBeNull();
  const path = wrong.path(ann.uid);
  const isCollection = path.split("/").length % 2 === 1;
  expect(isCollection ? (await adminDb.collection(path).get()).size : ((await stored(path)) ?? null)).toBe(
    isCollection ? 0 : null,
  );
});
