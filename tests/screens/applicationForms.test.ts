import { schoolsPath, trackerSettingsPath } from "@domain/records/firestorePaths.ts";
import { samplePlanOf } from "@domain/samples/samplePlans.ts";
import { localDayOf } from "@domain/shared/calendarDay.ts";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser, useStory } from "../support/browser.ts";
import { pagesOf, readPaper } from "../support/readPaper.ts";
import { plainSchool } from "../support/records.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { entry, notePrints, orderOf, pantry, recordOf, studentLike } from "./support/application.ts";
import { giveExperiences } from "./support/experiences.ts";

useBrowser();

describe("the whole application", () => {
  test.each([
    ["maya", "hs-11", "Common App entries", "Colleges"],
    ["daniel", "pm-junior", "AMCAS entries", "Medical schools"],
    ["priya", "pd-sophomore", "AADSAS entries", "Dental schools"],
  ] as const)("prints the plan of %s with one press", async (sample, stage, entries, schools) => {
    const page = await openApp("/tracker/application/letters", await studentLike(sample, stage));
    const prints = await notePrints(page);

    await page.getByRole("button", { name: "Print everything" }).click();
    await expect.poll(prints).toEqual(["Application packet of Ann Lee"]);
    const pages = await pagesOf(await page.pdf({ format: "Letter" }));

    expect(pages[0]).toMatch(/Application packet of Ann Lee.*In this packet.*This year's checklist \d+ of \d+ done/);
    const starts = ["This year's checklist", entries, "Essays", "Letters of recommendation", "Courses and GPA"];
    const bodies = pages.map((sheet) => sheet.replace(/Application packet of Ann Lee|Page \d+ of \d+/g, "").trim());
    const at = starts.map((heading) => bodies.findIndex((body) => body.startsWith(heading)));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(Math.min(...at)).toBe(1);
    expect(pages.every((sheet, index) => sheet.includes(`Page ${index + 1} of ${pages.length}`))).toBe(true);
    expect(pages.every((sheet) => sheet.includes("Application packet of Ann Lee"))).toBe(true);
    const { essays } = samplePlanOf(sample, localDayOf(new Date())).records;
    const paper = pages.join(" ");
    expect(paper).toContain(schools);
    for (const { text } of Object.values(essays)) expect(paper).toContain(text.slice(0, 40));
    expect(await page.title()).not.toContain("packet");
  });

  test("prints offline, with words that are not stored yet, without hidden scores, and only once", async () => {
    const ann = await studentLike("daniel", "pm-junior");
    await adminDb.doc(`users/${ann.uid}/settings/tracker`).set({ display_scores: false });
    const page = await openApp("/tracker/application/essays", ann, { installs: true });
    expectComplaints(page, /Failed to load resource|WebChannelConnection|Could not reach Cloud Firestore|net::ERR/);
    const prints = await notePrints(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    await page.getByRole("link", { name: "What changed was not the question" }).click();
    const text = page.getByLabel("Text", { exact: true });
    await text.waitFor();
    await page.context().setOffline(true);
    await text.press("Control+End");
    await page.keyboard.type(" Typed a moment ago.");

    await page.getByRole("button", { name: "Print everything" }).click();
    await expect.poll(prints).toHaveLength(1);
    const paper = await readPaper(await page.pdf());

    expect(paper).toContain("Typed a moment ago.");
    expect(paper).toContain("Made without a connection.");
    expect(paper).toContain("The student keeps them hidden.");
    expect(paper).not.toMatch(/MCAT, attempt|latest MCAT/);
    // The next key brings the page's own print back, and a reload prints nothing.
    await page.keyboard.press("Shift");
    await expect.poll(() => page.locator(".print-sheet[data-hides-others]").count()).toBe(0);
    await page.context().setOffline(false);
    await page.goto("/tracker/application?print=all");
    await expect.poll(prints).toHaveLength(1);
    await page.reload();
    await page.getByText("experiences").first().waitFor();
    expect(await prints()).toEqual([]);
    expect(page.url()).not.toContain("print=");
  });
});

describe("one experience in several forms", () => {
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    await giveExperiences(ann, {
      pantry: {
        ...pantry,
        description: "x".repeat(650),
        meaningfulDescription: "m".repeat(501),
        startDate: "2025-09-01",
        isCurrent: true,
      },
      prize: {
        experienceName: "Dean's Award",
        type: "Leadership & Awards",
        endDate: "2026-05-01",
        description: "First.",
      },
    });
    await adminDb.doc(trackerSettingsPath(ann.uid)).set({ apply_date: "2026-11-01" });
    await adminDb.doc(schoolsPath(ann.uid)).set({
      items: {
        a: { ...plainSchool, track: "PM", kind: "DO", name: "Ohio DO School", state: "OH", control: "public" },
        b: { ...plainSchool, track: "PM", kind: "MD", name: "Texas MD School", state: "TX", control: "public" },
      },
      changed_item: "a",
    });
    return { ann, page: await openApp("/tracker/application", ann) };
  });

  test("goes to the services that the schools on the list suggest", async () => {
    const { ann, page } = story();
    const form = page.getByLabel("Application form");

    await page.getByText("Your list also has 1 school through AACOMAS and 1 school through TMDSAS.").waitFor();
    expect((await form.locator("option").allInnerTexts())[0]).toBe("AMCAS");
    await page.getByRole("button", { name: "Use AACOMAS and TMDSAS, too" }).click();
    await expect
      .poll(() => stored(trackerSettingsPath(ann.uid)))
      .toEqual({ apply_date: "2026-11-01", services: ["amcas", "aacomas", "tmdsas"] });

    await page.getByText("Your list also has").waitFor({ state: "detached" });
    expect((await form.locator("option").allInnerTexts()).slice(0, 4)).toEqual([
      "AMCAS",
      "AACOMAS",
      "AACOMAS achievements",
      "TMDSAS",
    ]);
    const chips = page.getByRole("group", { name: "You apply through" });
    expect(await chips.getByRole("checkbox", { checked: true }).count()).toBe(3);
  });

  test("is measured against each form's own limit", async () => {
    const { page } = story();

    for (const [form, label, problem] of [
      ["aacomas", "AACOMAS", "Experience details by 50 characters"],
      ["tmdsas", "TMDSAS", "Description by 350 characters, Why it is most meaningful by 1 character"],
    ] as const) {
      await page.getByLabel("Application form").selectOption(form);
      await page.getByRole("button", { name: `Add to ${label}: Food pantry` }).click();
      await entry(page, "Food pantry").click();
      await page.getByText(`Too long: ${problem}.`).waitFor();
    }
  });

  test("offers a text written for one form to the others", async () => {
    const { ann, page } = story();

    await page.getByRole("button", { name: "Edit the texts" }).click();
    await page.getByLabel("Description for TMDSAS").fill("Packed bags.");
    await page.getByLabel("Most meaningful summary").fill("It stayed with me.");
    await page.getByRole("button", { name: "Save the texts" }).click();
    await page.getByText("Too long:").waitFor({ state: "detached" });
    await page.getByLabel("Application form").selectOption("aacomas");
    await entry(page, "Food pantry").click();
    await page.getByRole("button", { name: "Edit the texts" }).click();
    await page.getByText("50 over for AACOMAS").waitFor();
    await page.getByRole("button", { name: "TMDSAS (12)" }).click();
    await page.getByText("12 of 600 for AACOMAS").waitFor();
    expect(await axeViolations(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Save the texts" }).click();

    await expect
      .poll(() => recordOf(ann, "pantry"))
      .toMatchObject({
        description: "x".repeat(650),
        meaningfulDescription: "m".repeat(501),
        descriptions: { aacomas: "Packed bags.", tmdsas: "Packed bags.", tmdsas_meaningful: "It stayed with me." },
      });
  });

  test("is current in TMDSAS up to a day the student can move", async () => {
    const { ann, page } = story();

    await page.getByLabel("Application form").selectOption("tmdsas");
    await entry(page, "Food pantry").click();
    await page.locator(".entry__fields").getByText("10/01/2027").waitFor();
    const day = page.getByLabel("Current activities up to");
    await day.fill("2027-10-31");
    await day.press("Enter");
    await page.locator(".entry__fields").getByText("10/31/2027").waitFor();

    await expect.poll(() => stored(trackerSettingsPath(ann.uid))).toMatchObject({ tmdsas_until: "2027-10-31" });
  });

  test("is an achievement if it is an award, without limits where none is published", async () => {
    const { page } = story();

    await page.getByLabel("Application form").selectOption("aacomas_achievements");
    await page
      .getByRole("button", { name: /^Add to AACOMAS achievements/ })
      .first()
      .waitFor();
    expect(await page.locator(".add-entries__name").allInnerTexts()).toEqual(["Dean's Award"]);
    await page.getByRole("button", { name: "Add to AACOMAS achievements: Dean's Award" }).click();
    await entry(page, "Dean's Award").click();
    await page.getByLabel("AACOMAS achievements type of Dean's Award").selectOption("Awards");

    await page.getByText("1 achievement · all complete").waitFor();
    await page.getByRole("button", { name: "About AACOMAS" }).click();
    await page.getByText("$198").waitFor();
    await page.getByText("six evaluations").waitFor();
  });
});

test("a high school student adds UC and lists an honor in 100 characters", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  await giveExperiences(ann, {
    pantry,
    fair: { experienceName: "Science fair", type: "Leadership & Awards", participationGrades: ["11"] },
  });
  const page = await openApp("/tracker/application", ann, { width: 320, height: 844 });
  const chips = page.getByRole("group", { name: "You apply through" });
  await chips.getByRole("checkbox", { name: "Common App" }).click();
  await page.getByText("At least one stays.").waitFor();
  await chips.getByRole("checkbox", { name: "UC" }).check();
  await expect.poll(() => stored(trackerSettingsPath(ann.uid))).toEqual({ services: ["common_app", "uc"] });

  await page.getByLabel("Application form").selectOption("common_app_honors");
  await page.getByRole("button", { name: "Add to Common App honors: Science fair" }).click();
  await entry(page, "Science fair").click();
  await page.getByLabel("Common App honors type of Science fair").selectOption("National");
  await page.getByText("1 of 5 honors · all complete").waitFor();
  await page.getByRole("button", { name: "Edit the texts" }).click();
  await page.getByLabel("Description for Common App honors").fill("h".repeat(101));
  await page.getByText("1 over for Common App honors").waitFor();
  await page.getByRole("button", { name: "Save the texts" }).click();
  await page.getByText("Too long: Honors title by 1 character.").waitFor();

  await page.getByLabel("Application form").selectOption("uc");
  await page.getByRole("button", { name: "Add to UC: Food pantry" }).click();
  await page.getByText("1 of 20 entries · 1 with something to fix").waitFor();
  await entry(page, "Food pantry").click();
  await page.getByText("Still empty: What the organization does.").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeViolations(page, "main")).toEqual([]);
});

