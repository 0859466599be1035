import { EMPTY_EXPERIENCE } from "@domain/experience/experience.ts";
import { EXPERIENCE_FORMS } from "@domain/experience/experienceFormFields.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { formOf, storedExperience } from "./support/experiences.ts";

useBrowser();

/** What a student types into each field, by the field's label. */
type Typed = Readonly<Record<string, string | readonly string[]>>;

const STORY = [
  {
    track: "HS",
    stage: "hs-11",
    name: "Event or activity name",
    typed: {
      "Experience type": "Research",
      "Event or activity name": "Soil project",
      Organization: "State University",
      "Position or leadership": "Student researcher",
      "Hours per week": "4",
      "Weeks per year": "6",
      "Grades you took part": ["10", "11"],
      Timing: ["Breaks"],
      "What did you do?": "Counted mites.\nTwice.",
      "Continue in college?": ["Yes"],
      "Common App activity type": "Science/Math",
      "Start date": "2026-06-01",
      "End date": "2026-08-01",
      "Total hours so far": "24.5",
      "Contact first name": "Ken",
      "Contact last name": "Ito",
      "Contact title": "Professor",
      "Contact phone": "(555) 014-7720",
      "Contact email": "ito@example.com",
    },
    stored: {
      type: "Research",
      track: "HS",
      experienceName: "Soil project",
      organisationName: "State University",
      title: "Student researcher",
      hoursPerWeek: 4,
      weeksPerYear: 6,
      participationGrades: ["10", "11"],
      timingOfParticipation: ["B"],
      description: "Counted mites.\nTwice.",
      participateInCollege: true,
      categories: { ...EMPTY_EXPERIENCE.categories, common_app: "Science/Math" },
      startDate: "2026-06-01",
      endDate: "2026-08-01",
      completedHours: 24.5,
      contactFirstName: "Ken",
      contactLastName: "Ito",
      contactTitle: "Professor",
      contactPhone: "(555) 014-7720",
      contactEmail: "ito@example.com",
    },
  },
  {
    track: "PM",
    stage: "pm-junior",
    name: "Experience name",
    typed: {
      "Experience type": "Shadowing",
      "Experience name": "Dr. Ames, cardiology",
      "Your title": "Observer",
      Address: "1 Main Street",
      "Is this a current experience?": ["No"],
      "Start date": "2025-01-10",
      "End date": "2025-06-01",
      "Average weekly hours": "2.5",
      "Total hours": "1,040",
      "Supervisor name": "Mary Ames",
      "Supervisor contact": "ames@example.com",
      Description: "Stood in the corner and listened.",
      "AMCAS experience type": "Physician Shadowing/Clinical Observation",
      Organization: "County Hospital",
      City: "Ames",
      Country: "United States",
      "Did you do it more than once?": ["Yes"],
      "Second start date": "2025-09-01",
      "Second end date": "2025-10-01",
      "Second hours": "8",
      "Do you expect to continue it?": ["Yes"],
      "Anticipated start date": "2026-12-01",
      "Anticipated end date": "2027-05-01",
      "Anticipated hours": "20",
      "Contact title": "MD",
      "One of your most meaningful experiences?": ["Yes"],
      "Why was it most meaningful?": "Trust is made slowly.",
    },
    stored: {
      type: "Shadowing",
      track: "PM",
      experienceName: "Dr. Ames, cardiology",
      title: "Observer",
      address: "1 Main Street",
      isCurrent: false,
      startDate: "2025-01-10",
      endDate: "2025-06-01",
      hoursPerWeek: 2.5,
      completedHours: 1_040,
      supervisorName: "Mary Ames",
      supervisorContact: "ames@example.com",
      description: "Stood in the corner and listened.",
      categories: { ...EMPTY_EXPERIENCE.categories, amcas: "Physician Shadowing/Clinical Observation" },
      organisationName: "County Hospital",
      repeated: true,
      occurrences: [{ startDate: "2025-09-01", endDate: "2025-10-01", hours: 8 }],
      anticipated: true,
      anticipatedStartDate: "2026-12-01",
      anticipatedEndDate: "2027-05-01",
      anticipatedHours: 20,
      contactTitle: "MD",
      meaningfulExperiences: true,
      meaningfulDescription: "Trust is made slowly.",
    },
  },
  {
    track: "PD",
    stage: "pd-junior",
    name: "Experience name",
    typed: {
      "Experience type": "Clinical Experience",
      "Experience name": "Free dental clinic",
      Organization: "Harbor Clinic",
      City: "Tacoma",
      Country: "United States",
      "Completed start date": "2025-01-10",
      "Completed end date": "2025-06-01",
      "Completed hours": "60",
      "Did you do it more than once?": ["Yes"],
      "Third start date": "2026-01-01",
      "Third hours": "5",
      "Do you expect to continue it?": ["Yes"],
      "Anticipated start date": "2026-12-01",
      "Anticipated end date": "2027-05-01",
      "Anticipated hours": "30",
      "Contact first name": "Lena",
      "Contact last name": "Cho",
      "Contact title": "DDS",
      "Contact phone": "+1 555 014 7720",
      "Contact email": "cho@example.com",
      Description: "Held the suction, learned to wait.",
      "One of your most important experiences?": ["Yes"],
      "AADSAS experience type": "Dental Experience",
      "Paid, for credit or as a volunteer": "volunteer",
      "May a school contact them?": ["Yes"],
    },
    stored: {
      type: "Clinical Experience",
      track: "PD",
      experienceName: "Free dental clinic",
      organisationName: "Harbor Clinic",
      city: "Tacoma",
      country: "United States",
      startDate: "2025-01-10",
      endDate: "2025-06-01",
      completedHours: 60,
      repeated: true,
      occurrences: [{ startDate: "2026-01-01", endDate: null, hours: 5 }],
      anticipated: true,
      anticipatedStartDate: "2026-12-01",
      anticipatedEndDate: "2027-05-01",
      anticipatedHours: 30,
      contactFirstName: "Lena",
      contactLastName: "Cho",
      contactTitle: "DDS",
      contactPhone: "+1 555 014 7720",
      contactEmail: "cho@example.com",
      description: "Held the suction, learned to wait.",
      meaningfulExperiences: true,
      categories: { ...EMPTY_EXPERIENCE.categories, aadsas: "Dental Experience" },
      compensation: "volunteer",
      mayContact: true,
    },
  },
] as const;

