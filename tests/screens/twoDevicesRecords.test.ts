import {
  applicationPath,
  checklistPath,
  coursesPath,
  experiencePath,
  schoolsPath,
  scoresPath,
  trackerSettingsPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { biology } from "@domain/samples/biology.ts";
import { expect, test } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { mcat, rice } from "../support/records.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { listOf, menuOf } from "./support/checklist.ts";
import { giveExperiences } from "./support/experiences.ts";
import { conflictOf, expectValue, fieldIn, openTwo } from "./support/twoDevices.ts";

useBrowser();

const newPreMed = () => newStudent({ stage: "pm-junior" });

/** Writes the rows of a list as an admin. */
async function give(path: string, items: Readonly<Record<string, object>>): Promise<void> {
  await adminDb.doc(path).set({ items, changed_item: Object.keys(items)[0] });
}

test("a course keeps the grade that another device has entered", async () => {
  const ann = await newPreMed();
  await give(coursesPath(ann.uid), { bio: { ...biology, grade: "C" } });
  const { phone, laptop } = await openTwo(ann, "/tracker/coursework?edit=bio");
  const [there, here] = [phone, laptop].map((page) => page.getByRole("form", { name: "Change Biology I" }));
  if (!there || !here) throw new Error("no forms");
  await fieldIn(here, "code").fill("BIO 110");

  await fieldIn(there, "grade").selectOption("A");
  await there.getByRole("button", { name: "Save" }).click();
  await expectValue(here, "grade", "A");
  await here.getByRole("button", { name: "Save" }).click();

  await expect
    .poll(() => stored(coursesPath(ann.uid)))
    .toMatchObject({ items: { bio: { grade: "A", code: "BIO 110" } } });
});

test("a score keeps the day that another device has entered", async () => {
  const ann = await newPreMed();
  await give(scoresPath(ann.uid), { first: mcat });
  const { phone, laptop } = await openTwo(ann, "/tracker/scores");
  const [there, here] = [phone, laptop].map((page) => page.getByRole("form", { name: "Edit MCAT score" }));
  if (!there || !here) throw new Error("no forms");
  for (const page of [phone, laptop]) await page.getByRole("button", { name: "Edit MCAT, attempt 1" }).click();
  await fieldIn(here, "note").fill("The first try.");

  await fieldIn(there, "date").fill("2025-05-09");
  await there.getByRole("button", { name: "Save changes" }).click();
  await expectValue(here, "date", "2025-05-09");
  await here.getByRole("button", { name: "Save changes" }).click();

  await expect
    .poll(() => stored(scoresPath(ann.uid)))
    .toMatchObject({ items: { first: { date: "2025-05-09", note: "The first try." } } });
});

test("a score edited offline keeps the section that another device has entered", async () => {
  const ann = await newPreMed();
  await give(scoresPath(ann.uid), { first: mcat });
  const { phone, laptop } = await openTwo(ann, "/tracker/scores");
  const [there, here] = [phone, laptop].map((page) => page.getByRole("form", { name: "Edit MCAT score" }));
  if (!there || !here) throw new Error("no forms");
  for (const page of [phone, laptop]) await page.getByRole("button", { name: "Edit MCAT, attempt 1" }).click();
  await laptop.context().setOffline(true);
  await fieldIn(here, "values.CP").fill("131");
  await here.getByRole("button", { name: "Save changes" }).click();
  await fieldIn(there, "values.BB").fill("127");
  await there.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(() => stored(scoresPath(ann.uid))).toMatchObject({ items: { first: { values: { BB: 127 } } } });

  await laptop.context().setOffline(false);

  await expect
    .poll(() => stored(scoresPath(ann.uid)))
    .toMatchObject({ items: { first: { values: { BB: 127, CP: 131 } } } });
});

test("a deadline added offline keeps another device's deadlines", async () => {
  const ann = await newPreMed();
  const first = { id: "first", label: "Primary", day: "2027-06-01", done: false };
  await give(schoolsPath(ann.uid), { rice: { ...rice, deadlines: [first] } });
  const { phone, laptop } = await openTwo(ann, "/tracker/schools?school=rice");
  const [there, here] = [phone, laptop].map((page) => page.getByRole("form", { name: "Add a deadline of Rice" }));
  if (!there || !here) throw new Error("no forms");
  await laptop.getByLabel("Primary", { exact: true }).waitFor();
  await laptop.context().setOffline(true);
  for (const [form, label] of [
    [here, "Essays"],
    [there, "Letters"],
  ] as const) {
    await fieldIn(form, "label").fill(label);
    await fieldIn(form, "day").fill("2027-07-01");
    await form.getByRole("button", { name: "Add deadline" }).click();
  }
  await laptop.getByLabel("Primary", { exact: true }).click();
  const labels = async () => {
    const list = (await stored(schoolsPath(ann.uid))) as { items: { rice: typeof rice } };
    return list.items.rice.deadlines.map(({ label, done }) => (done ? `${label} (done)` : label)).sort();
  };
  await expect.poll(labels).toEqual(["Letters", "Primary"]);

  await laptop.context().setOffline(false);

  await expect.poll(labels).toEqual(["Essays", "Letters", "Primary (done)"]);
});

test("an application's text keeps another device's text of the same entry", async () => {
  const ann = await newPreMed();
  await giveExperiences(ann, { pantry: { experienceName: "Food pantry", meaningfulExperiences: true } });
  await give(applicationPath(ann.uid, "amcas"), { pantry: { position: 1, copied: "" } });
  const { phone, laptop } = await openTwo(ann, "/tracker/application");
  const [there, here] = [phone, laptop].map((page) => page.getByRole("form", { name: "Texts of Food pantry" }));
  if (!there || !here) throw new Error("no forms");
  for (const page of [phone, laptop]) {
    await page.getByRole("button", { name: "Food pantry" }).first().click();
    await page.getByRole("button", { name: "Edit the texts" }).click();
  }
  await fieldIn(here, "description").fill("For AMCAS alone.");

  await fieldIn(there, "meaningfulDescription").fill("It changed my mind.");
  await there.getByRole("button", { name: "Save the texts" }).click();
  await expectValue(here, "meaningfulDescription", "It changed my mind.");
  await laptop.context().setOffline(true);
  await here.getByRole("button", { name: "Save the texts" }).click();
  // Another application's text is written meanwhile.
  const path = experiencePath(ann.uid, "pantry");
  await adminDb.doc(path).update({ "descriptions.aadsas": "For AADSAS alone." });
  await laptop.context().setOffline(false);

  await expect
    .poll(() => stored(path))
    .toMatchObject({
      meaningfulDescription: "It changed my mind.",
      descriptions: { amcas: "For AMCAS alone.", aadsas: "For AADSAS alone." },
    });
});

test("a goal keeps the goals that another device has set", async () => {
  const ann = await newPreMed();
  await giveExperiences(ann, { pantry: { completedHours: 20 } });
  const { phone, laptop } = await openTwo(ann, "/dashboard");
  const [there, here] = [phone, laptop].map((page) => page.getByRole("form", { name: "Goals by type" }));
  if (!there || !here) throw new Error("no forms");
  for (const page of [phone, laptop]) await page.getByRole("button", { name: "Set goals by type" }).click();
  await fieldIn(here, "Volunteering").fill("50");

  await laptop.context().setOffline(true);
  await here.getByRole("button", { name: "Save goals" }).click();
  await fieldIn(there, "Research").fill("100");
  await there.getByRole("button", { name: "Save goals" }).click();
  const goals = () => stored(trackerSettingsPath(ann.uid));
  await expect.poll(goals).toMatchObject({ type_goals: { Research: 100 } });
  await laptop.context().setOffline(false);

  await expect.poll(goals).toMatchObject({ type_goals: { Research: 100, Volunteering: 50 } });
});

test("a school shows both values if both devices have changed its figures or note", async () => {
  const ann = await newPreMed();
  await give(schoolsPath(ann.uid), { rice: { ...rice, note: "Old note." } });
  const { phone, laptop } = await openTwo(ann, "/tracker/schools?school=rice");
  const [there, here] = [phone, laptop].map((page) => page.getByRole("form", { name: "Note on Rice" }));
  if (!there || !here) throw new Error("no forms");
  await laptop.getByRole("button", { name: "School and figures" }).click();
  const figures = laptop.getByRole("form", { name: "School and figures of Rice" });
  await fieldIn(figures, "source").fill("Their own pages");
  await fieldIn(here, "note").fill("My note.");

  await fieldIn(there, "note").fill("Note from the phone.");
  await there.getByRole("button", { name: "Save note" }).click();
  await conflictOf(here, "What you want to remember").getByText("Note from the phone.").waitFor();
  await adminDb.doc(schoolsPath(ann.uid)).update({ "items.rice.city": "Houston", changed_item: "rice" });
  await expectValue(figures, "city", "Houston");
  await figures.getByRole("button", { name: "Save school" }).click();
  // The line with the new source moves what follows.
  await laptop.getByText("Source: Their own pages").waitFor();
  await conflictOf(here, "What you want to remember").getByRole("button", { name: "Keep yours" }).click();
  await here.getByRole("button", { name: "Save note" }).click();

  await expect
    .poll(() => stored(schoolsPath(ann.uid)))
    .toMatchObject({
      items: { rice: { note: "My note.", city: "Houston", figures: { source: "Their own pages" } } },
    });
});

test("a task keeps the name that another device has given it", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const task = { checklist_item_name: "Ask Ms. Chen", status: "Pending", origin: "own", position: 99, due_date: null };
  const path = checklistPath(ann.uid, "hs-11");
  await adminDb.doc(path).update({ "items.own1": { ...task, completed_on: null, category: null, resourceId: null } });
  const { phone, laptop } = await openTwo(ann, "/dashboard");
  await menuOf(listOf(laptop), "Ask Ms. Chen", "Edit");
  await listOf(laptop).getByLabel("Due date (optional)").fill("2027-03-01");
  await menuOf(listOf(phone), "Ask Ms. Chen", "Edit");
  await listOf(phone).getByLabel("Task", { exact: true }).fill("Ask Mr. Diaz");
  await listOf(phone).getByRole("button", { name: "Save" }).click();
  await expect.poll(() => listOf(laptop).getByLabel("Task", { exact: true }).inputValue()).toBe("Ask Mr. Diaz");

  await listOf(laptop).getByRole("button", { name: "Save" }).click();

  await expect
    .poll(() => stored(path))
    .toMatchObject({ items: { own1: { checklist_item_name: "Ask Mr. Diaz", due_date: "2027-03-01" } } });
});

test("a username typed on both devices asks which one to keep", async () => {
  const ann = await newPreMed();
  const { phone, laptop } = await openTwo(ann, "/profile");
  for (const page of [phone, laptop]) await page.getByRole("button", { name: "Change your username" }).click();
  const here = laptop.getByRole("form", { name: "Change your username" });
  const there = phone.getByRole("form", { name: "Change your username" });
  await fieldIn(here, "display_name").fill("Annie");

  await fieldIn(there, "display_name").fill("Ann B. Lee");
  await there.getByRole("button", { name: "Save username" }).click();
  await conflictOf(here, "New username").getByText("Ann B. Lee").waitFor();
  await here.getByRole("button", { name: "Save username" }).click();
  await conflictOf(here, "New username").getByRole("button", { name: "Keep yours" }).click();
  await here.getByRole("button", { name: "Save username" }).click();

  await expect.poll(() => stored(userPath(ann.uid))).toMatchObject({ display_name: "Annie" });
});
