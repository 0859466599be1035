import { API_CALLS } from "@domain/api/apiCalls.ts";
import { shareReportPath } from "@domain/records/firestorePaths.ts";
import { newShareId } from "@domain/share/share.ts";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { CLOSED, newShare } from "../support/shares.ts";
import { adminDb, stored } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { refusal } from "./ask.ts";
import { describeBody, describeMethod } from "./refusals.ts";

const place = { ...API_CALLS.reportShare, body: { shareId: "a".repeat(22), reason: "other" } } as const;
let senders = 0;
const freshSender = () => `report-${process.pid}-${++senders}`;
const report = (shareId: string, reason = "other", sender = freshSender(), at = Date.now()) =>
  answerHere({ ...API_CALLS.reportShare, sender, body: { shareId, reason } }, { now: () => new Date(at) });

describe("reportShare", () => {
  test("counts reports by their reason for the operator, without the reader", async () => {
    const { shareId } = await newShare(adminDb, "ann");

    const replies = await Promise.all(["harassment", "harassment", "other"].map((reason) => report(shareId, reason)));

    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { data: { received: true } } });
    expect(await stored(shareReportPath(shareId))).toEqual({
      uid: "ann",
      reasons: { harassment: 2, other: 1 },
      last_reported_at: expect.any(Timestamp),
      expires_at: expect.any(Timestamp),
    });
  });

  test("answers alike for every share that strangers cannot read, and stores nothing", async () => {
    const shares = await Promise.all(CLOSED.map(([, fields]) => newShare(adminDb, "ann", fields)));
    const ids = [await newShareId("nobody"), ...shares.map(({ shareId }) => shareId)];

    const replies = await Promise.all(ids.map((id) => report(id)));

    for (const reply of replies) expect(reply).toMatchObject(refusal(404, "not-found"));
    for (const id of ids) expect(await stored(shareReportPath(id))).toBeNull();
  });

  test("refuses a sender's twenty-first report in ten minutes", async () => {
    const { shareId } = await newShare(adminDb, "ann");
    const [sender, begin] = [freshSender(), Math.ceil(Date.now() / 600_000) * 600_000];
    const statuses: number[] = [];

    for (let time = 0; time < 21; time += 1) statuses.push((await report(shareId, "other", sender, begin)).status);

    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  test("refuses a reason that is not on the list", async () => {
    expect(await report(await newShareId("nobody"), "boring")).toMatchObject(refusal(400, "bad-request", "reason"));
  });

  describeBody(place, { signedIn: false });
  describeMethod(place);
});