describe.each(STORY)("the form of $track", ({ track, stage, name, typed, stored }) => {
  test("requires a name, keeps a draft through a reload, and stores every field", async () => {
    const ann = await newStudent({ stage });
    const page = await openApp("/tracker/experiences", ann);
    await page.getByRole("link", { name: "+ Add Experience!" }).click();
    const form = formOf(page);

    await form.waitFor();
    const asked = EXPERIENCE_FORMS[track].filter(({ isMore, opens }) => !isMore && !opens);
    for (const { name: field } of asked) expect(await form.locator(`[name="${field}"]`).count()).toBeGreaterThan(0);
    expect(await form.getByLabel("Experience type", { exact: true }).inputValue()).toBe("Volunteering");

    await form.getByRole("button", { name: "+Add" }).click();
    await form.getByText("Give the experience a name.").waitFor();
    await expect
      .poll(() => form.getByLabel(name, { exact: true }).evaluate((field) => field === document.activeElement))
      .toBe(true);

    await form.getByRole("button", { name: "More for your application" }).click();
    await type(page, typed);
    await page.getByText("Draft saved on this device").waitFor();
    await page.reload();
    await form.getByText("Draft restored.").waitFor();
    expect(await form.getByLabel(name, { exact: true }).inputValue()).toBe(stored.experienceName);

    await form.getByRole("button", { name: "+Add" }).click();
    await page.waitForURL("**/tracker/experiences");
    await page.getByRole("rowheader", { name: stored.experienceName }).waitFor();
    await expect.poll(() => storedExperience(ann, stored.experienceName)).toMatchObject(stored);
    await page.getByRole("link", { name: "+ Add Experience!" }).click();
    expect(await form.getByLabel(name, { exact: true }).inputValue()).toBe("");
  });
});

