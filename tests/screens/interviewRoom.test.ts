import { practicesPath } from "@domain/records/firestorePaths.ts";
import type { School } from "@domain/school/school.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, useBrowser } from "../support/browser.ts";
import { panelInterview, practiced, rice } from "../support/records.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { boardOf, openSeason, studentWith } from "./support/seasonPages.ts";

useBrowser();

const ROOM = "/tracker/application/interviews";
const MOMENT = new Date("2026-11-22T09:00:00Z");

const newPreMed = () => newStudent({ stage: "pm-junior" });
const clockOf = (page: Page) => page.getByRole("timer", { name: "Time left" });
const phaseOf = (page: Page) => page.locator(".station__phase");
const startIn = (page: Page) => page.getByRole("button", { name: "Start with a question" });

async function rowsOf({ uid }: Student): Promise<readonly object[]> {
  return Object.values(Object((await stored(practicesPath(uid)))?.items));
}

/** Opens the room with a clock that the test moves. */
async function openRoom(student: Student): Promise<Page> {
  const page = await newPage();
  await page.clock.install({ time: MOMENT });
  await page.goto("/auth");
  await logIn(page, student);
  await page.goto(ROOM);
  await startIn(page).waitFor();
  return page;
}

test("each phase ends at its moment, however late the timers are, and the practice is kept", async () => {
  const ann = await newPreMed();
  const page = await openRoom(ann);
  await page.getByLabel("Time to speak").selectOption("6 minutes");
  await page.clock.pauseAt(new Date(MOMENT.getTime() + 3_600_000));

  await startIn(page).click();
  await expect.poll(() => clockOf(page).innerText()).toBe("2:00");
  expect(await phaseOf(page).innerText()).toBe("Read");
  // As in a background tab: the time passes, and each timer fires at most once.
  await page.clock.fastForward(119_900);
  expect(await clockOf(page).innerText()).toBe("0:01");
  expect(await phaseOf(page).innerText()).toBe("Read");
  await page.clock.runFor(100);
  expect(await phaseOf(page).innerText()).toBe("Speak");
  expect(await clockOf(page).innerText()).toBe("6:00");
  await page.getByRole("status").getByText("Speak now.").waitFor({ state: "attached" });

  await page.getByLabel("Notes").pressSequentially("Ask who else is affected");
  await page.clock.fastForward(359_900);
  expect(await clockOf(page).innerText()).toBe("0:01");
  await page.clock.runFor(100);
  expect(await phaseOf(page).innerText()).toBe("Time is up");
  await page.getByRole("status").getByText("Time is up.").waitFor({ state: "attached" });
  await page.getByRole("heading", { name: "What to think about" }).waitFor();

  await page.clock.resume();
  await page.getByRole("radio", { name: "4: Good" }).check();
  await page.getByRole("button", { name: "Keep this practice" }).click();
  await page.getByRole("table", { name: "Practice log" }).getByText("Ask who else is affected").waitFor();
  await expect
    .poll(() => rowsOf(ann))
    .toMatchObject([{ read_seconds: 120, spoken_seconds: 360, rating: 4, note: "Ask who else is affected" }]);
});

