import { interviewsPath, schoolsPath, seasonPath } from "@domain/records/firestorePaths.ts";
import { NOTHING_REACHED, type School } from "@domain/school/school.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, useBrowser } from "../support/browser.ts";
import { plainSchool } from "../support/records.ts";
import { type Student, stored } from "../support/suite.ts";
import { moveTo } from "./support/moveTo.ts";
import {
  choose,
  comeBack,
  confirm,
  enterDay,
  expectBoard,
  GOING,
  HOLDING,
  markDone,
  openRow,
  openSeason,
  SEASON,
  saved,
  studentWith,
  WAITLISTED,
} from "./support/seasonPages.ts";
import { expectValue } from "./support/twoDevices.ts";

useBrowser();

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED/;

/** A school whose application was sent, and nothing more. */
const submitted = (day: string, school: Pick<School, "name" | "state" | "track" | "kind">): School => ({
  ...plainSchool,
  ...school,
  status: "primary",
  reached: { ...NOTHING_REACHED, primary: day },
});

test("a pre-medical student goes from the submitted primary to Commit to Enroll", async () => {
  const medical = (name: string, state: School["state"], kind: "MD" | "DO" = "MD") =>
    submitted("2026-06-02", { name, state, kind, track: "PM" });
  const schools = {
    lake: medical("Lakeview", "IL"),
    ozark: medical("Ozark", "MO", "DO"),
    harbor: medical("Harbor", "ME"),
  };
  const ann = await studentWith({ stage: "pm-junior", schools });
  const page = await openSeason(ann, SEASON, { moment: "2026-06-20T12:00:00-04:00" });
  expectComplaints(page, NO_NETWORK);
  await expectBoard(page, "Harbor", "Lakeview", "Ozark");

  await sendSecondary(page);
  await goToInterview(page);
  await holdTwoOffers(page);
  await commitToEnroll(page);

  await expectBoard(page, "Harbor | Closed", `Lakeview | ${GOING}`, "Ozark | Closed");
  await expect.poll(() => outcomesOf(ann)).toEqual({ lake: "admitted", ozark: "withdrawn", harbor: "withdrawn" });
  await expect
    .poll(() => saved(seasonPath(ann.uid), "lake"))
    .toMatchObject({
      verified: "2026-06-20",
      secondary_sent: "2026-07-12",
      commit_by: "2027-05-10",
      answer: "committed",
      answered: "2027-05-03",
    });
  expect(await saved(seasonPath(ann.uid), "ozark")).toMatchObject({ deposit_paid: "2026-12-01" });
  expect(await interviewsOf(ann)).toMatchObject([
    { school_id: "lake", format: "mmi", day: "2026-10-08", people: "Dr. Okafor", thanked: "2026-10-08" },
  ]);
});

async function sendSecondary(page: Page): Promise<void> {
  await enterDay(page, "Lakeview", "Verified", "2026-06-20");
  await page.getByRole("list", { name: "Running totals" }).getByText("Verified").waitFor();
  await comeBack(page, "2026-07-06");
  await page.goto("/tracker/schools");
  await page.getByLabel("Status of Lakeview").selectOption("Secondary received");
  await moveTo(page, SEASON);
  const asked = "Day not known. Enter the day it arrived.";
  await expectBoard(page, `Lakeview | Send the secondary back | ${asked}`, "Harbor", "Ozark");
  await enterDay(page, "Lakeview", "Secondary received", "2026-07-06");
  await expectBoard(page, "Lakeview | Send the secondary back | Jul 20, 2026", "Harbor", "Ozark");

  await comeBack(page, "2026-07-12");
  await markDone(page, "Send the secondary back", "Lakeview");
  await expectBoard(page, "Harbor", "Lakeview", "Ozark");
}

