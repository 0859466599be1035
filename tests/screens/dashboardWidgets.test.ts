import type { ExperienceEntry } from "@domain/experience/experienceSummary.ts";
import {
  experienceSummaryPath,
  savedResourcesPath,
  schoolsPath,
  scoresPath,
  trackerSettingsPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import type { SavedResource } from "@domain/resource/savedResource.ts";
import type { Fit, School } from "@domain/school/school.ts";
import type { Score } from "@domain/score/score.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser, useStory } from "../support/browser.ts";
import { plainSchool } from "../support/records.ts";
import { adminDb, type Student, stored } from "../support/suite.ts";
import { openDashboard, studentWith } from "./calendarStudent.ts";

useBrowser();

const names = (page: Page) => page.locator(".widgets").getByRole("heading", { level: 2 }).allTextContents();
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

describe("the widgets", () => {
  const story = useStory(async () => {
    const maya = await studentWith({});
    await storeRecords(maya);
    const page = await openDashboard(maya);
    await openPictures(page);
    return { maya, page, hours: card(page, "Your hours"), tracker: card(page, "Tracker View") };
  });

  test("show what is stored", async () => {
    const { page, hours, tracker } = story();
    const rows = hours.getByRole("row");

    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.nth(1).innerText()).toMatch(/Volunteering\s+3 h anticipated\s+60 h/);
    expect(await rows.nth(2).innerText()).toMatch(/Research\s+40 h/);
    expect(await hours.locator(".ring__middle").innerText()).toMatch(/100\s+of 240 h/);
    await card(page, "Your Saved Resources").getByText("3 groups with 0 saved").click();
    expect(await card(page, "Your Saved Resources").getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringMatching(/School Help\s+2/),
      expect.stringMatching(/Volunteering\s+1/),
      expect.stringMatching(/Extracurriculars\s+0/),
      expect.stringMatching(/Clinical Experience\s+0/),
      expect.stringMatching(/Shadowing\s+0/),
    ]);
    await tracker.getByText("1290", { exact: true }).waitFor();
    await tracker.getByText("Latest 1270 · Goal 1350").waitFor();
    await tracker.getByText("Next SAT in 15 days, Dec 5").waitFor();
    expect(await barWidths(page)).toEqual([80, 100, 40]);
    await tracker.getByRole("img", { name: "A jar holding 10 of 24 pebbles: 100 of 240 hours" }).waitFor();
    await page.getByRole("button", { name: "November 28, Food pantry, 3 h" }).waitFor();
    expect(await axeViolations(page, ".widgets")).toEqual([]);
  });

  test("accept goals for all hours and for a type", async () => {
    const { maya, page, hours, tracker } = story();

    await tracker.getByRole("button", { name: "Change goal" }).click();
    await tracker.getByRole("textbox", { name: "Hours in all" }).fill("many");
    await page.keyboard.press("Enter");
    await tracker.getByText("Enter the hours as a number, such as 1200 or 1.5.").waitFor();
    await tracker.getByRole("textbox", { name: "Hours in all" }).fill("120");
    await page.keyboard.press("Enter");
    await tracker.getByRole("img", { name: "A jar holding 20 of 24 pebbles: 100 of 120 hours" }).waitFor();
    await hours.getByRole("button", { name: "Set goals by type" }).click();
    await hours.getByRole("textbox", { name: "Research" }).fill("50");
    await page.keyboard.press("Enter");
    await hours.getByText("Goal 50 h").waitFor();

    await expect
      .poll(() => stored(trackerSettingsPath(maya.uid)))
      .toMatchObject({ hours_goal: 120, type_goals: { Research: 50 } });
  });

  test("hide every number while scores are hidden", async () => {
    const { maya, tracker } = story();

    await adminDb.doc(trackerSettingsPath(maya.uid)).update({ display_scores: false });

    await tracker.getByText("Numbers are hidden.").waitFor();
    expect(await tracker.getByText(/1290|1270|1350/).count()).toBe(0);
  });

  test("link to what they count", async () => {
    const { maya, page, hours } = story();
    await adminDb.doc(trackerSettingsPath(maya.uid)).update({ hours_goal: 120 });
    await expect.poll(() => hours.locator(".ring__middle").innerText()).toMatch(/of 120 h/);

    await hours.getByRole("link", { name: "Volunteering" }).click();
    await page.waitForURL("**/tracker/experiences?type=Volunteering");
    await page.goBack();
    await hours.locator(".ring__drawing").scrollIntoViewIfNeeded();
    // 60 of 120 hours of volunteering, then the middle of 40 of research.
    await pressRing(page, 80 / 120);
    await page.waitForURL("**/tracker/experiences?type=Research");
    await page.goBack();
    await card(page, "Your Saved Resources")
      .getByRole("link", { name: /^School Help/ })
      .click();
    await page.waitForURL("**/resources/saved?group=schoolHelp");
  });
});

