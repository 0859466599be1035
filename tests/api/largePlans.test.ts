import { API_CALLS } from "@domain/api/apiCalls.ts";
import { userPath } from "@domain/records/firestorePaths.ts";
import { Query } from "firebase-admin/firestore";
import { afterEach, describe, expect, test, vi } from "vitest";
import { deleteDocuments } from "../../functions/src/data/deleteDocuments.ts";
import { ConcurrencyLimiter } from "../../functions/src/http/ConcurrencyLimiter.ts";
import { type Guest, newGuest } from "../support/guest.ts";
import { adminDb, newStudent, type Student } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { madeFeed } from "./calendarFeed.ts";

const MIB = 1024 * 1024;
/** Nearly the largest document that Firestore stores, and enough of them for many pages. */
const TEXT = "x".repeat(MIB - 2_000);
const LARGE = 40;
/** The most bytes that a call may have of a plan at once: an instance of 512 MiB idles at about 100. */
const HELD = 17 * MIB;
/** The most bytes of one request to Firestore, less room for names. */
const SENT = 9 * MIB;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Merges a guest into an account in this process. */
function merge(account: Student, guest: Guest, given: Parameters<typeof answerHere>[1] = {}) {
  const authorization = `Bearer ${account.idToken}`;
  return answerHere({ ...API_CALLS.mergeGuest, authorization, body: { guestToken: guest.idToken } }, given);
}

async function fill(uid: string, collection: string, documents: number, text: string): Promise<void> {
  for (let at = 0; at < documents; at += 8) {
    const batch = adminDb.batch();
    for (let id = at; id < Math.min(at + 8, documents); id += 1) {
      batch.set(adminDb.doc(`${userPath(uid)}/${collection}/${id}`), { text });
    }
    await batch.commit();
  }
}

/** The bytes of the texts in the largest answer to a query from now on. */
function watchReads(): () => number {
  let most = 0;
  const { get } = Query.prototype;
  vi.spyOn(Query.prototype, "get").mockImplementation(async function (this: Query) {
    const found = await get.call(this);
    most = Math.max(most, found.docs.filter((each) => each.get("text") !== undefined).length * TEXT.length);
    return found;
  });
  return () => most;
}

/** Firestore, and the bytes that were waiting at most to be written by its bulk writers. */
function watchWrites() {
  let [waiting, most] = [0, 0];
  const bulkWriter: typeof adminDb.bulkWriter = (options) => {
    const writer = adminDb.bulkWriter(options);
    const { create, flush } = writer;
    writer.create = (reference, fields) => {
      waiting += String(Object(fields).text).length;
      most = Math.max(most, waiting);
      return create.call(writer, reference, fields);
    };
    writer.flush = async () => {
      await flush.call(writer);
      waiting = 0;
    };
    return writer;
  };
  return { db: Object.create(adminDb, { bulkWriter: { value: bulkWriter } }), most: () => most };
}

test("calendar files of many students are made two at a time, and all are answered", async () => {
  const students = await Promise.all(Array.from({ length: 5 }, () => newStudent({ stage: "hs-10" })));
  const paths = await Promise.all(students.map((student) => madeFeed(student)));
  let [running, most] = [0, 0];
  const getAll: typeof adminDb.getAll = async (...asked) => {
    // Without fields, it only asks whether the plan has changed.
    if (asked.length === 1 || "fieldMask" in Object(asked.at(-1))) return adminDb.getAll(...asked);
    running += 1;
    most = Math.max(most, running);
    const found = await adminDb.getAll(...asked);
    running -= 1;
    return found;
  };
  const given = { db: Object.create(adminDb, { getAll: { value: getAll } }), limiter: new ConcurrencyLimiter() };

  const replies = await Promise.all(paths.map((path) => answerHere({ method: "GET", path }, given)));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(most).toBe(2);
});

describe("merge-guest of a plan with the largest documents", () => {
  test("has at most a page of bounded bytes in memory, and sends no request that Firestore refuses", async () => {
    const [ann, guest] = [await newStudent({ stage: null }), await newGuest()];
    await fill(guest.uid, "experiences", LARGE, TEXT);
    const [read, { db, most }] = [watchReads(), watchWrites()];

    const reply = await merge(ann, guest, { db });

    expect(reply).toMatchObject({ status: 200, body: { data: { documents: LARGE } } });
    expect(
      (
        await adminDb
          .collection(`${userPath(ann.uid)}/experiences`)
          .count()
          .get()
      ).data().count,
    ).toBe(LARGE);
    expect(read()).toBeGreaterThan(0);
    expect(read()).toBeLessThanOrEqual(HELD);
    expect(most()).toBeLessThanOrEqual(SENT);
  });

  test("waits for the merge before it, and both succeed", async () => {
    const pairs = await Promise.all(
      Array.from({ length: 3 }, async () => [await newStudent({ stage: null }), await newGuest()] as const),
    );
    for (const [, guest] of pairs) await fill(guest.uid, "experiences", 3, "a shift");
    let [running, most] = [0, 0];
    const counted: typeof deleteDocuments = async (db, uid) => {
      running += 1;
      most = Math.max(most, running);
      const deleted = await deleteDocuments(db, uid);
      running -= 1;
      return deleted;
    };
    const given = { limiter: new ConcurrencyLimiter(), deleteDocuments: counted };

    const replies = await Promise.all(pairs.map(([account, guest]) => merge(account, guest, given)));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(most).toBe(1);
  });
});
