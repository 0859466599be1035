import { API_CALLS } from "@domain/api/apiCalls.ts";
import { shareCommentsPath, shareNewsPath, sharePath, shareReportPath } from "@domain/records/firestorePaths.ts";
import { keyCheckOf, keyProof } from "@domain/share/keyProof.ts";
import { newShareKey } from "@domain/share/seal.ts";
import { describe, expect, test } from "vitest";
import { newShare } from "../support/shares.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { refusal } from "./ask.ts";

let senders = 0;
const BODIES = {
  commentOnShare: { part: "hours", sealed: "A".repeat(40) },
  openShare: {},
  reportShare: { reason: "other" },
} as const;
const NAMES = Object.keys(BODIES) as readonly (keyof typeof BODIES)[];

function call(name: keyof typeof BODIES, shareId: string, proof?: string) {
  senders += 1;
  const body = { shareId, ...BODIES[name], ...(proof !== undefined && { proof }) };
  return answerHere({ ...API_CALLS[name], sender: `proof-${process.pid}-${senders}`, body });
}

/** A share as today's app stores it. */
async function checkedShare() {
  const { uid } = await newStudent({ stage: null });
  const share = await newShare(adminDb, uid);
  await adminDb.doc(sharePath(share.shareId)).update({ key_check: await keyCheckOf(share.key, share.shareId) });
  return { uid, ...share };
}

const comments = async (shareId: string) => (await adminDb.collection(shareCommentsPath(shareId)).get()).size;

describe("writing about a share", () => {
  test.each(NAMES)("%s is answered with the proof of its key", async (name) => {
    const { shareId, key } = await checkedShare();

    expect(await call(name, shareId, await keyProof(key, shareId))).toMatchObject({ status: 200 });
  });

  test("is refused to whoever knows the id alone, and stores nothing", async () => {
    const { uid, shareId } = await checkedShare();
    const wrong = await keyProof(newShareKey(), shareId);

    for (const name of NAMES) expect(await call(name, shareId, wrong)).toMatchObject(refusal(404, "not-found"));

    expect(await comments(shareId)).toBe(0);
    expect(await stored(shareReportPath(shareId))).toBeNull();
    expect(await stored(shareNewsPath(uid))).toBeNull();
  });

  test("is refused without a proof, with words for a page that is older than the share", async () => {
    const { shareId } = await checkedShare();

    for (const name of ["commentOnShare", "reportShare"] as const) {
      expect(await call(name, shareId)).toMatchObject(refusal(409, "conflict", "proof"));
    }
    expect(await comments(shareId)).toBe(0);
  });

  test.each(NAMES)("%s still works for shares of the last release, with and without a proof", async (name) => {
    const { shareId, key } = await newShare(adminDb, (await newStudent({ stage: null })).uid);

    expect(await call(name, shareId)).toMatchObject({ status: 200 });
    expect(await call(name, shareId, await keyProof(key, shareId))).toMatchObject({ status: 200 });
  });

  test("does not wait for those who have no key", async () => {
    const { shareId, key } = await checkedShare();
    const wrong = await keyProof(newShareKey(), shareId);
    const strangers = Array.from({ length: 100 }, () => call("commentOnShare", shareId, wrong));

    expect(await call("commentOnShare", shareId, await keyProof(key, shareId))).toMatchObject({ status: 200 });

    const statuses = (await Promise.all(strangers)).map(({ status }) => status);
    expect(statuses).toEqual(Array(100).fill(404));
    expect(await comments(shareId)).toBe(1);
  });
});
