import { readFile } from "node:fs/promises";
import { interviewsPath, schoolsPath, seasonPath } from "@domain/records/firestorePaths.ts";
import { NOTHING_REACHED, type School } from "@domain/school/school.ts";
import { describe, expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, useBrowser } from "../support/browser.ts";
import { panelInterview, plainSchool, rice } from "../support/records.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import {
  boardOf,
  choose,
  confirm,
  HOLDING,
  markDone,
  offer,
  openSeason,
  SEASON,
  saved,
  studentWith,
} from "./support/seasonPages.ts";
import { conflictOf, expectValue, fieldIn } from "./support/twoDevices.ts";

useBrowser();

const OFFERS = {
  do: { ...rice, name: "Ozark College of Osteopathic Medicine", kind: "DO", state: "MO", ...offer("2026-11-18") },
  md: { ...rice, name: "Lakeview School of Medicine", state: "IL", ...offer("2026-10-16") },
  late: {
    ...rice,
    name: "Valley School of Medicine",
    state: "OH",
    status: "secondary",
    reached: { ...NOTHING_REACHED, primary: "2026-06-02", secondary: "2026-11-01" },
  },
  gone: { ...rice, name: "Harbor School of Medicine", state: "ME", status: "decision", outcome: "denied" },
  idea: { ...rice, name: "Someday School of Medicine", status: "researching" },
} as const satisfies Readonly<Record<string, School>>;

/** Runs in the page. */
function isDraftKept(): boolean {
  return Object.entries(localStorage).some(
    ([key, typed]) => key.startsWith("draft/") && key.endsWith("interviews/met") && typed.includes("Okafor"),
  );
}

