import { readFile } from "node:fs/promises";
import { checklistPath, scoresPath, timelinePath } from "@domain/records/firestorePaths.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { TIMELINE } from "../../web/src/content/timeline.ts";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser, useStory } from "../support/browser.ts";
import { pagesOf } from "../support/readPaper.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { focusOn, tabTo } from "./support/keyboard.ts";

useBrowser();

const main = (page: Page) => page.getByRole("main");
const leg = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const step = (page: Page, title: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** Opens a section of the timeline. */
async function unfold(page: Page, name: string): Promise<void> {
  if ((await leg(page, name).getAttribute("aria-expanded")) !== "true") await leg(page, name).click();
}

async function openTimeline(student: Student, options = {}): Promise<Page> {
  const page = await openApp("/timeline", student, options);
  await leg(page, "High School").waitFor();
  return page;
}

async function storedSteps({ uid }: Student): Promise<Record<string, unknown>> {
  return ((await stored(timelinePath(uid)))?.items ?? {}) as Record<string, unknown>;
}

describe("the steps of the timeline", () => {
  const story = useStory(async () => {
    const student = await newStudent({ stage: "hs-11" });
    const sat = { test: "SAT", kind: "official", values: { RW: 600, M: 600 }, scales: [], note: "" };
    await adminDb.doc(scoresPath(student.uid)).set({
      items: { one: { ...sat, date: "2026-08-15" }, two: { ...sat, date: "2026-10-03" } },
      changed_item: "two",
    });
    return { student, page: await openTimeline(student) };
  });

  test("are folded at first, except for the student's section", async () => {
    const { page } = story();
    const folds = main(page).locator("button[aria-expanded]");

    expect(await folds.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-expanded")))).toEqual(
      ["true", "false", "false", "false", "false"],
    );
    await step(page, "Search for scholarships").getByText("You are here").waitFor();
    expect(await main(page).getByText("Your section").count()).toBe(1);
  });

  test("mark where the student is, and count what is stored", async () => {
    const { page } = story();
    await unfold(page, "High School");

    await step(page, "Search for scholarships").getByText("You are here").waitFor();
    await step(page, "Prepare for and take the SAT").getByText("2 of 3 so far").waitFor();
    await step(page, "Prepare for and take the SAT")
      .getByRole("img", { name: /67 percent done$/ })
      .waitFor();
    const hosa = step(page, "Join clubs").getByRole("link", {
      name: "HOSA: Future Health Professionals (opens in a new tab)",
    });
    expect(await hosa.getAttribute("href")).toBe("https://hosa.org/");
  });

  test("are stored as done or skipped with a reason, and stay so after a reload", async () => {
    const { student, page } = story();
    await unfold(page, "High School");

    await step(page, "Join clubs").getByLabel("Done: Join clubs").check();
    await main(page).getByText("1 of 12 steps done").waitFor();
    await step(page, "Shadow a professional").getByRole("button", { name: /^Skip/ }).click();
    await page.getByLabel("Reason").fill("No office takes students");
    await page.getByRole("button", { name: "Skip this step" }).click();
    await step(page, "Shadow a professional").getByText("Skipped: No office takes students").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toMatch(/^Bring back/);
    await main(page).getByText("1 of 12 steps done, 1 skipped").waitFor();
    await expect
      .poll(() => storedSteps(student))
      .toMatchObject({
        "hs-clubs": { status: "done", task: null },
        "hs-shadowing": { status: "skipped", reason: "No office takes students" },
      });
    expect(await axeViolations(page, "main")).toEqual([]);

    await page.reload();
    await step(page, "Join clubs").waitFor();
    expect(await step(page, "Join clubs").getByLabel("Done: Join clubs").isChecked()).toBe(true);
    await page.getByRole("button", { name: "Expand all" }).click();
    await step(page, "Graduate and start practice").waitFor();
  });

  test("are copied for an advisor", async () => {
    const { page } = story();
    await unfold(page, "High School");

    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await step(page, "Join clubs").getByRole("button", { name: "Share: Join clubs" }).click();

    await page.getByText("Copied: Join clubs. Paste it into a message to your advisor.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "From my Cairn timeline: Join clubs (9th, Sep-Nov)\n\nStart with a few and keep those you look forward to. " +
        "A club you stay with says more than five you joined.\n\nMore about it: https://bigfuture.collegeboard.org/",
    );
  });

  test("offer Undo until the student's next action, however long that takes", async () => {
    const { page } = story();
    await unfold(page, "High School");
    const clubs = step(page, "Join clubs").getByLabel("Done: Join clubs");
    await clubs.check();

    await page.clock.install();
    const undo = page.getByRole("button", { name: "Undo" });
    await clubs.uncheck();
    await undo.waitFor();
    await page.clock.fastForward("05:00");
    await undo.click();
    await expect.poll(() => clubs.isChecked()).toBe(true);
    await step(page, "Take on leadership").getByLabel("Done: Take on leadership").check();
    await undo.waitFor();
    await page.clock.fastForward("05:00");
    await leg(page, "Dental School").click();
    await undo.waitFor({ state: "detached" });
  });

  test("are added to the checklist on the dashboard", async () => {
    const { student, page } = story();
    await unfold(page, "High School");

    await step(page, "Search for scholarships")
      .getByRole("button", { name: /^Add to my checklist/ })
      .click();
    await step(page, "Search for scholarships").getByText("On your checklist").waitFor();
    await expect
      .poll(() => storedSteps(student))
      .toMatchObject({ "hs-scholarships": { status: "open", task: "hs-11/timeline-hs-scholarships" } });
    const list = await stored(checklistPath(student.uid, "hs-11"));
    expect(list?.items).toMatchObject({
      "timeline-hs-scholarships": {
        checklist_item_name: "Search for scholarships",
        origin: "own",
        resourceId: "bigfuture-scholarships",
      },
    });

    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
    await page
      .getByRole("region", { name: "Current Year's Checklist" })
      .getByRole("checkbox", { name: "Search for scholarships", exact: true })
      .waitFor();
  });
});

describe("the plan back from the application", () => {
  test("starts from the day of the application and shows what a late step moves", async () => {
    const student = await newStudent({ stage: "pm-junior" });
    const page = await openTimeline(student, { width: 390, colorScheme: "dark" });
    const plan = page.getByRole("form", { name: "Plan back" });

    await plan.getByLabel("Day you submit").fill("2098-06-01");
    await plan
      .getByText("You submit on Jun 1, 2098, as planned. Schools see your application by about Jul 27, 2098.")
      .waitFor();
    await plan.getByRole("textbox", { name: "Ask for letters: days late" }).fill("20");
    await plan.getByText("You submit on Jun 7, 2098, 6 days later than you chose.").waitFor();
    await plan.getByText("Moves the next step by 6").waitFor();

    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("2098-06-01");
    await page.reload();
    await plan.getByText("You submit on Jun 7, 2098").waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Calendar file" }).click(),
    ]);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain("SUMMARY:Submit your application");
    expect(text).toContain("DTSTART;VALUE=DATE:20980607");
    expect(text).toContain("SUMMARY:Prepare for and take the MCAT");
    expect(text).not.toContain("take the DAT");
    expect(await axeViolations(page, "main")).toEqual([]);

    await page.getByRole("button", { name: "Expand all" }).click();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => brokenWords(page, ".step__grade")).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });

    // With text twice as large on a phone, everything is stacked and nothing overflows.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe("the timeline by keyboard", () => {
  const story = useStory(async () => {
    const student = await newStudent({ stage: "hs-11" });
    return { student, page: await openTimeline(student) };
  });

  test("can be opened, completed, skipped and sent to the checklist", async () => {
    const { student, page } = story();
    const { keyboard } = page;
    const named = (name: string) => main(page).getByRole("button", { name, exact: true });

    await tabTo(leg(page, "High School"));
    await keyboard.press("Enter");
    await expect.poll(() => leg(page, "High School").getAttribute("aria-expanded")).toBe("false");
    await keyboard.press("Enter");
    await expect.poll(() => leg(page, "High School").getAttribute("aria-expanded")).toBe("true");
    await tabTo(main(page).getByLabel("Done: Join clubs"));
    await keyboard.press("Space");
    await tabTo(named("Add to my checklist: Search for scholarships"));
    await keyboard.press("Enter");
    await step(page, "Search for scholarships").getByText("On your checklist").waitFor();
    // The clicked button is gone. The focus stays in the step.
    await focusOn(main(page).getByLabel("Done: Search for scholarships"));
    await tabTo(named("Skip: Search for scholarships"));
    await keyboard.press("Enter");
    await focusOn(page.getByLabel("Reason"));
    await keyboard.type("A friend has a list");
    await keyboard.press("Enter");
    await focusOn(named("Bring back: Search for scholarships"));
    await expect
      .poll(() => storedSteps(student))
      .toMatchObject({
        "hs-clubs": { status: "done" },
        "hs-scholarships": { status: "skipped", reason: "A friend has a list" },
      });
    expect((await stored(checklistPath(student.uid, "hs-11")))?.items).toMatchObject({
      "timeline-hs-scholarships": { checklist_item_name: "Search for scholarships" },
    });
    await tabTo(leg(page, "High School"), "Shift+Tab");
    await keyboard.press("Space");
    await expect.poll(() => leg(page, "High School").getAttribute("aria-expanded")).toBe("false");
  });

  test("can be planned back from the day of the application", async () => {
    const { page } = story();
    const { keyboard } = page;

    await tabTo(main(page).getByLabel("Day you submit"));
    // Until the field is left, the browser takes the year for 99.
    await keyboard.type("010199");
    expect(await main(page).getByRole("status").filter({ hasText: "You submit" }).count()).toBe(0);
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await main(page).getByText("You submit on Jan 1, 2099, as planned.").waitFor();
    const slips = main(page)
      .getByRole("textbox", { name: /: days late$/ })
      .first();
    await tabTo(slips);
    await keyboard.press("ArrowUp");

    await expect.poll(() => slips.inputValue()).toBe("7");
  });

  test("opens a rule's source, and says when it was last checked more than a year ago", async () => {
    const { page } = story();
    const rule = page.getByRole("button", { name: /^Rule and source: Letters/ });
    const card = page.getByRole("dialog", { name: /^Letters/ });
    await main(page).getByLabel("Day you submit").fill("2099-01-01");

    await tabTo(rule);
    await page.keyboard.press("Enter");
    await card.getByText(/Checked on/).waitFor();
    expect(await card.getByText("more than a year").count()).toBe(0);
    await page.clock.setFixedTime("2098-06-01T12:00:00Z");
    await page.reload();
    await rule.press("Enter");
    await card.getByText("more than a year").waitFor();
  });
});

