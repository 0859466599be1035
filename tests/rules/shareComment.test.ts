import { shareCommentPath, shareCommentsPath, sharePath } from "@domain/records/firestorePaths.ts";
import { ANSWER_LIMIT, answerIds, COMMENT_SIZE_LIMIT } from "@domain/share/shareComment.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  Bytes,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from "firebase/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { as, asSignedOut, remove, useRules, write } from "./openRules.ts";

const SHARE = "s".repeat(22);
const DAY = 86_400_000;
const rules = useRules("shareComment");
const ann = () => as(rules(), "ann");
const bob = () => as(rules(), "bob");
const bytes = (size: number) => Bytes.fromUint8Array(new Uint8Array(size));
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY);
const ENDS = inDays(30);
const share = { uid: "ann", ends_at: ENDS, closed_at: null };
const readers = {
  part: "hours",
  from: "reader",
  sealed: bytes(40),
  answers: null,
  created_at: inDays(-1),
  resolved_at: null,
  uid: "ann",
  ends_at: ENDS,
};
const answer = (fields: object = {}) => ({
  ...readers,
  from: "student",
  sealed: bytes(COMMENT_SIZE_LIMIT),
  answers: "one",
  created_at: serverTimestamp(),
  ...fields,
});
const at = (db: Firestore, id = "one") => doc(db, shareCommentPath(SHARE, id));

beforeEach(() => write(rules(), { [sharePath(SHARE)]: share, [shareCommentPath(SHARE, "one")]: readers }));

describe("reading the comments of a share", () => {
  const readAs = async (db: Firestore, verdict: typeof assertFails) => {
    await verdict(getDoc(at(db)));
    await verdict(getDocs(collection(db, shareCommentsPath(SHARE))));
  };

  test("comments can be read by anyone who knows the id of the share", async () => {
    for (const db of [ann(), bob(), asSignedOut(rules())]) await readAs(db, assertSucceeds);
  });

  test.each<[string, object]>([
    ["has ended", { ends_at: inDays(-0.01) }],
    ["was closed", { closed_at: inDays(-1) }],
  ])("comments on a share that %s can be read only by its student", async (_, fields) => {
    await write(rules(), { [sharePath(SHARE)]: { ...share, ...fields } });
    await readAs(bob(), assertFails);
    await readAs(asSignedOut(rules()), assertFails);
    await readAs(ann(), assertSucceeds);
  });

  test("comments on a deleted share cannot be read by anyone", async () => {
    await remove(rules(), sharePath(SHARE));
    for (const db of [ann(), bob(), asSignedOut(rules())]) await readAs(db, assertFails);
  });
});

describe("a comment", () => {
  test("is answered by the student, at most ten times", async () => {
    expect(answerIds("one").length).toBe(ANSWER_LIMIT);
    for (const id of answerIds("one")) await assertSucceeds(setDoc(at(ann(), id), answer()));
  });

  test.each(["one", "one-10", "one-a", "two-0", "one-0-0", "fresh"])("is not answered with the id %s", (id) =>
    assertFails(setDoc(at(ann(), id), answer())),
  );

  test("is not answered by anyone else", async () => {
    await assertFails(setDoc(at(bob(), "one-0"), answer()));
    await assertFails(setDoc(at(bob(), "one-0"), answer({ uid: "bob" })));
    await assertFails(setDoc(at(asSignedOut(rules()), "one-0"), answer()));
  });

  test.each<[string, object]>([
    ["as a reader", { from: "reader" }],
    ["in the name of another student", { uid: "bob" }],
    ["on another part", { part: "scores" }],
    ["in plain text", { sealed: "thank you" }],
    ["with too many bytes", { sealed: bytes(COMMENT_SIZE_LIMIT + 1) }],
    ["at another time", { created_at: inDays(-1) }],
    ["and resolved at once", { resolved_at: serverTimestamp() }],
    ["beyond the end of the share", { ends_at: inDays(60) }],
    ["to no comment", { answers: null }],
    ["with a field that is not known", { name: "Ann" }],
  ])("is not answered %s", (_, fields) => assertFails(setDoc(at(ann(), "one-0"), answer(fields))));

  test("is not answered if it does not exist or is an answer itself", async () => {
    await assertFails(setDoc(at(ann(), "two-0"), answer({ answers: "two" })));
    await assertSucceeds(setDoc(at(ann(), "one-0"), answer()));
    await assertFails(setDoc(at(ann(), "one-0-0"), answer({ answers: "one-0" })));
  });

  test("is not answered on a deleted share", async () => {
    await remove(rules(), sharePath(SHARE));
    await assertFails(setDoc(at(ann(), "one-0"), answer()));
  });

  test("is resolved and opened again by the student only, and nothing else changes", async () => {
    await assertFails(updateDoc(at(bob()), { resolved_at: serverTimestamp() }));
    await assertFails(updateDoc(at(asSignedOut(rules())), { resolved_at: serverTimestamp() }));
    await assertFails(updateDoc(at(ann()), { resolved_at: inDays(-1) }));
    await assertFails(updateDoc(at(ann()), { resolved_at: serverTimestamp(), sealed: bytes(1) }));
    await assertSucceeds(updateDoc(at(ann()), { resolved_at: serverTimestamp() }));
    await assertSucceeds(updateDoc(at(ann()), { resolved_at: null }));
  });

  test("is deleted by the student only, also after the share, even twice", async () => {
    await assertFails(deleteDoc(at(bob())));
    await assertFails(deleteDoc(at(asSignedOut(rules()))));
    await remove(rules(), sharePath(SHARE));
    await assertSucceeds(deleteDoc(at(ann())));
    await assertSucceeds(deleteDoc(at(ann())));
    await assertFails(deleteDoc(at(asSignedOut(rules()))));
  });
});