/** The network fails while the student types, and the page is loaded again before the interview is saved. */
async function goToInterview(page: Page): Promise<void> {
  await comeBack(page, "2026-09-10");
  await enterDay(page, "Lakeview", "Interview", "2026-09-10");
  await expectBoard(page, "Lakeview | Choose an interview day | As soon as you can", "Harbor", "Ozark");
  await page.getByRole("button", { name: "Add an interview" }).click();
  const form = page.getByRole("form", { name: "Add an interview at Lakeview" });
  await form.getByLabel("Format").selectOption("Multiple mini interviews (MMI)");
  await page.context().setOffline(true);
  await form.getByLabel("Day at the school").fill("2026-10-08");
  await form.getByLabel("Time at the school").fill("09:00");
  await form.getByLabel("People met").fill("Dr. Okafor");
  await expect.poll(() => page.evaluate(isInterviewKept)).toBe(true);
  await page.context().setOffline(false);
  await page.reload();
  await expectValue(form, "people", "Dr. Okafor");
  expect(await form.getByLabel("School's time zone").inputValue()).toBe("America/Chicago");
  await form.getByRole("button", { name: "Save interview" }).click();
  await expectBoard(page, "Lakeview | Interview | Oct 8, 2026", "Harbor", "Ozark");

  // The interview was at ten o'clock in the morning.
  await comeBack(page, "2026-10-08");
  await expectBoard(page, "Lakeview | Send a thank-you note | Oct 9, 2026", "Harbor", "Ozark");
  await markDone(page, "Send a thank-you note", "Lakeview");
  await expectBoard(page, "Harbor", "Lakeview", "Ozark");
}

async function holdTwoOffers(page: Page): Promise<void> {
  const choice = "Lakeview | Choose one school: Plan to Enroll | Apr 30, 2027 | Apr 30, 2027";
  await comeBack(page, "2026-10-16");
  await enterDay(page, "Lakeview", "Offer received", "2026-10-16");
  await expectBoard(page, choice, "Harbor", "Ozark");

  await comeBack(page, "2026-11-18");
  await enterDay(page, "Ozark", "Offer received", "2026-11-18");
  await expectBoard(page, "Ozark | Reply or pay the deposit | Dec 18, 2026 | Dec 18, 2026", choice, "Harbor");
  await comeBack(page, "2026-12-01");
  await markDone(page, "Reply or pay the deposit", "Ozark");
  await expectBoard(page, choice, "Harbor", `Ozark | ${HOLDING}`);
}

async function commitToEnroll(page: Page): Promise<void> {
  await comeBack(page, "2027-02-20");
  await choose(page, "Lakeview", "Your answer", "Plan to Enroll here");
  await expectBoard(page, "Lakeview | Commit to Enroll opens | Apr 30, 2027", "Harbor", `Ozark | ${HOLDING}`);
  await enterDay(page, "Lakeview", "School's own commit day", "2027-05-10");
  await expectBoard(page, "Lakeview | Commit to Enroll | May 10, 2027 | May 10, 2027", "Harbor", `Ozark | ${HOLDING}`);

  await comeBack(page, "2027-05-03");
  await markDone(page, "Commit to Enroll", "Lakeview");
  await confirm(page, "Commit to Lakeview?", "Commit", ["Harbor: your application", "Ozark: your offer"]);
  await expectBoard(
    page,
    "Harbor | Withdraw this application | May 3, 2027",
    "Ozark | Withdraw this application | May 3, 2027",
    `Lakeview | ${GOING}`,
  );
  for (const [school, lost] of [
    ["Ozark", "offer"],
    ["Harbor", "application"],
  ] as const) {
    await markDone(page, "Withdraw this application", school);
    await confirm(page, `Withdraw from ${school}?`, "Withdraw", [`${school}: your ${lost}`]);
  }
}

test("a pre-dental student goes from the submitted application to a seat off the waitlist", async () => {
  const dental = (name: string, state: School["state"]) =>
    submitted("2026-06-05", { name, state, track: "PD", kind: "DDS" });
  const schools = { east: dental("Meridian", "PA"), west: dental("Cascade", "OR"), plain: dental("Prairie", "NE") };
  const priya = await studentWith({ stage: "pd-junior", schools });
  const page = await openSeason(priya, SEASON, { moment: "2026-09-08T12:00:00-04:00" });
  await expectBoard(page, "Cascade", "Meridian", "Prairie");

  await meetMeridian(page);
  await payInDecember(page);
  await comeOffWaitlist(page);
  await commitToCascade(page);

  await expectBoard(page, `Cascade | ${GOING}`, "Meridian | Closed", "Prairie | Closed");
  await expect.poll(() => outcomesOf(priya)).toEqual({ east: "admitted", west: "admitted", plain: "withdrawn" });
  await expect
    .poll(() => saved(seasonPath(priya.uid), "west"))
    .toMatchObject({
      held: "2026-12-16",
      waitlisted: "2027-02-10",
      deposit_paid: "2027-03-25",
      answer: "committed",
      answered: "2027-03-25",
    });
  expect(await saved(schoolsPath(priya.uid), "west")).toMatchObject({ reached: { decision: "2027-03-20" } });
  expect(await saved(seasonPath(priya.uid), "east")).toMatchObject({ deposit_paid: "2027-01-10", answer: "declined" });
  expect(await interviewsOf(priya)).toMatchObject([{ school_id: "east", format: "panel", thanked: "2026-10-02" }]);
});

