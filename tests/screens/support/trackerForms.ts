import type { Locator, Page } from "playwright-core";

/** A form, or a single field that saves by itself. */
export interface Form {
  readonly at: (page: Page) => Locator;
  /** The text to type, by the field's name or label. */
  readonly typed: Readonly<Record<string, string>>;
  /** Loads what the form needs before it can be saved. */
  readonly prepare?: (form: Locator) => Promise<void>;
  /** Saves the form. Missing if the form saves nothing, or saves by itself. */
  readonly save?: (form: Locator) => Promise<void>;
  /** Text that the student's documents contain after saving. */
  readonly stored?: string;
}

export interface Place {
  readonly path: string;
  /** Opens the forms on the page. */
  readonly open?: (page: Page) => Promise<void>;
  readonly forms: readonly Form[];
}

const named = (name: string | RegExp) => (page: Page) => page.getByRole("form", { name, exact: true });
const around = (label: string) => (page: Page) =>
  page.locator("form").filter({ has: page.getByLabel(label, { exact: true }) });
/** Once the pointer could: a save moves what is below it, and a press in that very moment would miss. */
const press = (name: string | RegExp) => async (form: Locator) => {
  const button = form.getByRole("button", { name });
  await button.click({ trial: true });
  await button.evaluate((element: HTMLButtonElement) => element.click());
};
const enter = (form: Locator) => form.locator("input").press("Enter");
const click = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

/** Ends a practice in the interview room, unless one has ended already. */
async function finishStation(page: Page): Promise<void> {
  const start = page.getByRole("button", { name: "Start with a question" });
  const keep = page.getByRole("button", { name: "Keep this practice" });
  await start.or(keep).waitFor();
  if (await keep.isVisible()) return;
  await start.click();
  await click("Speak now")(page);
  await click("I am done")(page);
}

/** The forms of one school, named Rice. */
export const SCHOOL_FORMS: readonly Form[] = [
  {
    at: named("My own choice for Rice"),
    typed: { fit: "reach", why: "Few come from here." },
    save: press("Save my choice"),
    stored: "Few come from here.",
  },
  {
    at: named("Add a deadline of Rice"),
    typed: { label: "Secondary essays", day: "2027-01-02" },
    save: press("Add deadline"),
    stored: "Secondary essays",
  },
  {
    at: named("Note on Rice"),
    typed: { note: "Ask about housing." },
    save: press("Save note"),
    stored: "Ask about housing.",
  },
];

