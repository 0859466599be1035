import { createHash } from "node:crypto";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import {
  calendarFeedPath,
  calendarFeedTokenPath,
  checklistPath,
  experienceSummaryPath,
  interviewsPath,
  schoolsPath,
} from "@domain/records/firestorePaths.ts";
import { addDays, utcDayOf } from "@domain/shared/calendarDay.ts";
import { FieldValue } from "firebase-admin/firestore";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { FeedBudget } from "../../functions/src/http/FeedBudget.ts";
import { RecentFiles } from "../../functions/src/http/RecentFiles.ts";
import { panelInterview, plainSchool } from "../support/records.ts";
import { adminAuth, adminDb, call, newStudent, type Student, stored, suite } from "../support/suite.ts";
import { untilNextSecond } from "../support/until.ts";
import { answerHere } from "./answerHere.ts";
import { ask, refusal } from "./ask.ts";
import { madeFeed, readFeed, storedFeeds, titlesIn } from "./calendarFeed.ts";

const PLACE = API_CALLS.calendarFile;
/** In the place of the uid, which the file does not contain. */
const ownerOf = ({ uid }: Student) => createHash("sha256").update(uid).digest("hex").slice(0, 16);
const UNKNOWN = PLACE.path.replace(":token", "A".repeat(43));
/** A day this many days from today: an address ends 400 days ahead. */
const dayIn = (days: number) => addDays(utcDayOf(new Date()), days);
const TASK = {
  checklist_item_name: "Forms; fees, and a résumé",
  status: "Pending",
  origin: "own",
  position: 1,
  due_date: dayIn(30),
  completed_on: null,
  category: null,
  resourceId: null,
};

/** A student with one task, one interview and one shift that are all to come. */
async function plannedStudent(): Promise<Student> {
  const ann = await newStudent({ stage: "hs-11" });
  const school = { ...plainSchool, name: "Rice", status: "applying" };
  const interview = { ...panelInterview, day: dayIn(33), time: "23:30", zone: "America/Los_Angeles" };
  const pantry = { type: "Volunteering", experienceName: "Pantry", shifts: { s: { day: dayIn(40), hours: 2 } } };
  await Promise.all([
    adminDb.doc(checklistPath(ann.uid, "hs-11")).update({ items: { forms: TASK } }),
    adminDb.doc(checklistPath(ann.uid, "hs-10")).update({ items: {} }),
    adminDb.doc(schoolsPath(ann.uid)).set({ items: { one: school }, changed_item: "one" }),
    adminDb.doc(interviewsPath(ann.uid)).set({ items: { first: interview }, changed_item: "first" }),
    adminDb.doc(experienceSummaryPath(ann.uid)).set({ items: { pantry }, changed_item: "pantry", changed_shift: null }),
  ]);
  return ann;
}

/** Asks an instance in this process, as often as a test likes. */
async function readHere(path: string, given: Parameters<typeof answerHere>[1] = {}): Promise<number> {
  return (await answerHere({ path }, { feedBudget: new FeedBudget(), ...given })).status;
}

