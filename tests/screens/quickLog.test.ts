import type { Experience } from "@domain/experience/experience.ts";
import { summaryOf } from "@domain/experience/experienceSummary.ts";
import { experiencePath, experienceSummaryPath, experiencesPath } from "@domain/records/firestorePaths.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser, useStory } from "../support/browser.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";

useBrowser();

const TODAY = localDayOf(new Date());
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Log hours" });

describe("the key L", () => {
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const earlier = { day: addDays(TODAY, -1), hours: 4, note: "" };
    await giveExperiences(ann, {
      pantry: { experienceName: "Food pantry" },
      clinic: { experienceName: "Free clinic", shifts: { earlier } },
    });
    const page = await openApp("/profile", ann);
    await page.getByRole("button", { name: "Log hours" }).waitFor();
    return { ann, earlier, page, dialog: dialogOf(page) };
  });

  test("opens nothing while a student types", async () => {
    const { page, dialog } = story();

    await page.getByRole("button", { name: "Change your username" }).click();
    await page.getByLabel("New username").press("l");

    expect(await dialog.count()).toBe(0);
  });

  test("opens a form that logs a shift with hours and Enter, and can undo it", async () => {
    const { ann, earlier, page, dialog } = story();

    await page.getByRole("button", { name: "Log hours" }).press("l");
    await expect.poll(() => dialog.getByLabel("Hours", { exact: true }).evaluate(isFocused)).toBe(true);
    // The last experience the student viewed.
    expect(await dialog.getByLabel("Experience").locator("option:checked").innerText()).toBe("Free clinic");
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.type("25");
    await page.keyboard.press("Enter");
    await dialog.getByText("A day has 24 hours.").waitFor();
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");

    await page.getByText("Logged 3 hours to Free clinic.").waitFor();
    await dialog.waitFor({ state: "detached" });
    await expect
      .poll(async () => Object.values(await shiftsOf(ann, "clinic")))
      .toContainEqual({ day: TODAY, hours: 3, note: "" });
    await expectSummaryToFit(ann);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => shiftsOf(ann, "clinic")).toEqual({ earlier });
    await expectSummaryToFit(ann);
  });

  test("can be turned off on a device", async () => {
    const { page, dialog } = story();

    await page.getByRole("button", { name: "Log hours" }).press("l");
    await dialog.getByLabel("Open this with the L key on this device").uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("l");

    expect(await dialog.count()).toBe(0);
  });
});

describe("the quick log", () => {
  test("replaces the hours on the first key, and drops the draft on Escape and Cancel", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    await giveExperiences(ann, { pantry: { experienceName: "Food pantry" } });
    const page = await openApp("/profile", ann);
    await page.getByRole("button", { name: "Log hours" }).waitFor();
    const dialog = dialogOf(page);
    const hours = dialog.getByLabel("Hours", { exact: true });
    const note = dialog.getByLabel("Note");

    for (const leave of [() => page.keyboard.press("Escape"), () => dialog.getByText("Cancel").click()]) {
      await page.keyboard.press("l");
      await expect.poll(() => hours.evaluate(isFocused)).toBe(true);
      expect(await hours.inputValue()).toBe("1");
      expect(await dialog.getByText("Draft restored").count()).toBe(0);
      await page.keyboard.type("12");
      await note.click();
      await page.keyboard.type("Bags and boxes");
      await hours.click();
      await page.keyboard.type("34");
      await hours.click({ position: { x: 2, y: 10 } });
      await page.keyboard.type("2");
      await note.click({ position: { x: 60, y: 10 } });
      await page.keyboard.type("!");

      expect(["234", "342"]).toContain(await hours.inputValue());
      expect(await note.inputValue()).toHaveLength("Bags and boxes!".length);
      await leave();
      await dialog.waitFor({ state: "detached" });
    }
  });

  test("adds an experience on an offline phone, and keeps the draft through a reload", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openApp("/dashboard", ann, { width: 390, height: 844 });
    const dialog = dialogOf(page);
    const open = () => page.getByRole("button", { name: "Log hours" }).click();
    await open();
    await dialog.getByLabel("Type").selectOption("Shadowing");
    await dialog.getByLabel("Note").fill("Morning rounds");
    await page.reload();
    await open();
    await dialog.getByText("Draft restored").waitFor();
    expect(await dialog.getByLabel("Note").inputValue()).toBe("Morning rounds");

    expectComplaints(page, /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore/);
    await page.context().setOffline(true);
    await dialog.getByLabel("Name").fill("Dr. Lee");
    await dialog.getByLabel("Hours", { exact: true }).fill("2.5");
    await dialog.getByRole("button", { name: "Log hours" }).click();
    await page.getByText("Logged 2.5 hours to Dr. Lee.").waitFor();
    await page.context().setOffline(false);

    await expect.poll(async () => (await adminDb.collection(experiencesPath(ann.uid)).get()).size).toBe(1);
    const [record] = Object.values(await recordsOf(ann));
    expect(record).toMatchObject({ type: "Shadowing", experienceName: "Dr. Lee", track: "HS", created_on: TODAY });
    expect(Object.values(record?.shifts ?? {})).toEqual([{ day: TODAY, hours: 2.5, note: "Morning rounds" }]);
    await expectSummaryToFit(ann);
    await open();
    await expect.poll(() => dialog.getByLabel("Experience").locator("option:checked").innerText()).toBe("Dr. Lee");
    expect(await dialog.getByText("Draft restored").count()).toBe(0);
  });
});

const isFocused = (element: Element) => element === document.activeElement;

async function shiftsOf({ uid }: Student, id: string): Promise<Experience["shifts"]> {
  return (await stored(experiencePath(uid, id)))?.shifts as Experience["shifts"];
}

async function recordsOf({ uid }: Student): Promise<Readonly<Record<string, Experience>>> {
  const { docs } = await adminDb.collection(experiencesPath(uid)).get();
  return Object.fromEntries(docs.map((doc) => [doc.id, doc.data() as Experience]));
}

async function expectSummaryToFit(student: Student): Promise<void> {
  const summary = await stored(experienceSummaryPath(student.uid));
  expect(summary?.items).toEqual(summaryOf(await recordsOf(student)));
}