test("widgets can be ordered and hidden by keyboard and by drag, and the account keeps it", async () => {
  const maya = await studentWith({});
  const page = await openApp("/dashboard", maya);
  await expect.poll(() => names(page)).toHaveLength(4);
  const [, ...others] = await names(page);
  await card(page, "Your hours").getByText("No hours yet").waitFor();
  expect(await card(page, "Tracker View").getByRole("link").allInnerTexts()).toEqual(["Scores"]);
  await openPictures(page);
  await card(page, "Tracker View").getByRole("link", { name: "Add a college" }).waitFor();
  expect(await axeViolations(page, ".widgets")).toEqual([]);

  await page.getByRole("button", { name: "Arrange widgets" }).focus();
  await page.keyboard.press("Enter");
  const arranger = card(page, "Arrange widgets");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Done");
  await arranger.getByRole("button", { name: "Move Calendar down" }).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Enter");
  await arranger.getByText("Calendar is at place 4 of 4.").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Move Calendar up");
  await arranger.getByRole("button", { name: "Hide Your hours" }).click();
  expect(await axeViolations(page, ".widgets")).toEqual([]);
  await drag(page, "saved", "tracker");
  const order = ["hours", "tracker", "saved", "calendar"];
  await expect
    .poll(() => stored(userPath(maya.uid)))
    .toMatchObject({ preferences: { widgets: { order, hidden: ["hours"] } } });
  await arranger.getByRole("button", { name: "Done" }).click();
  const elsewhere = await openApp("/dashboard", maya);

  await expect
    .poll(() => names(elsewhere))
    .toEqual(["Tracker View", "Your Saved Resources", expect.stringMatching(/20\d\d/)]);
  await elsewhere.getByRole("button", { name: "Arrange widgets" }).click();
  await elsewhere.getByRole("button", { name: "Show Your hours" }).click();
  await card(page, "Your hours").waitFor();
  expect(others).toContain("Your hours");
});

/** Opens the fold of the tracker's card. */
async function openPictures(page: Page): Promise<void> {
  await card(page, "Tracker View").getByText("Scores, schools and hours").click();
}

/** Clicks the ring at a fraction of its circumference, clockwise from the top. */
async function pressRing(page: Page, part: number): Promise<void> {
  const ring = page.locator(".ring__drawing");
  const width = (await ring.boundingBox())?.width ?? 0;
  const [angle, radius] = [part * 2 * Math.PI, (width * 56) / 132];
  await ring.click({ position: { x: width / 2 + radius * Math.sin(angle), y: width / 2 - radius * Math.cos(angle) } });
}

async function drag(page: Page, id: string, onto: string): Promise<void> {
  // Centered first: near an edge the page would scroll with the drag. Then waits for rows that are still moving.
  await page.locator(".arranger").evaluate(async (arranger) => {
    arranger.scrollIntoView({ block: "center" });
    await Promise.all(arranger.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  const from = await page.locator(`[data-row="${id}"] .arranger__grip`).boundingBox();
  const to = await page.locator(`[data-row="${onto}"] .arranger__grip`).boundingBox();
  if (!from || !to) throw new Error("The rows to drag are not on the page.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 8, { steps: 5 });
  await page.mouse.up();
}

async function barWidths(page: Page): Promise<number[]> {
  const bars = await page.locator(".fit-bars__bar").all();
  return Promise.all(bars.map(async (bar) => (await bar.boundingBox())?.width ?? 0));
}

async function storeRecords({ uid }: Student): Promise<void> {
  const lists: Readonly<Record<string, readonly object[]>> = {
    [experienceSummaryPath(uid)]: [
      experience({
        shifts: {
          a: { day: "2026-11-06", hours: 20 },
          b: { day: "2026-11-07", hours: 20 },
          c: { day: "2026-11-08", hours: 20 },
          d: { day: "2026-11-28", hours: 3 },
        },
      }),
      experience({ type: "Research", experienceName: "Water quality", completedHours: 40 }),
    ],
    [scoresPath(uid)]: [
      sat({ date: "2026-05-02", values: { RW: 640, M: 650 } }),
      sat({ date: "2026-10-03", values: { RW: 630, M: 640 } }),
      sat({ date: "2026-12-05", kind: "planned", values: {} }),
    ],
    [schoolsPath(uid)]: (["safety", "match", "reach"] as const).flatMap((fit, index) =>
      Array.from({ length: [4, 5, 2][index] ?? 0 }, () => college(fit)),
    ),
    [savedResourcesPath(uid)]: [saved("schoolHelp"), saved("schoolHelp"), saved("volunteering")],
  };
  await Promise.all([
    ...Object.entries(lists).map(([path, rows]) =>
      adminDb.doc(path).set({
        items: Object.fromEntries(rows.map((row, index) => [`row-${index}`, row])),
        changed_item: "row-0",
      }),
    ),
    adminDb.doc(trackerSettingsPath(uid)).set({ hours_goal: 240, score_targets: { SAT: 1350 } }),
  ]);
}

function experience(fields: Partial<ExperienceEntry>): ExperienceEntry {
  return {
    type: "Volunteering",
    experienceName: "Food pantry",
    completedHours: null,
    anticipatedHours: null,
    hoursPerWeek: null,
    weeksPerYear: null,
    participationGrades: [],
    occurrences: [],
    shifts: {},
    ...fields,
  };
}

function sat(fields: Pick<Score, "date" | "values"> & Partial<Score>): Score {
  return { test: "SAT", kind: "official", scales: [], note: "", ...fields };
}

function college(fit: Fit): School {
  return { ...plainSchool, override: { fit, note: "" } };
}

function saved(savedGroup: SavedResource["savedGroup"]): SavedResource {
  return { saved_on: "2026-11-01", savedGroup, note: "", title: "", url: "" };
}