/** Every form of the tracker and its dashboard widget, for a pre-medical student with one record of each kind. */
export const PLACES: readonly Place[] = [
  {
    path: "/tracker/experiences",
    forms: [{ at: around("Apply date"), typed: { day: "2027-05-20" }, save: enter, stored: "2027-05-20" }],
  },
  {
    path: "/tracker/experiences/new",
    forms: [
      {
        at: named("New experience"),
        typed: { name: "Choir", description: "Sang the alto part." },
        save: press("+Add"),
        stored: "Sang the alto part.",
      },
    ],
  },
  {
    path: "/tracker/experiences/pantry",
    open: async (page) => {
      await page.getByRole("button", { name: /^More for: 2 hours/ }).click();
      await page.getByRole("button", { name: "Edit", exact: true }).and(page.locator(":popover-open button")).click();
    },
    forms: [
      {
        at: named("Change the shift"),
        typed: { note: "Packed boxes." },
        save: press("Save"),
        stored: "Packed boxes.",
      },
      {
        at: named("Log hours"),
        typed: { hours: "2.5", note: "Sorted cans." },
        save: press("Log hours"),
        stored: "Sorted cans.",
      },
      {
        at: named("Edit experience"),
        typed: { description: "Fed sixty families." },
        save: press("Save changes"),
        stored: "Fed sixty families.",
      },
    ],
  },
  {
    path: "/tracker/scores",
    forms: [
      {
        at: named("Add MCAT score"),
        typed: {
          date: "2026-05-01",
          "values.CP": "127",
          "values.CARS": "127",
          "values.BB": "127",
          "values.PS": "127",
          note: "The second try.",
        },
        save: press("+ Add Score"),
        stored: "The second try.",
      },
      { at: named("MCAT goal"), typed: { target: "515" }, save: press("Set goal"), stored: '{"MCAT":515}' },
    ],
  },
  {
    path: "/tracker/scores",
    open: click("Edit MCAT, attempt 1"),
    forms: [
      {
        at: named("Edit MCAT score"),
        typed: { note: "The first try." },
        save: press("Save changes"),
        stored: "The first try.",
      },
    ],
  },
  {
    path: "/tracker/schools?school=rice&open=add",
    open: click("School and figures"),
    forms: [
      ...SCHOOL_FORMS,
      {
        at: named("School and figures of Rice"),
        typed: { source: "Their own pages" },
        save: press("Save school"),
        stored: "Their own pages",
      },
      {
        at: (page) => page.getByRole("region", { name: "Add a medical school" }),
        typed: { school: "Yarrow College" },
        save: press("Add Yarrow College as typed, an MD school"),
        stored: "Yarrow College",
      },
      { at: around("Interview"), typed: { day: "2026-10-09" }, save: enter, stored: "2026-10-09" },
    ],
  },
  {
    path: "/tracker/coursework?open=add&edit=bio",
    open: click("What would it take?"),
    forms: [
      {
        at: named("Add a course"),
        typed: { name: "Botany", credits: "3", grade: "B" },
        save: press("Add course"),
        stored: "Botany",
      },
      { at: named("What would it take?"), typed: { target: "3.7", target_credits: "12" } },
      { at: named("Change Biology I"), typed: { name: "Cell biology" }, save: press("Save"), stored: "Cell biology" },
    ],
  },
  {
    path: "/tracker/coursework?open=import",
    forms: [
      {
        at: named("Import courses"),
        typed: { table: "Spring 2025\nCHEM 1\tChemistry\t4\tA" },
        prepare: press("Review courses"),
        save: (form) => form.page().getByRole("button", { name: "Import 1 course" }).click(),
        stored: "CHEM 1",
      },
    ],
  },
  {
    path: "/tracker/application",
    open: async (page) => {
      await click("Food pantry")(page);
      await click("Edit the texts")(page);
    },
    forms: [
      {
        at: named("Texts of Food pantry"),
        typed: { description: "For AMCAS alone." },
        save: press("Save the texts"),
        stored: "For AMCAS alone.",
      },
    ],
  },
  {
    path: "/tracker/application/letters?open=add",
    forms: [
      {
        at: named("New writer"),
        typed: { writer: "Ruth Feldman", needed_by: "2027-05-03", note: "Ask after the lab report." },
        save: press("Add a writer"),
        stored: "Ask after the lab report.",
      },
    ],
  },
  {
    path: "/tracker/application/letters?letter=sato",
    forms: [
      {
        at: named("Letter from Mina Sato"),
        typed: { role: "Lab head", send_to: "Letter ID 4711" },
        save: press("Save"),
        stored: "Letter ID 4711",
      },
      {
        at: named("What to tell Mina Sato"),
        typed: { brief: "The growth analysis." },
        save: press("Save page"),
        stored: "The growth analysis.",
      },
      { at: around("Day you asked"), typed: { day: "2026-10-05" }, save: enter, stored: "2026-10-05" },
    ],
  },
  {
    path: "/tracker/application/essays?add=new",
    forms: [
      {
        at: named("New essay"),
        typed: { title: "On patience", prompt: "Tell us about waiting." },
        save: press("Add and write"),
        stored: "Tell us about waiting.",
      },
    ],
  },
  {
    path: "/tracker/application/essays/why",
    forms: [
      { at: (page) => page.getByRole("main"), typed: { Text: "I visited in May." }, stored: "I visited in May." },
      { at: named("About this essay"), typed: { limit: "350" }, save: press("Save"), stored: '"limit":350' },
      {
        at: named("Save a version"),
        typed: { name: "Before the comments" },
        save: press("Save a version"),
        stored: "Before the comments",
      },
    ],
  },
  {
    path: "/tracker/application/season?school=rice",
    open: click("Add an interview"),
    forms: [
      {
        at: named("Add an interview at Rice"),
        typed: {
          format: "mmi",
          day: "2026-12-15",
          time: "13:30",
          zone: "America/Denver",
          invited: "2026-11-03",
          thanked: "2026-12-16",
          place: "https://video.example.org/room",
          people: "Dr. Novak",
          notes: "Eight stations.",
        },
        save: press("Save interview"),
        stored: "Eight stations.",
      },
      { at: around("Offer received"), typed: { day: "2026-12-21" }, save: enter, stored: "2026-12-21" },
    ],
  },
  {
    path: "/tracker/application/season?school=rice",
    open: click("Edit the interview: Panel interview"),
    forms: [
      {
        at: named(/^Edit the interview: Panel interview/),
        typed: { people: "Dr. Okafor" },
        save: press("Save interview"),
        stored: "Dr. Okafor",
      },
      { at: around("Verified"), typed: { day: "2026-07-03" }, save: enter, stored: "2026-07-03" },
    ],
  },
  {
    path: "/tracker/application/interviews",
    open: finishStation,
    forms: [
      {
        at: (page) => page.getByRole("main"),
        typed: { Notes: "Begin with the patient." },
        save: press("Keep this practice"),
        stored: "Begin with the patient.",
      },
    ],
  },
  {
    path: "/tracker/journals?entry=note",
    forms: [{ at: around("Day"), typed: { day: "2026-02-03" }, save: enter, stored: "2026-02-03" }],
  },
  {
    path: "/tracker/journals?entry=note",
    forms: [
      { at: (page) => page.getByRole("main"), typed: { Entry: "A long day." }, stored: "A long day." },
      { at: around("Add a tag"), typed: { tag: "patience" }, save: enter, stored: "patience" },
    ],
  },
  {
    path: "/dashboard",
    open: async (page) => {
      await click("Set goals by type")(page);
      const view = page.locator("details", { hasText: "Scores, schools and hours" });
      await view.evaluate((element: HTMLDetailsElement) => {
        element.open = true;
      });
      await click("Set a goal")(page);
    },
    forms: [
      {
        at: named("Goals by type"),
        typed: { Volunteering: "150" },
        save: press("Save goals"),
        stored: '"type_goals":{"Volunteering":150}',
      },
      { at: named("Goal for the jar"), typed: { hours_goal: "640" }, save: press("Save"), stored: '"hours_goal":640' },
    ],
  },
  {
    path: "/tracker/scores",
    open: async (page) => {
      await named("Add MCAT score")(page).waitFor();
      await page.keyboard.press("l");
    },
    forms: [
      {
        at: (page) => page.getByRole("dialog", { name: "Log hours" }),
        typed: { note: "Drove the van." },
        save: press("Log hours"),
        stored: "Drove the van.",
      },
    ],
  },
];
