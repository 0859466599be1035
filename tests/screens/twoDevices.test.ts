import { experiencePath } from "@domain/records/firestorePaths.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { newStudent, type Student, stored } from "../support/suite.ts";
import { formOf, giveExperiences } from "./support/experiences.ts";
import { tabTo } from "./support/keyboard.ts";
import { conflictOf, expectValue, fieldIn, holdFirestore, openTwo } from "./support/twoDevices.ts";

useBrowser();

const LONG = "2 New Street ".repeat(10).trim();
const PATH = "/tracker/experiences/pantry";
const formIn = (page: Page) => formOf(page, "Edit experience");
const save = (page: Page) => formIn(page).getByRole("button", { name: "Save changes" }).click();

async function studentWithPantry(): Promise<Student> {
  const ann = await newStudent({ stage: "pm-junior" });
  const pantry = { experienceName: "Food pantry", address: "1 Old Street", completedHours: 120 };
  await giveExperiences(ann, { pantry });
  return ann;
}

const storedPantry = ({ uid }: Student) => stored(experiencePath(uid, "pantry"));

/** Changes one field of the record and waits until the server has stored it. */
async function changeOn(page: Page, ann: Student, name: string, field: string, value: string | number): Promise<void> {
  await fieldIn(formIn(page), name).fill(String(value));
  await save(page);
  await expect.poll(() => storedPantry(ann)).toMatchObject({ [field]: value });
}

test("a form rendered from the cache shows what another device has saved", async () => {
  const ann = await studentWithPantry();
  const { phone, laptop } = await openTwo(ann, PATH);
  await expectValue(formIn(laptop), "address", "1 Old Street");
  await laptop.goto("about:blank");
  await changeOn(phone, ann, "address", "address", "2 New Street");

  const hear = await holdFirestore(laptop.context());
  await laptop.goto(PATH);
  await fieldIn(formIn(laptop), "description").fill("Packed boxes.");
  await expectValue(formIn(laptop), "address", "1 Old Street");
  hear();

  await expectValue(formIn(laptop), "address", "2 New Street");
  await save(laptop);
  await expect.poll(() => storedPantry(ann)).toMatchObject({ description: "Packed boxes.", address: "2 New Street" });
});

test("a form that was open offline writes only the typed fields", async () => {
  const ann = await studentWithPantry();
  const { phone, laptop } = await openTwo(ann, PATH);
  await expectValue(formIn(laptop), "address", "1 Old Street");
  await laptop.context().setOffline(true);
  await changeOn(phone, ann, "address", "address", "2 New Street");
  await laptop.context().setOffline(false);

  await expectValue(formIn(laptop), "address", "2 New Street");
  await fieldIn(formIn(laptop), "description").fill("Packed boxes.");
  await save(laptop);

  await expect.poll(() => storedPantry(ann)).toMatchObject({ description: "Packed boxes.", address: "2 New Street" });
});

test("a second tab keeps what the first one has saved", async () => {
  const ann = await studentWithPantry();
  const first = await openApp(PATH, ann);
  const second = await first.context().newPage();
  await second.goto(PATH);
  await expectValue(formIn(second), "address", "1 Old Street");

  await changeOn(first, ann, "address", "address", "2 New Street");
  await expectValue(formIn(second), "address", "2 New Street");
  await fieldIn(formIn(second), "description").fill("Packed boxes.");
  await save(second);

  await expect.poll(() => storedPantry(ann)).toMatchObject({ description: "Packed boxes.", address: "2 New Street" });
});

test("a restored draft does not undo hours that were logged since", async () => {
  const ann = await studentWithPantry();
  const { phone, laptop } = await openTwo(ann, PATH);
  await fieldIn(formIn(laptop), "description").fill("Packed boxes.");
  await formIn(laptop).page().getByText("Draft saved on this device").waitFor();
  await laptop.goto("about:blank");
  await changeOn(phone, ann, "totalHours", "completedHours", 250);

  const hear = await holdFirestore(laptop.context());
  await laptop.goto(PATH);
  await formIn(laptop).getByText("Draft restored.").waitFor();
  hear();
  await expectValue(formIn(laptop), "totalHours", "250");
  await save(laptop);

  await expect.poll(() => storedPantry(ann)).toMatchObject({ description: "Packed boxes.", completedHours: 250 });
});

test("a restored draft shows both values if another device has changed its field", async () => {
  const ann = await studentWithPantry();
  const { phone, laptop } = await openTwo(ann, PATH);
  await fieldIn(formIn(laptop), "totalHours").fill("130");
  await laptop.getByText("Draft saved on this device").waitFor();
  await laptop.goto("about:blank");
  await changeOn(phone, ann, "totalHours", "completedHours", 250);

  await laptop.goto(PATH);
  await conflictOf(formIn(laptop), "Total hours").getByText("250").waitFor();
  await expectValue(formIn(laptop), "totalHours", "130");
  await save(laptop);

  await formIn(laptop).getByText("Another device has changed this, too.").waitFor();
  expect(await storedPantry(ann)).toMatchObject({ completedHours: 250 });
});