test("all that fit a form are added at once, most hours first, and Undo takes them out again", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const ids = Array.from({ length: 11 }, (_, place) => `club${place}`);
  const clubs = ids.map((id, place) => [id, { experienceName: `Club ${place}`, completedHours: place }]);
  await giveExperiences(ann, Object.fromEntries(clubs));
  const page = await openApp("/tracker/application", ann);
  await page.getByRole("heading", { name: "Not in your Common App application, most hours first" }).waitFor();
  expect(await page.getByLabel("Application form").locator("option").allInnerTexts()).toEqual([
    "Common App",
    "Common App honors",
    "UC",
  ]);

  await page.getByRole("button", { name: "Add the first 10 of 11" }).click();
  await page.getByText("10 of 10 experiences").waitFor();
  await expect.poll(() => orderOf(ann, "common_app")).toEqual(ids.toReversed().slice(0, 10));
  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText("0 of 10 experiences").waitFor();
  await expect.poll(() => orderOf(ann, "common_app")).toEqual([]);
});

test("every text for an application is checked for patient details", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await giveExperiences(ann, {
    pantry: { ...pantry, description: "In the hospital I met her son Mark. She is 93." },
  });
  const page = await openApp("/tracker/application", ann);
  await page.getByRole("button", { name: "Add to AMCAS: Food pantry" }).click();
  await entry(page, "Food pantry").click();
  await page.getByText("This could identify a patient: son Mark, 93.").waitFor();

  await page.getByRole("button", { name: "Edit the texts" }).click();
  const form = page.getByRole("form", { name: "Texts of Food pantry" });
  await form.getByText("2 details could identify a patient").first().waitFor();
  await form.getByRole("button", { name: "Write “relative”" }).click();
  await form.getByRole("button", { name: "Write “over 89”" }).click();
  const field = form.getByLabel("Description for AMCAS");
  await expect.poll(() => field.inputValue()).toBe("In the hospital I met her relative. She is over 89.");
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await axeViolations(page, "main")).toEqual([]);
  await form.getByRole("button", { name: "Save the texts" }).click();
  await page.getByText("This could identify a patient").waitFor({ state: "detached" });

  await page.goto("/tracker/experiences/pantry");
  const description = page.getByRole("textbox", { name: /^Experience description|^Description/ }).first();
  await description.focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" Mr. Alvarez counted to ten.");
  await page.getByRole("button", { name: "Write “the patient”" }).click();
  await expect.poll(() => description.inputValue()).toContain("The patient counted to ten.");
});