describe("a pre-medical student's season", () => {
  test("begins with the most urgent duty, and has a last safe day for each offer", async () => {
    const page = await openSeason(await studentWith({ stage: "pm-junior", schools: OFFERS }));
    await page.locator(".season-board").waitFor();

    expect(await boardOf(page)).toEqual([
      expect.stringMatching(/^Valley .+Send the secondary back.* Nov 15, 2026 Overdue Done$/),
      expect.stringMatching(/^Ozark .+Reply or pay the deposit.* Dec 18, 2026 in 26 days Dec 18, 2026 Done$/),
      expect.stringMatching(/^Lakeview .+Choose one school: Plan to Enroll.* Apr 30, 2027 .+ Apr 30, 2027$/),
      expect.stringMatching(/^Harbor .+ Denied Closed$/),
    ]);
  });

  test("goes from a deposit, by keyboard and with Undo, to the commitment and its withdrawals", async () => {
    const ann = await studentWith({ stage: "pm-junior", schools: OFFERS });
    const page = await openSeason(ann);
    const pay = page.getByRole("button", { name: `Done: Reply or pay the deposit, ${OFFERS.do.name}` });
    await pay.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => saved(seasonPath(ann.uid), "do")).toMatchObject({ deposit_paid: "2026-11-22" });
    await page.getByRole("button", { name: "Undo" }).click();
    await pay.click();
    await expect.poll(() => boardOf(page)).toContainEqual(expect.stringContaining(HOLDING));

    await choose(page, OFFERS.do.name, "Your answer", "Committed: I am going");
    await confirm(page, `Commit to ${OFFERS.do.name}?`, "Commit", [
      "Lakeview School of Medicine: your offer",
      "Valley School of Medicine: your application",
    ]);

    await page.getByRole("button", { name: `Done: Withdraw this application, ${OFFERS.late.name}` }).click();
    await confirm(page, `Withdraw from ${OFFERS.late.name}?`, "Withdraw", [`${OFFERS.late.name}: your application`]);
    await expect.poll(() => saved(schoolsPath(ann.uid), "late")).toMatchObject({ outcome: "withdrawn" });
    await page.reload();
    await page.getByRole("button", { name: `Take back the change at ${OFFERS.do.name}` }).click();
    await expect.poll(() => saved(schoolsPath(ann.uid), "late")).toMatchObject({ outcome: null, status: "secondary" });
    await expect.poll(() => saved(seasonPath(ann.uid), "do")).toMatchObject({ answer: null });
  });

  test("shows an interview in the school's time and the student's own, and asks for a thank-you note", async () => {
    const ann = await studentWith({
      stage: "pm-junior",
      schools: {
        one: {
          ...rice,
          status: "interview",
          reached: { ...NOTHING_REACHED, primary: "2026-06-02", interview: "2026-11-10" },
        },
      },
    });
    const page = await openSeason(ann, `${SEASON}?school=one`);
    await page.getByRole("button", { name: "Add an interview" }).click();
    const form = page.getByRole("form", { name: "Add an interview at Rice" });
    await form.getByLabel("Day at the school").fill("2026-11-22");
    await form.getByLabel("Time at the school").fill("09:00");
    await expect.poll(() => form.getByLabel("School's time zone").inputValue()).toBe("America/Chicago");
    expect(await form.getByLabel("Invited on").inputValue()).toBe("2026-11-10");
    await form.getByLabel("Place or link").fill("https://video.example.org/room");
    await page.keyboard.press("Enter");

    await page.getByText("(10:00 AM EST your time)").waitFor();
    expect(await boardOf(page)).toEqual([expect.stringMatching(/Send a thank-you note .*Nov 23, 2026 tomorrow/)]);
    await page.getByRole("button", { name: "Sent today" }).click();
    await page.getByText("Thank-you sent Nov 22, 2026").waitFor();
    await expect
      .poll(async () => Object.values((await stored(interviewsPath(ann.uid)))?.items as object))
      .toMatchObject([{ day: "2026-11-22", time: "09:00", zone: "America/Chicago", thanked: "2026-11-22" }]);

    await page.goto("/tracker/schools?school=one");
    await page.getByRole("list", { name: "Interviews at Rice" }).getByText("9:00 AM CST").waitFor();
    await page.goto("/dashboard?day=2026-11-22#calendar");
    await page.getByText("Rice: Interview, 9:00 AM CST").first().waitFor();
  });

  test("keeps a half-typed interview over a lost network and a reload", async () => {
    const ann = await studentWith({
      stage: "pm-junior",
      schools: { one: { ...rice, status: "interview" } },
      interviews: { met: panelInterview },
    });
    const page = await openApp(`${SEASON}?school=one`, ann, {
      timezoneId: "America/New_York",
      width: 390,
      height: 844,
    });
    expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
    await page.getByRole("button", { name: /^Edit the interview/ }).click();
    const form = page.getByRole("form", { name: /^Edit the interview/ });
    await page.context().setOffline(true);
    await form.getByLabel("People met").pressSequentially("Dr. Okafor");
    await expect.poll(() => page.evaluate(isDraftKept)).toBe(true);
    await page.context().setOffline(false);

    await page.reload();

    await expectValue(form, "people", "Dr. Okafor");
    await page.context().setOffline(true);
    await form.getByLabel("Notes").fill("Asked about rural clinics.");
    await form.getByRole("button", { name: "Save interview" }).click();
    await page.getByText("Asked about rural clinics.").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.context().setOffline(false);

    await expect
      .poll(() => saved(interviewsPath(ann.uid), "met"))
      .toMatchObject({ people: "Dr. Okafor", notes: "Asked about rural clinics.", time: "09:00" });
  });

  test("shows both values of a field that two devices have changed", async () => {
    const ann = await studentWith({
      stage: "pm-junior",
      schools: { one: { ...rice, status: "interview" } },
      interviews: { met: panelInterview },
    });
    const phone = await openApp(`${SEASON}?school=one`, ann);
    const laptop = await openApp(`${SEASON}?school=one`, ann);
    for (const page of [phone, laptop]) await page.getByRole("button", { name: /^Edit the interview/ }).click();
    const [there, here] = [phone, laptop].map((page) => page.getByRole("form", { name: /^Edit the interview/ }));
    if (!there || !here) throw new Error("no forms");
    await fieldIn(here, "people").fill("Dr. Lee");

    await fieldIn(there, "people").fill("Dr. Novak");
    await fieldIn(there, "time").fill("10:30");
    await there.getByRole("button", { name: "Save interview" }).click();

    await expectValue(here, "time", "10:30");
    await conflictOf(here, "People met").getByText("Dr. Novak").waitFor();
    await conflictOf(here, "People met").getByRole("button", { name: "Keep yours" }).click();
    await here.getByRole("button", { name: "Save interview" }).click();
    await expect.poll(() => saved(interviewsPath(ann.uid), "met")).toMatchObject({ people: "Dr. Lee", time: "10:30" });
  });
});

