import { applicationPath, schoolsPath } from "@domain/paths.ts";
import { NOTHING_REACHED, type School } from "@domain/school.ts";
import { NO_FIGURES } from "@domain/schoolFigures.ts";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";

useBrowser();

const RICE: School = {
  track: "PM",
  kind: "MD",
  schoolId: null,
  name: "Rice",
  // As a record may be that was written before the rules knew the longest city: they refuse every change of it.
  city: "x".repeat(201),
  state: "TX",
  control: "private",
  status: "researching",
  reached: NOTHING_REACHED,
  outcome: null,
  deadlines: [],
  figures: NO_FIGURES,
  override: null,
  note: "",
};

interface Place {
  readonly path: string;
  /** The buttons that open the forms there. */
  readonly opens: readonly string[];
  /** Of each form a field, by its name. */
  readonly fields: readonly string[];
}

const SCHOOL: Place = {
  path: "/tracker/schools?school=rice",
  opens: ["School and figures"],
  fields: [
    "My own word on Rice: why",
    "Add a deadline of Rice: label",
    "Note on Rice: note",
    "School and figures of Rice: source",
  ],
};

const PLACES: readonly Place[] = [
  {
    path: "/tracker/experiences/pantry",
    opens: [],
    fields: ["Edit experience: description", "Log hours: note"],
  },
  { path: "/tracker/scores", opens: [], fields: ["Add MCAT score: note"] },
  SCHOOL,
  { path: "/tracker/coursework", opens: ["Add your first course"], fields: ["Add a course: name"] },
  {
    path: "/tracker/application",
    opens: ["Food pantry", "Edit the texts"],
    fields: ["Texts of Food pantry: description"],
  },
];

// The form of a new experience, the journal, the quick log and an import tell theirs in their own stories.
test("what is half typed in each form of the tracker is there after a lost network, a crash of the tab, or a refusal", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await giveExperiences(ann, { pantry: { experienceName: "Food pantry" } });
  const chosen = { items: { pantry: { position: 1, copied: "" } }, changed_item: "pantry" };
  await adminDb.doc(applicationPath(ann.uid, "amcas")).set(chosen);
  await adminDb.doc(schoolsPath(ann.uid)).set({ items: { rice: RICE }, changed_item: "rice" });
  const page = await openApp("/auth", ann);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);

  for (const place of PLACES) {
    await open(page, place);
    for (const field of place.fields) await fieldOf(page, field).waitFor();
    // The line breaks while the student types, and comes back.
    await page.context().setOffline(true);
    for (const field of place.fields) await fieldOf(page, field).fill(`Half typed in ${field}`);
    for (const field of place.fields) {
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(`Half typed in ${field}`);
    }
    await page.context().setOffline(false);
    for (const field of place.fields) expect(await fieldOf(page, field).inputValue()).toBe(`Half typed in ${field}`);
  }
  const other = await crash(page.context(), page);

  for (const place of PLACES) {
    await open(other, place);
    for (const field of place.fields) {
      await expect.poll(() => fieldOf(other, field).inputValue()).toBe(`Half typed in ${field}`);
    }
  }

  await open(other, SCHOOL);
  const due = fieldOf(other, "Add a deadline of Rice: label");
  await fieldOf(other, "Add a deadline of Rice: day").fill("2027-01-02");
  await other.getByRole("button", { name: "Add deadline" }).click();
  await other.getByText("Your change was not saved. Try again.").waitFor();
  await expect.poll(() => due.inputValue()).toBe("Half typed in Add a deadline of Rice: label");
});

async function open(page: Page, { path, opens }: Place): Promise<void> {
  await page.goto(path);
  for (const name of opens) await page.getByRole("button", { name }).first().click();
}

function fieldOf(page: Page, field: string): Locator {
  const [form = "", name = ""] = field.split(": ");
  return page.getByRole("form", { name: form, exact: true }).locator(`[name="${name}"]`);
}

/** Nothing is told to a tab that crashes: no unload, no last word. The other tab knows only what lies on the device. */
async function crash(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  const crashed = page.waitForEvent("crash");
  const devtools = await context.newCDPSession(page);
  devtools.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  return other;
}