async function meetMeridian(page: Page): Promise<void> {
  await openRow(page, "Meridian");
  await page.getByRole("button", { name: "Add an interview" }).click();
  const form = page.getByRole("form", { name: "Add an interview at Meridian" });
  await form.getByLabel("Format").selectOption("Panel");
  await form.getByLabel("Invited on").fill("2026-09-08");
  await form.getByLabel("Day at the school").fill("2026-10-02");
  await form.getByLabel("Time at the school").fill("08:30");
  await page.keyboard.press("Enter");
  await expectBoard(page, "Meridian | Interview | Oct 2, 2026", "Cascade", "Prairie");

  await comeBack(page, "2026-10-02");
  await openRow(page, "Meridian");
  await page.getByRole("button", { name: "Sent today" }).click();
  await page.getByText("Thank-you sent Oct 2, 2026").waitFor();
  await expectBoard(page, "Cascade", "Meridian", "Prairie");
}

async function payInDecember(page: Page): Promise<void> {
  await comeBack(page, "2026-12-16");
  await enterDay(page, "Meridian", "Offer received", "2026-12-15");
  await enterDay(page, "Cascade", "Put on hold", "2026-12-16");
  await expectBoard(page, "Meridian | Reply or pay the deposit | Jan 14, 2027 | Jan 14, 2027", "Cascade", "Prairie");

  await comeBack(page, "2027-01-10");
  await markDone(page, "Reply or pay the deposit", "Meridian");
  await expectBoard(page, "Cascade", `Meridian | ${HOLDING}`, "Prairie");
}

/** From April 1 on, schools report who holds a seat. So one of two has to go before. */
async function comeOffWaitlist(page: Page): Promise<void> {
  await comeBack(page, "2027-02-10");
  await enterDay(page, "Cascade", "Waitlisted", "2027-02-10");
  await page.getByRole("button", { name: /^Cascade\s*Waitlisted/ }).waitFor();
  await expectBoard(page, `Cascade | ${WAITLISTED}`, `Meridian | ${HOLDING}`, "Prairie");

  await comeBack(page, "2027-03-20");
  await enterDay(page, "Cascade", "Offer received", "2027-03-20");
  await expectBoard(
    page,
    "Cascade | Keep one offer | Mar 31, 2027 | Mar 31, 2027",
    "Meridian | Keep one offer | Mar 31, 2027 | Mar 31, 2027",
    "Prairie",
  );
}

async function commitToCascade(page: Page): Promise<void> {
  await comeBack(page, "2027-03-25");
  await choose(page, "Cascade", "Your answer", "Committed: I am going");
  await confirm(page, "Commit to Cascade?", "Commit", ["Meridian: your offer", "Prairie: your application"]);
  await enterDay(page, "Cascade", "Answered on", "2027-03-25");
  await expectBoard(
    page,
    "Meridian | Withdraw this application | Mar 25, 2027",
    "Prairie | Withdraw this application | Mar 25, 2027",
    "Cascade | Reply or pay the deposit | Apr 4, 2027 | Apr 4, 2027",
  );
  await markDone(page, "Reply or pay the deposit", "Cascade");
  await markDone(page, "Withdraw this application", "Prairie");
  await confirm(page, "Withdraw from Prairie?", "Withdraw", ["Prairie: your application"]);
  await choose(page, "Meridian", "Your answer", "Declined the offer");
  await confirm(page, "Decline the offer of Meridian?", "Decline", ["Meridian: your offer"]);
}

test("a high school student goes from the sent applications to the commitment by May 1", async () => {
  const college = (name: string) => submitted("2026-11-01", { name, state: "OH", track: "HS", kind: "UG" });
  const schools = { a: college("Alder"), b: college("Birch"), c: college("Cedar") };
  const maya = await studentWith({ stage: "hs-12", schools });
  const page = await openSeason(maya, SEASON, { moment: "2026-11-03T12:00:00-05:00" });
  expectComplaints(page, NO_NETWORK);
  await expectBoard(page, "Alder", "Birch", "Cedar");

  await planTheRounds(page);
  await sendTheFafsa(page);
  await hearFromAlder(page);
  await sendTheProfileOffline(page, maya);
  await commitToBirch(page);

  await expectBoard(page, "Alder | Closed", `Birch | ${GOING}`, "Cedar | Closed");
  await expect.poll(() => outcomesOf(maya)).toEqual({ a: "withdrawn", b: "admitted", c: "denied" });
  await expect
    .poll(() => saved(seasonPath(maya.uid), "b"))
    .toMatchObject({
      plan: "RD",
      css_by: "2027-02-01",
      css_sent: "2027-01-20",
      answer: "committed",
      answered: "2027-04-20",
      deposit_paid: "2027-04-20",
    });
  expect(await saved(seasonPath(maya.uid), "a")).toMatchObject({ plan: "EA", fafsa_sent: "2026-11-10" });
});