test("messages are shown at their fields, even in a folded part, and disappear once fixed", async () => {
  const ann = await newStudent({ stage: "pd-junior" });
  const page = await openApp("/tracker/experiences/new", ann, { colorScheme: "dark" });
  const form = formOf(page);
  await form.getByRole("button", { name: "More for your application" }).click();
  await type(page, {
    "Experience name": "Clinic",
    "Completed start date": "2025-03-02",
    "Completed end date": "2025-03-01",
    "Contact email": "cho",
    "Contact phone": "12",
    "Average weekly hours": "many",
    "Number of weeks": "53",
  });
  await form.getByRole("button", { name: "More for your application" }).click();
  await form.getByRole("button", { name: "+Add" }).click();

  await form.getByText("Enter a number, such as 2.5.").waitFor();
  for (const message of [
    "The end is before the start.",
    "Enter an email address like name@example.com.",
    "Enter a number with its area code",
    "A year has 52 weeks.",
  ])
    await form.getByText(message).waitFor();
  expect(await axeViolations(page, ".experience-form")).toEqual([]);

  await type(page, { "Completed end date": "2025-03-03", "Number of weeks": "52" });
  await form.getByText("The end is before the start.").waitFor({ state: "hidden" });
  await form.getByText("A year has 52 weeks.").waitFor({ state: "hidden" });
});

test("a changed type clears the fields of the old one, and Undo restores them", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const page = await openApp("/tracker/experiences/new", ann);
  const form = formOf(page);
  await form.getByRole("button", { name: "More for your application" }).click();
  await type(page, { "Experience name": "Lab", "AMCAS experience type": "Publications" });
  await form.getByLabel("Experience type", { exact: true }).selectOption("Employment");
  await page.getByText("Type is now Employment. Cleared: AMCAS experience type.").waitFor();
  const category = form.getByLabel(/^AMCAS experience type/);
  expect(await category.inputValue()).toBe("");
  expect(await form.getByLabel("Experience name", { exact: true }).inputValue()).toBe("Lab");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => category.inputValue()).toBe("Publications");
  expect(await form.getByLabel("Experience type", { exact: true }).inputValue()).toBe("Volunteering");

  await form.getByLabel(/^Description/).fill(`\u201C${"x".repeat(635)}\u201D`);
  await form.getByText("37 over for AADSAS, fits AMCAS").waitFor();
  // One button shows all rules about a text.
  const counter = form.locator(".text-fit").filter({ hasText: "37 over for AADSAS" });
  expect(await counter.getByRole("button", { name: /^Rule and source/ }).count()).toBe(1);
  await form.getByRole("button", { name: "Make them plain" }).click();
  await expect.poll(() => form.getByLabel(/^Description/).inputValue()).toBe(`"${"x".repeat(635)}"`);

  await form.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL("**/tracker/experiences");
  await page.goBack();
  expect(await form.getByLabel("Experience name", { exact: true }).inputValue()).toBe("");
});

async function type(page: Page, typed: Typed): Promise<void> {
  const form = formOf(page);
  for (const [label, value] of Object.entries(typed)) {
    if (typeof value !== "string") {
      const group = form.getByRole("group", { name: label, exact: true });
      for (const choice of value) await group.getByLabel(choice, { exact: true }).check({ force: true });
      continue;
    }
    const field = form.getByLabel(new RegExp(`^${label.replace(/[?.]/g, "\\$&")}( \\(optional\\))?$`));
    if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
}
