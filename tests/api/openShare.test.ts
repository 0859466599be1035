import { API_CALLS } from "@domain/api/apiCalls.ts";
import { shareNewsPath, shareRowsPath } from "@domain/records/firestorePaths.ts";
import { newShareId } from "@domain/share/share.ts";
import { describe, expect, test } from "vitest";
import { CLOSED, newShare } from "../support/shares.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { ask, refusal } from "./ask.ts";
import { describeBody, describeMethod } from "./refusals.ts";

const place = { ...API_CALLS.openShare, body: { shareId: "a".repeat(22) } } as const;
let senders = 0;
const open = (shareId: string, given = {}) =>
  answerHere({ ...API_CALLS.openShare, sender: `open-${process.pid}-${++senders}`, body: { shareId } }, given);

describe("openShare", () => {
  test("counts openings, also at once, and stores nothing about the reader", async () => {
    const ann = await newStudent({ stage: null });
    const { shareId } = await newShare(adminDb, ann.uid);
    const now = () => new Date("2026-11-23T23:30:00-05:00");

    const replies = await Promise.all(Array.from({ length: 20 }, () => open(shareId, { now })));

    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { data: { counted: true } } });
    expect(await stored(shareNewsPath(ann.uid))).toEqual({
      items: { [shareId]: { opened_count: 20, last_opened_on: "2026-11-24" } },
    });
  });

  test("answers alike for every share that strangers cannot read, and counts nothing", async () => {
    const ann = await newStudent({ stage: null });
    const shares = await Promise.all(CLOSED.map(([, fields]) => newShare(adminDb, ann.uid, fields)));

    const replies = await Promise.all(
      [await newShareId("nobody"), ...shares.map(({ shareId }) => shareId)].map((id) => open(id)),
    );

    for (const reply of replies) expect(reply).toMatchObject(refusal(404, "not-found"));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stored(shareNewsPath(ann.uid))).toBeNull();
  });

  test("forgets what happened to shares that the student no longer lists, and no others", async () => {
    const ann = await newStudent({ stage: null });
    const [{ shareId }, listed, ended] = [await newShare(adminDb, ann.uid), await newShareId(ann.uid), "e".repeat(22)];
    const news = { opened_count: 3, last_opened_on: "2026-11-01" };
    await adminDb.doc(shareNewsPath(ann.uid)).set({ items: { [listed]: news, [ended]: news } });
    await adminDb.doc(shareRowsPath(ann.uid)).set({ items: { [listed]: {}, [shareId]: {} }, changed_item: listed });

    await open(shareId);

    const { items } = (await stored(shareNewsPath(ann.uid))) ?? {};
    expect(Object.keys(Object(items)).sort()).toEqual([listed, shareId].sort());
  });

  test("does not fail if Firestore cannot count", async () => {
    const runTransaction = async () => {
      throw Object.assign(new Error("Too much contention on these documents."), { code: 10 });
    };

    const reply = await open(await newShareId("nobody"), {
      db: Object.create(adminDb, { runTransaction: { value: runTransaction } }),
    });

    expect(reply).toMatchObject({ status: 200, body: { data: { counted: false } } });
  });

  test("goes through Hosting without a sign-in", async () => {
    const { shareId } = await newShare(adminDb, "hosted");

    expect(await ask("POST", place.path, { body: { shareId } })).toMatchObject({ status: 200 });
  });

  describeBody(place, { signedIn: false });
  describeMethod(place);
});