/** The owner of an address, who did not register this account, sets a password with a mailed link. */
async function takeOver({ email }: Student): Promise<void> {
  const link = await adminAuth.generatePasswordResetLink(email);
  const oobCode = new URL(link).searchParams.get("oobCode");
  await fetch(`http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ oobCode, newPassword: "another horse battery" }),
  });
}

describe("a calendar address", () => {
  test.each<readonly [string, (ann: Student) => Promise<unknown>]>([
    [
      "all devices are logged out",
      ({ idToken }) => ask("POST", API_CALLS.logOutEverywhere.path, { idToken, body: {} }),
    ],
    ["an operator ends the sessions", ({ uid }) => adminAuth.revokeRefreshTokens(uid)],
    ["the password is new", ({ uid }) => adminAuth.updateUser(uid, { password: "another horse battery" })],
    ["the account is disabled", ({ uid }) => adminAuth.updateUser(uid, { disabled: true })],
    ["the address is confirmed for the first time", ({ uid }) => adminAuth.updateUser(uid, { emailVerified: true })],
    ["the owner of the address takes the account over", takeOver],
  ])("ends for good when %s", async (_, act) => {
    const ann = await newStudent({ stage: "hs-11" });
    const path = await madeFeed(ann);
    await untilNextSecond();
    expect(await readFeed(path)).toMatchObject({ status: 200 });

    await act(ann);

    expect(await readFeed(path)).toMatchObject({ status: 404 });
    expect([await storedFeeds(ann.uid), await stored(calendarFeedPath(ann.uid))]).toEqual([[], null]);
  });

  test("of an earlier release works until the sessions end", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const path = await madeFeed(ann);
    const [feed] = await storedFeeds(ann.uid);
    const unmarked = { sessions_since: FieldValue.delete(), was_confirmed: FieldValue.delete() };
    await adminDb.doc(calendarFeedTokenPath(String(Object(feed).id))).update(unmarked);
    expect(await readFeed(path)).toMatchObject({ status: 200 });
    await untilNextSecond();

    await adminAuth.revokeRefreshTokens(ann.uid);

    expect(await readFeed(path)).toMatchObject({ status: 404 });
  });

  test("is made from the plan at most 30 times in ten minutes, in all instances together", async () => {
    const ann = await plannedStudent();
    const path = await madeFeed(ann);
    const list = adminDb.doc(checklistPath(ann.uid, "hs-11"));
    const recentFiles = new RecentFiles();

    for (let position = 1; position <= 30; position += 1) {
      await list.update({ "items.forms.position": position });
      expect(await readHere(path, { recentFiles })).toBe(200);
    }
    expect(await readHere(path, { recentFiles })).toBe(200);
    await list.update({ "items.forms.position": 31 });

    expect(await readHere(path)).toBe(429);
  });

  test("answers the chosen dates as a calendar, for this reader's cache only", async () => {
    const ann = await plannedStudent();

    const everything = await readFeed(await madeFeed(ann));
    const tasks = await readFeed(await madeFeed(ann, { kinds: ["tasks"], zone: "America/Chicago" }));

    expect(everything.status).toBe(200);
    expect(everything.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(everything.headers.get("cache-control")).toBe("private, max-age=900");
    expect(titlesIn(everything.text)).toMatchObject({
      [`${ownerOf(ann)}-hs-11-forms@cairn`]: "Forms; fees, and a résumé",
      [`${ownerOf(ann)}-interview-first@cairn`]: expect.stringContaining("Rice"),
      [`${ownerOf(ann)}-shift-pantry-s@cairn`]: "Pantry, 2 h",
    });
    expect(everything.text).not.toContain(ann.uid);
    expect(Object.keys(titlesIn(tasks.text))).toEqual([`${ownerOf(ann)}-hs-11-forms@cairn`]);
    expect(new ICAL.Component(ICAL.parse(tasks.text)).getFirstPropertyValue("x-wr-calname")).toBe("Cairn");
  });

  test("answers 304 until something changes, and keeps an event's id", async () => {
    const ann = await plannedStudent();
    const path = await madeFeed(ann);
    const { headers, text } = await readFeed(path);
    const tag = headers.get("etag") ?? "";

    expect((await readFeed(path)).text).toBe(text);
    expect(await readFeed(path, { "if-none-match": tag })).toMatchObject({ status: 304, text: "" });
    expect(await readFeed(path, { "if-none-match": `"other", W/${tag}` })).toMatchObject({ status: 304 });
    await adminDb.doc(checklistPath(ann.uid, "hs-11")).update({ "items.forms.due_date": dayIn(31) });
    const changed = await readFeed(path, { "if-none-match": tag });

    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(tag);
    expect(titlesIn(changed.text)).toEqual(titlesIn(text));
  });

  test("answers HEAD with the same headers and no body", async () => {
    const path = await madeFeed(await plannedStudent());
    const { headers } = await readFeed(path);

    const head = await call("HEAD", path);

    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBe(headers.get("etag"));
  });

  test("has one answer if it never existed, is malformed, was replaced, or has ended", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const replaced = await madeFeed(ann);
    const ended = await madeFeed(ann);
    await ask("DELETE", API_CALLS.endCalendarFeed.path, { idToken: ann.idToken });

    const replies = [];
    for (const path of [UNKNOWN, "/api/calendar/%00.ics", replaced, ended]) replies.push(await readFeed(path));

    for (const { status, text } of replies) expect([status, text]).toEqual([404, replies[0]?.text]);
    expect(await readFeed("/api/calendar/a/b.ics")).toMatchObject({ status: 404 });
  });

  test("ends with the account, and nothing of it remains", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const path = await madeFeed(ann);

    const deletion = await ask("DELETE", API_CALLS.deleteUser.path, { idToken: ann.idToken });

    expect(deletion.status).toBe(200);
    expect(await readFeed(path)).toMatchObject({ status: 404 });
    expect(await storedFeeds(ann.uid)).toEqual([]);
  });

  test("needs no App Check token, and is read at most ten times a minute", async () => {
    const path = await madeFeed(await newStudent({ stage: "hs-11" }));
    const feedBudget = new FeedBudget();
    const read = async (asked: string) =>
      (await answerHere({ path: asked }, { feedBudget, isFromOurApp: async () => false, now: () => new Date(0) }))
        .status;

    const known = [];
    for (let time = 0; time < 11; time += 1) known.push(await read(path));

    expect(known).toEqual([...Array(10).fill(200), 429]);
  });

  test("is read for a calendar service that also asks for many dead addresses", async () => {
    const path = await madeFeed(await newStudent({ stage: "hs-11" }));
    const asked = { sender: "66.249.1.1, 35.191.0.1" };
    const feedBudget = new FeedBudget();
    const statuses = new Set<number>();
    for (let time = 0; time < 100; time += 1) {
      statuses.add((await answerHere({ ...asked, path: `/api/calendar/${time}.ics` }, { feedBudget })).status);
    }

    expect([...statuses]).toEqual([404]);
    expect((await answerHere({ ...asked, path }, { feedBudget })).status).toBe(200);
  });

  test("only takes GET and HEAD", async () => {
    const reply = await ask("POST", UNKNOWN, { body: {} });

    expect(reply).toMatchObject(refusal(405, "method-not-allowed"));
    expect(reply.headers.get("allow")).toBe("GET");
  });
});
