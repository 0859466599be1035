import { interviewsPath, schoolsPath, seasonPath } from "@domain/records/firestorePaths.ts";
import { NOTHING_REACHED, type School } from "@domain/school/school.ts";
import { hasHappened } from "@domain/season/season.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import { disableNetwork, enableNetwork, waitForPendingWrites } from "firebase/firestore";
import { expect, test } from "vitest";
import { PlanLifecycle } from "../../web/src/app/session/PlanLifecycle.ts";
import { clashingSchools } from "../../web/src/features/season/clashingSchools.ts";
import { leftInterviews } from "../../web/src/features/season/interviewRows.ts";
import { changeState, setDay, setOffer, takeBack } from "../../web/src/stores/changeSeason.ts";
import { panelInterview, rice } from "../support/records.ts";
import { adminDb, newStudent, type Student, stored, suite } from "../support/suite.ts";
import { closeAfterTest, closeClientsAfterEach, openClient } from "./support/client.ts";
import { complete, type OpenedPlan, openPlanOf } from "./support/plan.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();

const applying: School = { ...rice, status: "applying" };

async function studentWith(schools: Readonly<Record<string, School>>): Promise<Student> {
  const ann = await newStudent({ stage: "pm-junior" });
  await adminDb.doc(schoolsPath(ann.uid)).set({ items: schools, changed_item: "one" });
  return ann;
}

async function recordsOf(plan: OpenedPlan) {
  const records = await plan.season.loaded();
  await until(() => records.status === "ready" && plan.schools.rows.length > 0);
  return records;
}

const rowOf = (plan: OpenedPlan) => {
  const [row] = plan.schools.rows;
  if (!row) throw new Error("There is no school.");
  return row;
};

test("the season loads by itself once the student applies somewhere, and not before", async () => {
  const ann = await studentWith({ one: rice });
  const plan = await openPlanOf(ann);
  await until(() => plan.schools.rows.length === 1);
  expect(plan.season.value).toBeNull();

  await plan.schools.setStatus(rowOf(plan), "applying");

  await until(() => plan.season.value?.status === "ready");
});

test("interviews of open schools at the same time are found, whatever the zones", async () => {
  const gone: School = { ...applying, outcome: "withdrawn" };
  const ann = await studentWith({ one: applying, two: { ...applying, name: "Tufts" }, three: gone });
  const met = { ...panelInterview, day: addDays(localDayOf(new Date()), 9), zone: "America/Chicago", time: "09:00" };
  const items = {
    a: { ...met, school_id: "one" },
    b: { ...met, school_id: "two", zone: "America/New_York", time: "10:30" },
    c: { ...met, school_id: "three" },
  };
  await adminDb.doc(interviewsPath(ann.uid)).set({ items, changed_item: "a" });
  const plan = await openPlanOf(ann);
  const records = await recordsOf(plan);
  await until(() => plan.schools.rows.length === 3);

  expect([...clashingSchools(records, new Date())]).toEqual([
    ["a", ["Tufts"]],
    ["b", ["Rice"]],
  ]);
});

test("a change of the season writes only the changed day, so two devices keep both", async () => {
  const ann = await studentWith({ one: applying });
  const [phone, laptop] = [await openPlanOf(ann), await openPlanOf(ann)];
  const [there, here] = [await recordsOf(phone), await recordsOf(laptop)];

  await Promise.all([
    there.change(rowOf(phone), { verified: "2026-07-01" }),
    here.change(rowOf(laptop), { secondary_sent: "2026-07-20" }),
  ]);

  expect(await stored(seasonPath(ann.uid))).toMatchObject({
    items: { one: { verified: "2026-07-01", secondary_sent: "2026-07-20" } },
  });
  expect(await here.change(rowOf(laptop), { answer_by: "2026-02-30" })).toBe(false);
  expect(here.saveError).not.toBeNull();
});

test("an offer keeps the day of the waitlist before it, also without a connection", async () => {
  const waited = { ...NOTHING_REACHED, decision: "2027-02-10" };
  const ann = await studentWith({ one: { ...rice, status: "decision", outcome: "waitlisted", reached: waited } });
  const db = openClient(suite.firestoreHost, suite.projectId, ann.uid);
  const lifecycle = new PlanLifecycle(db);
  closeAfterTest(lifecycle);
  lifecycle.open(ann.uid);
  const plan = { ...complete(lifecycle), lifecycle };
  const records = await recordsOf(plan);
  await disableNetwork(db);

  const written = setOffer(plan.schools, records, rowOf(plan), "2027-04-02");

  await until(() => rowOf(plan).outcome === "admitted");
  expect(records.ofSchool(rowOf(plan)).season.waitlisted).toBe("2027-02-10");
  await enableNetwork(db);
  await waitForPendingWrites(db);
  expect(await written).toBe(true);
  expect(await stored(schoolsPath(ann.uid))).toMatchObject({
    items: { one: { outcome: "admitted", reached: { decision: "2027-04-02" } } },
  });
  expect(await stored(seasonPath(ann.uid))).toMatchObject({ items: { one: { waitlisted: "2027-02-10" } } });
});