async function planTheRounds(page: Page): Promise<void> {
  await choose(page, "Alder", "Decision plan", "Early action");
  await enterDay(page, "Alder", "FAFSA due", "2026-11-15");
  await choose(page, "Birch", "Decision plan", "Regular decision");
  await enterDay(page, "Birch", "CSS Profile due", "2027-02-01");
  await choose(page, "Cedar", "Decision plan", "Regular decision");
  await page.getByRole("button", { name: /^Cedar\s*Application sent · RD/ }).waitFor();
  await expectBoard(
    page,
    "Alder | Send the FAFSA | Nov 15, 2026",
    "Birch | Send the CSS Profile | Feb 1, 2027",
    "Cedar",
  );
}

async function sendTheFafsa(page: Page): Promise<void> {
  await comeBack(page, "2026-11-10");
  await markDone(page, "Send the FAFSA", "Alder");
  await expectBoard(page, "Birch | Send the CSS Profile | Feb 1, 2027", "Alder", "Cedar");
}

async function hearFromAlder(page: Page): Promise<void> {
  await comeBack(page, "2026-12-15");
  await enterDay(page, "Alder", "Admitted", "2026-12-15");
  await expectBoard(
    page,
    "Birch | Send the CSS Profile | Feb 1, 2027",
    "Alder | Commit | May 1, 2027 | May 1, 2027",
    "Cedar",
  );
}

/** Without a connection, and loaded again before the server has heard of it. */
async function sendTheProfileOffline(page: Page, { uid }: Student): Promise<void> {
  const rows = ["Alder | Commit | May 1, 2027 | May 1, 2027", "Birch", "Cedar"];
  await comeBack(page, "2027-01-20");
  await page.context().setOffline(true);
  await markDone(page, "Send the CSS Profile", "Birch");
  await expectBoard(page, ...rows);
  expect(await saved(seasonPath(uid), "b")).not.toHaveProperty("css_sent");
  await page.context().setOffline(false);
  await page.reload();
  await expectBoard(page, ...rows);
  await expect.poll(() => saved(seasonPath(uid), "b")).toMatchObject({ css_sent: "2027-01-20" });
}

async function commitToBirch(page: Page): Promise<void> {
  await comeBack(page, "2027-03-26");
  await enterDay(page, "Birch", "Admitted", "2027-03-26");
  await choose(page, "Cedar", "Decision was", "Denied");
  await expectBoard(
    page,
    "Alder | Commit | May 1, 2027 | May 1, 2027",
    "Birch | Commit | May 1, 2027 | May 1, 2027",
    "Cedar | Closed",
  );

  await comeBack(page, "2027-04-20");
  await markDone(page, "Commit", "Birch");
  await confirm(page, "Commit to Birch?", "Commit", ["Alder: your offer"]);
  await expectBoard(
    page,
    "Alder | Withdraw this application | Apr 20, 2027",
    "Birch | Reply or pay the deposit | May 1, 2027 | May 1, 2027",
    "Cedar | Closed",
  );
  await markDone(page, "Withdraw this application", "Alder");
  await confirm(page, "Withdraw from Alder?", "Withdraw", ["Alder: your offer"]);
  await markDone(page, "Reply or pay the deposit", "Birch");
}

/** The stored outcome of each school, by its id. */
async function outcomesOf({ uid }: Student): Promise<Readonly<Record<string, unknown>>> {
  const schools = (await stored(schoolsPath(uid)))?.items as Readonly<Record<string, School>>;
  return Object.fromEntries(Object.entries(schools).map(([id, { outcome }]) => [id, outcome]));
}

async function interviewsOf({ uid }: Student): Promise<readonly unknown[]> {
  return Object.values((await stored(interviewsPath(uid)))?.items as object);
}

/** Runs in the page. */
function isInterviewKept(): boolean {
  return Object.entries(localStorage).some(
    ([key, typed]) => key.startsWith("draft/") && key.endsWith("interviews/new-lake") && typed.includes("Okafor"),
  );
}
