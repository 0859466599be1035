import { API_CALLS } from "@domain/api/apiCalls.ts";
import { shareCommentsPath, shareNewsPath } from "@domain/records/firestorePaths.ts";
import { encodeBase64url } from "@domain/share/base64url.ts";
import { newShareKey, seal, unseal } from "@domain/share/seal.ts";
import { newShareId } from "@domain/share/share.ts";
import { COMMENT_LIMIT, COMMENT_SIZE_LIMIT, COMMENTS_PER_DAY, shareCommentKind } from "@domain/share/shareComment.ts";
import { shareNewsKind } from "@domain/share/shareNews.ts";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { AttemptCounts, ONE_DAY } from "../../functions/src/data/AttemptCounts.ts";
import { CLOSED, newShare } from "../support/shares.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { ask, refusal } from "./ask.ts";
import { describeMethod } from "./refusals.ts";

const place = API_CALLS.commentOnShare;
const SEALED = "A".repeat(40);
let senders = 0;
const freshSender = () => `comment-${process.pid}-${++senders}`;
const comment = (shareId: string, sender = freshSender(), at = Date.now()) =>
  answerHere({ ...place, sender, body: { shareId, part: "hours", sealed: SEALED } }, { now: () => new Date(at) });
const commentsOn = async (shareId: string) => (await adminDb.collection(shareCommentsPath(shareId)).get()).docs;

describe("commentOnShare", () => {
  test("stores a sealed comment that only the key opens, and counts it for the student", async () => {
    const ann = await newStudent({ stage: null });
    const { shareId, key } = await newShare(adminDb, ann.uid);
    const text = { name: "Dr. Sato", text: "Count the canary hours, too." };
    const sealed = await seal(key, { shareId, uid: ann.uid }, "comment", text);

    const reply = await ask("POST", place.path, { body: { shareId, part: "hours", sealed: encodeBase64url(sealed) } });

    expect(reply).toMatchObject({ status: 200, body: { data: { commentId: expect.stringMatching(/^\w{20}$/) } } });
    const [found, ...others] = await commentsOn(shareId);
    expect(others).toEqual([]);
    const read = shareCommentKind.read(found?.data());
    expect(read).toMatchObject({ part: "hours", from: "reader", answers: null, resolved_at: null, uid: ann.uid });
    expect(await unseal(key, { shareId, uid: ann.uid }, "comment", found?.get("sealed"))).toEqual({
      outcome: "opened",
      value: text,
    });
    expect(await unseal(newShareKey(), { shareId, uid: ann.uid }, "comment", found?.get("sealed"))).toEqual({
      outcome: "wrong-key",
    });
    const news = shareNewsKind.read(await stored(shareNewsPath(ann.uid)));
    expect(news?.items[shareId]).toMatchObject({
      comment_count: 1,
      opened_count: 0,
      last_comment_at: expect.any(Timestamp),
    });
  });

  test("answers alike for every share that strangers cannot read, and stores nothing", async () => {
    const ann = await newStudent({ stage: null });
    const shares = await Promise.all(CLOSED.map(([, fields]) => newShare(adminDb, ann.uid, fields)));
    const ids = [await newShareId("nobody"), ...shares.map(({ shareId }) => shareId)];

    const replies = await Promise.all(ids.map((id) => comment(id)));

    for (const reply of replies) expect(reply).toMatchObject(refusal(404, "not-found"));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    for (const id of ids) expect(await commentsOn(id)).toEqual([]);
    expect(await stored(shareNewsPath(ann.uid))).toBeNull();
  });

  test("refuses a comment where the student takes none", async () => {
    const { shareId } = await newShare(adminDb, "ann", { takes_comments: false });

    expect(await comment(shareId)).toMatchObject(refusal(403, "not-allowed"));
  });

  test("refuses a sender's eleventh comment in ten minutes, but not another sender's", async () => {
    const { shareId } = await newShare(adminDb, "eleven");
    const [sender, begin] = [freshSender(), Math.ceil(Date.now() / 600_000) * 600_000];
    const statuses: number[] = [];

    for (let time = 0; time < 11; time += 1) statuses.push((await comment(shareId, sender, begin)).status);

    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await comment(shareId, freshSender(), begin)).status).toBe(200);
    expect((await comment((await newShare(adminDb, "eleven")).shareId, sender, begin)).status).toBe(200);
    expect((await comment(shareId, sender, begin + 600_000)).status).toBe(200);
  });

  test(`takes ${COMMENTS_PER_DAY} comments on a share in a day, and more on the next`, async () => {
    const { shareId } = await newShare(adminDb, "busy");
    const counts = new AttemptCounts(adminDb, () => undefined, ONE_DAY);
    const noon = Math.floor(Date.now() / ONE_DAY) * ONE_DAY + ONE_DAY / 2;
    for (let time = 1; time < COMMENTS_PER_DAY; time += 1) {
      await counts.add([`comment-on-share share ${shareId}`], new Date(noon));
    }

    expect((await comment(shareId, freshSender(), noon)).status).toBe(200);
    expect(await comment(shareId, freshSender(), noon)).toMatchObject(refusal(429, "too-many-requests"));
    expect((await comment(shareId, freshSender(), noon + ONE_DAY)).status).toBe(200);
  });

  test(`takes ${COMMENT_LIMIT} comments by readers on a share`, async () => {
    const { shareId } = await newShare(adminDb, "full");
    const batch = adminDb.batch();
    for (let index = 0; index < COMMENT_LIMIT; index += 1) {
      const from = index === 0 ? "student" : "reader";
      batch.set(adminDb.doc(`${shareCommentsPath(shareId)}/${index}`), { from });
    }
    await batch.commit();

    expect((await comment(shareId)).status).toBe(200);
    expect(await comment(shareId)).toMatchObject(refusal(429, "too-many-requests"));
  });

  test("stores every comment of many readers at once", async () => {
    const ann = await newStudent({ stage: null });
    const { shareId } = await newShare(adminDb, ann.uid);

    const replies = await Promise.all(Array.from({ length: 20 }, () => comment(shareId)));

    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await commentsOn(shareId)).toHaveLength(20);
    expect(await stored(shareNewsPath(ann.uid))).toMatchObject({ items: { [shareId]: { comment_count: 20 } } });
  });

  test.each([
    ["a share id of another form", { shareId: "short" }, "shareId"],
    ["an unknown part", { part: "diary" }, "part"],
    ["a text that is not base64url", { sealed: `${SEALED}+` }, "sealed"],
    ["a text that is too short to be sealed", { sealed: "A".repeat(36) }, "sealed"],
    ["a text that is too long", { sealed: encodeBase64url(new Uint8Array(COMMENT_SIZE_LIMIT + 1)) }, "sealed"],
    ["an unknown field", { name: "Ann" }, "name"],
  ])("refuses %s", async (_, fields, field) => {
    const body = { shareId: "a".repeat(22), part: "hours", sealed: SEALED, ...fields };

    expect(await ask("POST", place.path, { body })).toMatchObject(refusal(400, "bad-request", field));
  });

  describeMethod(place);
});