test("a high school student's season has plans, aid forms and a reply day", async () => {
  const college = (name: string, changes: Partial<School> = {}): School => ({
    ...plainSchool,
    name,
    status: "applying",
    ...changes,
  });
  const maya = await studentWith({
    stage: "hs-12",
    schools: {
      a: college("Alder College"),
      b: college("Birch College", { status: "primary" }),
      c: college("Cedar College", offer("2026-11-20")),
    },
    seasons: { a: { plan: "ED" } },
  });
  const page = await openSeason(maya);
  await page.getByRole("button", { name: /^Birch/ }).click();
  await page.getByLabel("Decision plan").selectOption("Early decision (binding)");

  await page.getByText("Early decision at more than one college: Alder College and Birch College.").waitFor();
  await page.getByLabel("Decision plan").selectOption("Regular decision");
  await expect.poll(() => page.getByText("Early decision at more than one college").count()).toBe(0);
  await page.getByLabel("CSS Profile due").fill("2026-12-01");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => boardOf(page))
    .toContainEqual(expect.stringMatching(/^Birch .+Send the CSS Profile .*Dec 1, 2026/));
  expect(await boardOf(page)).toContainEqual(expect.stringMatching(/^Cedar .+Commit .*May 1, 2027 .+ May 1, 2027/));
  await markDone(page, "Commit", "Cedar College");
  await confirm(page, "Commit to Cedar College?", "Commit", ["Birch College: your application"]);

  await expect.poll(() => saved(seasonPath(maya.uid), "c")).toMatchObject({ answer: "committed" });
  expect(await saved(seasonPath(maya.uid), "b")).toMatchObject({ plan: "RD", css_by: "2026-12-01" });
});

test("the cycle picture has an equal table, and its file names no school", async () => {
  const priya = await newStudent({ stage: "pd-junior" });
  const page = await newPage();
  await page.goto("/auth");
  await logIn(page, priya);
  await adminDb.doc(schoolsPath(priya.uid)).set({
    items: {
      one: { ...rice, track: "PD", kind: "DDS", name: "Rice Dental", ...offer("2026-12-16") },
      two: { ...rice, track: "PD", kind: "DDS", name: "Tulane Dental", status: "interview" },
      three: { ...rice, track: "PD", kind: "DDS", name: "Loyola Dental", status: "primary" },
    },
    changed_item: "one",
  });
  await page.goto(SEASON);

  await page
    .getByRole("img", { name: /^Flow of your applications: Applied 3, Supplemental 2, Interview 2, Offer 1/ })
    .waitFor();
  const rows = page.getByRole("table", { name: "How your applications moved" }).getByRole("row");
  expect((await rows.allInnerTexts()).map((text) => text.split(/\s*\t\s*/))).toEqual([
    ["From", "To", "Schools"],
    ["Applied", "Supplemental", "2"],
    ["Applied", "No answer yet", "1"],
    ["Supplemental", "Interview", "2"],
    ["Interview", "Offer", "1"],
    ["Interview", "No answer yet", "1"],
    ["Offer", "Deciding", "1"],
  ]);
  for (const type of ["SVG", "PNG"] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: `Save as ${type}` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^cairn-cycle-.+\\.${type.toLowerCase()}$`));
    const file = await readFile(await download.path());
    if (type === "PNG") expect(file.subarray(1, 4).toString()).toBe("PNG");
    else expect(file.toString()).toMatch(/^(?!.*(?:Rice|Tulane|Loyola)).*Applied 3/s);
  }
});