test("a reload in the middle keeps the question, the notes and the clock", async () => {
  const ann = await newPreMed();
  const page = await openRoom(ann);
  await startIn(page).click();
  const question = await page.locator(".station__question").innerText();
  await page.getByLabel("Notes").pressSequentially("Begin with the patient");
  await page.clock.fastForward("01:00");
  await page.getByRole("button", { name: "Speak now" }).click();
  await page.clock.fastForward("03:00");

  await page.reload();

  await clockOf(page).waitFor();
  expect(await page.locator(".station__question").innerText()).toBe(question);
  expect(await page.getByLabel("Notes").inputValue()).toBe("Begin with the patient");
  expect(await phaseOf(page).innerText()).toBe("Speak");
  // Of eight minutes, three have passed, and the moments that the page took.
  expect(await clockOf(page).innerText()).toMatch(/^(?:5:00|4:[45]\d)$/);

  await page.getByRole("button", { name: "Leave this question" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.getByLabel("Notes").inputValue()).toBe("Begin with the patient");
});

test("works offline, and the practice reaches the server later", async () => {
  const ann = await newPreMed();
  const page = await openApp(ROOM, ann);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  await page.getByText("Nothing practiced yet").waitFor();
  await page.context().setOffline(true);

  await page.getByLabel("Kind of question").selectOption("Ethics");
  await startIn(page).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Speak now" }).focus();
  await page.keyboard.press("Enter");
  // The pressed button is gone, but the focus is still in the room.
  await expect.poll(() => page.locator(".station__clock:focus").count()).toBe(1);
  await page.getByRole("button", { name: "I am done" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Keep this practice" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("1 question practiced").waitFor();
  expect(await rowsOf(ann)).toEqual([]);

  await page.context().setOffline(false);
  await expect.poll(() => rowsOf(ann)).toMatchObject([{ kind: "ethics", rating: null }]);
});

test("a practice on another device appears, can be deleted, and comes back with Undo", async () => {
  const ann = await newPreMed();
  const page = await openApp(ROOM, ann);
  await page.getByText("Nothing practiced yet").waitFor();

  await adminDb.doc(practicesPath(ann.uid)).set({ items: { one: practiced }, changed_item: "one" });
  await page.getByText("Ask who else is affected").waitFor();
  await page.getByRole("button", { name: /^Delete practice/ }).click();
  await page.getByText("Nothing practiced yet").waitFor();
  await expect.poll(() => rowsOf(ann)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText("Ask who else is affected").waitFor();
  await expect.poll(() => rowsOf(ann)).toEqual([practiced]);
});

test("high school students practice college interviews, and dental students dental questions", async () => {
  const [maya, priya] = await Promise.all([newStudent({ stage: "hs-11" }), newStudent({ stage: "pd-sophomore" })]);
  const [college, dental] = await Promise.all([openApp(ROOM, maya), openApp(ROOM, priya)]);

  const kinds = async (page: Page) => {
    await startIn(page).waitFor();
    return page.getByLabel("Kind of question").locator("option").allTextContents();
  };
  expect(await kinds(college)).toEqual(["Any kind", "Teamwork", "Personal", "College interview"]);
  expect(await kinds(dental)).toContain("Dental");
  await dental.getByLabel("Kind of question").selectOption("Dental");
  await dental.getByRole("button", { name: "All questions" }).click();
  await dental.getByRole("button", { name: /^Practice this one: Why dentistry/ }).click();
  await dental.getByText("Why dentistry, and not medicine or another field?").waitFor();
});

test("one's own interviews come first, with their hour, and two at the same time are pointed out", async () => {
  const pitt: School = { ...rice, name: "Pittsburgh", state: "PA", status: "interview" };
  const met = { ...panelInterview, day: "2026-12-09", school_id: "pitt" };
  const ann = await studentWith({
    stage: "pm-junior",
    schools: { pitt, tufts: { ...pitt, name: "Tufts" } },
    interviews: {
      first: { ...met, zone: "America/New_York", place: "Scaife Hall" },
      second: { ...met, school_id: "tufts", zone: "America/New_York" },
      over: { ...met, day: "2026-11-02" },
    },
  });
  const page = await openSeason(ann, ROOM);

  const own = page.getByRole("list", { name: "Your interviews" });
  await own.getByText("At the same time as the interview at Tufts.").waitFor();
  expect(await own.getByRole("listitem").count()).toBe(2);
  expect(await own.innerText()).toContain("Scaife Hall");
  await page.getByRole("button", { name: "Past interviews" }).click();
  await page.getByRole("list", { name: "Past interviews" }).getByText("Nov 2, 2026").waitFor();

  await own.getByRole("link", { name: "Pittsburgh" }).click();
  await page.getByText("The interviews at Pittsburgh and at Tufts are at the same time.").waitFor();
  const [row] = await boardOf(page);
  expect(row).toContain("Dec 9, 2026, 9:00 AM EST");
});