test("a conflict lets the student keep their value or take the other", async () => {
  const ann = await studentWithPantry();
  const { phone, laptop } = await openTwo(ann, PATH);
  await fieldIn(formIn(laptop), "address").fill("3 My Street");
  await fieldIn(formIn(laptop), "title").fill("Driver");
  await fieldIn(formIn(phone), "title").fill("Leader");
  await changeOn(phone, ann, "address", "address", "2 New Street");

  await conflictOf(formIn(laptop), "Address").getByText("2 New Street").waitFor();
  await conflictOf(formIn(laptop), "Your title").getByText("Leader").waitFor();
  await save(laptop);
  await conflictOf(formIn(laptop), "Address").getByRole("button", { name: "Keep yours" }).click();
  await conflictOf(formIn(laptop), "Your title").getByRole("button", { name: "Use the other" }).click();
  await expectValue(formIn(laptop), "title", "Leader");
  await save(laptop);

  await expect.poll(() => storedPantry(ann)).toMatchObject({ address: "3 My Street", title: "Leader" });
});

test("the same value on both devices is not a conflict", async () => {
  const ann = await studentWithPantry();
  const { phone, laptop } = await openTwo(ann, PATH);
  await fieldIn(formIn(laptop), "address").fill("2 New Street");
  await fieldIn(formIn(laptop), "description").fill("Packed boxes.");
  await fieldIn(formIn(phone), "title").fill("Leader");
  await changeOn(phone, ann, "address", "address", "2 New Street");

  await expectValue(formIn(laptop), "title", "Leader");
  await save(laptop);

  await expect.poll(() => storedPantry(ann)).toMatchObject({ description: "Packed boxes.", address: "2 New Street" });
});

test("a conflict in a closed fold is shown when the form is sent", async () => {
  const ann = await studentWithPantry();
  const { phone, laptop } = await openTwo(ann, PATH);
  for (const page of [laptop, phone]) await page.getByText("More for your application").click();
  await fieldIn(formIn(laptop), "city").fill("Oldham");
  await laptop.getByText("More for your application").click();
  await changeOn(phone, ann, "city", "city", "Newham");
  await formIn(laptop).locator('[data-conflict="city"]').waitFor({ state: "attached" });

  await save(laptop);

  await conflictOf(formIn(laptop), "City").getByText("Newham").waitFor();
  await expect
    .poll(() => conflictOf(formIn(laptop), "City").evaluate((note) => note.contains(document.activeElement)))
    .toBe(true);
});

test("a conflict can be resolved by keyboard at 320 px", async () => {
  const ann = await studentWithPantry();
  const { phone, laptop } = await openTwo(ann, PATH, { width: 320, height: 700 });
  expectComplaints(laptop);
  await fieldIn(formIn(laptop), "address").fill("3 My Street");
  await changeOn(phone, ann, "address", "address", LONG);
  const note = conflictOf(formIn(laptop), "Address");
  await note.waitFor();

  expect(await axeViolations(laptop, ".experience-form")).toEqual([]);
  expect(await laptop.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await fieldIn(formIn(laptop), "address").focus();
  await tabTo(note.getByRole("button", { name: "Use the other" }));
  await laptop.keyboard.press("Enter");

  await note.waitFor({ state: "detached" });
  await expect
    .poll(() => fieldIn(formIn(laptop), "address").evaluate((field) => field === document.activeElement))
    .toBe(true);
  await expectValue(formIn(laptop), "address", LONG);
});

test("Undo only restores what the edit changed and no later edit replaced", async () => {
  const ann = await studentWithPantry();
  const { phone, laptop } = await openTwo(ann, PATH);
  await fieldIn(formIn(laptop), "title").fill("Driver");
  await changeOn(laptop, ann, "address", "address", "3 My Street");
  await expectValue(formIn(phone), "address", "3 My Street");
  await fieldIn(formIn(phone), "description").fill("Packed boxes.");
  await changeOn(phone, ann, "title", "title", "Leader");
  // An edit that has not arrived here cannot be spared. What was written after it has arrived later.
  await giveExperiences(ann, { choir: { experienceName: "Choir" } });
  await laptop.getByRole("rowheader", { name: "Choir" }).waitFor();

  await laptop.getByRole("button", { name: "Undo" }).click();

  await expect
    .poll(() => storedPantry(ann))
    .toMatchObject({ address: "1 Old Street", title: "Leader", description: "Packed boxes." });
});