describe("the route", () => {
  const story = useStory(async () => {
    const student = await newStudent({ stage: "hs-11" });
    const page = await openTimeline(student);
    const route = page.getByRole("region", { name: "Your route" });
    const stone = (name: string | RegExp) => route.getByRole("link", { name, exact: true });
    return { student, page, route, stone, plan: stone("Plan four years of courses (9th, Aug-Oct). To do") };
  });

  test("names its parts, where the student is and what is next, and invents no day", async () => {
    const { route, stone } = story();

    expect(await route.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
      "High School",
      "Undergraduate",
      "Gap Year(s)",
      "Medical School",
      "Dental School",
      "Your application",
    ]);
    await stone("Search for scholarships (11th, Sep-May). You are here").waitFor();
    await stone("Prepare for and take the SAT (11th, Aug-May). Next").waitFor();
    expect(await route.getByText(/Apply [A-Z]/).count()).toBe(0);
  });

  test("leads to the day to submit, and shows it", async () => {
    const { page, route, stone } = story();

    await tabTo(route.getByRole("link", { name: "Set the day you submit" }));
    await page.keyboard.press("Enter");
    await focusOn(main(page).getByLabel("Day you submit"));
    await page.keyboard.type("01012099");

    await stone("Submit applications (12th, Aug-Jan). To do. Apply Jan 1, 2099").waitFor();
    await stone("Submit your application (Jan 1, 2099)").waitFor();
  });

  test("is walked with the arrow keys, and a stone opens its step", async () => {
    const { page, stone, plan } = story();
    const { keyboard } = page;

    await leg(page, "High School").click();
    await main(page).getByLabel("Day you submit").focus();
    await tabTo(stone("Search for scholarships (11th, Sep-May). You are here"), "Shift+Tab");
    await keyboard.press("ArrowRight");
    await focusOn(stone("Prepare for and take the SAT (11th, Aug-May). Next"));
    await keyboard.press("Home");
    await focusOn(plan);
    // The second row runs backwards, so the next stone is on the left.
    await stone("Take on leadership (10th, Sep-May). To do").focus();
    await keyboard.press("ArrowLeft");
    await focusOn(stone("Shadow a professional (10th, Nov-Apr). To do"));
    await keyboard.press("Home");
    await keyboard.press("Enter");
    const heading = page.getByRole("heading", { name: "Plan four years of courses" });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await leg(page, "High School").getAttribute("aria-expanded")).toBe("true");
    await leg(page, "High School").click();
    await plan.click();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("marks a done step with its day, until Undo", async () => {
    const { student, page, stone, plan } = story();

    await unfold(page, "High School");
    await step(page, "Plan four years of courses").getByLabel("Done: Plan").check();
    await stone(/^Plan four years of courses \(9th, Aug-Oct\)\. Done \w{3} \d+, \d{4}$/).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();

    await plan.waitFor();
    await expect.poll(async () => (await storedSteps(student))["hs-plan"]).not.toMatchObject({ status: "done" });
  });

  test("is printed on one page and fits a phone, however long it is", async () => {
    const { student, page, stone } = story();
    const done = { status: "done", on: "2026-11-20", reason: "", task: null };
    const items = Object.fromEntries(TIMELINE.flatMap(({ steps }) => steps).map(({ id }) => [id, done]));
    await adminDb.doc(timelinePath(student.uid)).set({ items, changed_item: "hs-plan" });
    await main(page).getByLabel("Day you submit").fill("2099-01-01");
    await stone("Choose a dental school (Senior, Dec-Apr). Done Nov 20, 2026").waitFor();
    expect(await axeViolations(page, "main")).toEqual([]);

    const [paper, ...more] = await pagesOf(await page.pdf({ format: "Letter" }));
    expect(more).toEqual([]);
    expect(await pagesOf(await page.pdf({ format: "A4" }))).toHaveLength(1);
    expect(paper).toContain("Route of Ann Lee");
    expect(paper).toContain("Plan four years of courses (9th, Aug-Oct). Done Nov 20, 2026");
    expect(paper).toContain("To submit on Jan 1, 2099");
    expect(paper).not.toContain("Search Site");
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

/** Words that are broken across lines. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap(({ firstChild, textContent }) => {
      if (!firstChild) return [];
      return Array.from((textContent ?? "").matchAll(/\S+/g)).flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
}