test("clearing the day of an offer keeps the offer, and a reload can take it back", async () => {
  const ann = await studentWith({ one: { ...applying, status: "interview" } });
  const plan = await openPlanOf(ann);
  const records = await recordsOf(plan);
  expect(await setOffer(plan.schools, records, rowOf(plan), "2026-10-01")).toBe(true);
  await until(() => rowOf(plan).outcome === "admitted");

  expect(await setOffer(plan.schools, records, rowOf(plan), null)).toBe(true);

  expect(await stored(schoolsPath(ann.uid))).toMatchObject({
    items: { one: { outcome: "admitted", status: "decision", reached: { decision: null } } },
  });
  expect(records.dutiesOf("PM", new Date())).toMatchObject([{ id: "one", lastSafeDay: null }]);
  const later = await openPlanOf(ann);
  const again = await recordsOf(later);
  await until(() => again.ofSchool(rowOf(later)).season.earlier !== null);
  expect(await takeBack(later.schools, again, "one")).toBe(true);
  expect(await stored(schoolsPath(ann.uid))).toMatchObject({ items: { one: { outcome: null, status: "interview" } } });
});

test("clearing the day of a deposit keeps it paid, until the student says that it is not", async () => {
  const ann = await studentWith({ one: applying });
  const plan = await openPlanOf(ann);
  const records = await recordsOf(plan);
  const isPaid = () => hasHappened(records.ofSchool(rowOf(plan)).season, "deposit_paid");
  await setDay(plan.schools, records, rowOf(plan), "deposit_paid", "2026-12-01");
  await until(isPaid);

  await setDay(plan.schools, records, rowOf(plan), "deposit_paid", null);

  await until(() => records.ofSchool(rowOf(plan)).season.deposit_paid === null);
  expect(isPaid()).toBe(true);
  expect(await changeState(plan.schools, records, rowOf(plan), { kind: "step-back", step: "deposit_paid" })).toBe(true);
  await until(() => !isPaid());
});

test("taking a commitment back takes back the withdrawals that came with it, and no others", async () => {
  const one: School = { ...rice, status: "decision", outcome: "admitted" };
  const two: School = { ...applying, status: "primary" };
  const ann = await studentWith({ one, three: two, two });
  const plan = await openPlanOf(ann);
  const records = await recordsOf(plan);
  const row = (id: string) => plan.schools.rows.find((school) => school.id === id) ?? rowOf(plan);
  await changeState(plan.schools, records, row("three"), { kind: "outcome", outcome: "withdrawn" });
  await changeState(plan.schools, records, row("one"), { kind: "answer", answer: "committed" });
  await until(() => records.ofSchool(row("one")).season.answer === "committed");
  await changeState(plan.schools, records, row("two"), { kind: "outcome", outcome: "withdrawn" });
  await until(() => row("two").outcome === "withdrawn");

  expect(await takeBack(plan.schools, records, "one")).toBe(true);

  await until(() => records.ofSchool(row("one")).season.answer === null && row("two").outcome === null);
  expect(row("two").status).toBe("primary");
  expect(row("three").outcome).toBe("withdrawn");
});

test("a removed school keeps its season and interviews, and gets them back with Undo", async () => {
  const ann = await studentWith({ one: applying, two: { ...applying, name: "Tulane" } });
  await adminDb.doc(interviewsPath(ann.uid)).set({ items: { met: panelInterview }, changed_item: "met" });
  const plan = await openPlanOf(ann);
  const records = await recordsOf(plan);
  await until(() => records.interviews.rows.length === 1);
  const row = rowOf(plan);
  await records.change(row, { verified: "2026-07-01" });
  await until(() => plan.calendar.items.some(({ kind }) => kind === "interview"));

  await plan.schools.remove(row);

  await until(() => leftInterviews(records).some(({ id }) => id === "met"));
  expect(plan.calendar.items.map(({ kind }) => kind)).not.toContain("interview");
  await plan.schools.restore(row);
  await until(() => leftInterviews(records).length === 0);
  const back = records.ofSchool(rowOf(plan));
  expect(back.season.verified).toBe("2026-07-01");
  expect(back.interviews.map(({ id }) => id)).toEqual(["met"]);
});

test("an interview that this release cannot read is listed and can be deleted", async () => {
  const ann = await studentWith({ one: applying });
  const wrong = { ...panelInterview, school_id: 7 };
  await adminDb.doc(interviewsPath(ann.uid)).set({ items: { met: panelInterview, wrong }, changed_item: "met" });
  const plan = await openPlanOf(ann);
  const records = await recordsOf(plan);
  await until(() => records.interviews.rows.length === 1);

  expect(records.interviews.unreadable.map(({ id }) => id)).toEqual(["wrong"]);
  expect(await records.interviews.removeUnreadable("wrong")).toBe(true);

  expect(Object.keys((await stored(interviewsPath(ann.uid)))?.items as object)).toEqual(["met"]);
});

test("a session that ends while the season loads leaves no failure to the next one", async () => {
  const plan = await openPlanOf(await studentWith({}));

  const loading = plan.season.loaded();
  plan.lifecycle.close();

  await expect(loading).rejects.toThrow("The session ended");
  expect(plan.season.failure).toBeNull();
});
