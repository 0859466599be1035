import { shownFit } from "@domain/fit/fitCounts.ts";
import { studentNumbers } from "@domain/fit/studentNumbers.ts";
import { schoolsPath, scoresPath } from "@domain/records/firestorePaths.ts";
import type { School } from "@domain/school/school.ts";
import { expect, test } from "vitest";
import { filterIn, filterSchools } from "../../web/src/features/schools/schoolFilter.ts";
import { rice } from "../support/records.ts";
import { adminDb, newStudent } from "../support/suite.ts";
import { closeClientsAfterEach } from "./support/client.ts";
import { type OpenedPlan, openPlanOf } from "./support/plan.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();

const marian: School = { ...rice, name: "Marian", kind: "DO", state: "IN" };

/** The names of the schools that an address shows. */
function shownAt(plan: OpenedPlan, address: string): readonly string[] {
  const { scores, courses, trackerSettings, schools } = plan;
  const { settings } = trackerSettings;
  const numbers = studentNumbers({ track: "PM", scores: scores.rows, courses: courses.rows, settings });
  const known = { home: numbers.homeState, factsOf: () => null, fitOf: (row: School) => shownFit(row, numbers) };
  const rows = schools.rows.toSorted((a, b) => a.name.localeCompare(b.name));
  return filterSchools(rows, filterIn(new URLSearchParams(address), "PM"), known).map(({ name }) => name);
}

test("the filters of the list follow each change of a school and of the student's scores", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const figures = { ...rice.figures, mcat: 518, gpa: 3.9 };
  const items = { rice: { ...rice, figures }, marian };
  await adminDb.doc(schoolsPath(ann.uid)).set({ items, changed_item: "rice" });
  const plan = await openPlanOf(ann);
  await until(() => plan.schools.rows.length === 2);
  expect(shownAt(plan, "status=researching&fit=unknown")).toEqual(["Marian", "Rice"]);

  await plan.schools.change("marian", { override: { fit: "match", note: "" }, note: "A rural track" });
  await plan.schools.change("rice", { status: "decision", outcome: "admitted" });
  const mcat = { test: "MCAT", kind: "official", date: "2026-05-02", scales: [], note: "" };
  const values = { CP: 120, CARS: 120, BB: 120, PS: 120 };
  await adminDb.doc(scoresPath(ann.uid)).set({ items: { one: { ...mcat, values } }, changed_item: "one" });
  await until(() => plan.scores.rows.length === 1);

  expect(shownAt(plan, "status=researching")).toEqual(["Marian"]);
  expect(shownAt(plan, "status=admitted")).toEqual(["Rice"]);
  expect(shownAt(plan, "fit=match&kind=DO&words=rural")).toEqual(["Marian"]);
  expect(shownAt(plan, "fit=reach")).toEqual(["Rice"]);
  expect(shownAt(plan, "fit=unknown")).toEqual([]);
});
