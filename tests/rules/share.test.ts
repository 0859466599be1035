import { SHARES, sharePath, shareReportPath, shareRowsPath, userPath } from "@domain/records/firestorePaths.ts";
import { SHARE_DAYS_LIMIT, SHARE_HEAD_LIMIT } from "@domain/share/share.ts";
import { SHARE_PARTS } from "@domain/share/sharePart.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { beforeEach, describe, test } from "vitest";
import { shareRowExample } from "../support/records.ts";
import { shareIdOf } from "../support/shareIdOf.ts";
import { as, asSignedOut, remove, useRules, write } from "./openRules.ts";

const ID = shareIdOf("Zz09_-ssss");
const OTHER_ID = shareIdOf("oooooooooo");
const DAY = 86_400_000;
const rules = useRules("share");
const ann = () => as(rules(), "ann");
const bytes = (size: number) => Bytes.fromUint8Array(new Uint8Array(size));
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY);
const guest = { firebase: { sign_in_provider: "anonymous", identities: {} } } as const;

/** A share as the app creates it. */
const share = (fields: object = {}) => ({
  uid: "ann",
  created_at: serverTimestamp(),
  updated_at: serverTimestamp(),
  ends_at: inDays(30),
  head: bytes(SHARE_HEAD_LIMIT),
  parts: Object.fromEntries(SHARE_PARTS.map((part) => [part, bytes(100)])),
  takes_comments: true,
  closed_at: null,
  ...fields,
});
const rowsOf = (id: string) => ({ items: { [id]: shareRowExample }, changed_item: id });

/** Creates a share with its row, as the app does. */
function create(fields: object = {}, { db = ann(), id = ID, uid = "ann" } = {}): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, sharePath(id)), share(fields));
  batch.set(doc(db, shareRowsPath(uid)), rowsOf(id));
  return batch.commit();
}

const store = (fields: object = {}, id = ID) => write(rules(), { [sharePath(id)]: share(fields) });
const at = (db: Firestore, id = ID) => doc(db, sharePath(id));
/** Changes the stored share as the app does. */
const change = (fields: object, db = ann()) => updateDoc(at(db), { updated_at: serverTimestamp(), ...fields });

/** Fields that neither a new nor a changed share can have. Each differs from a valid share in a single fact. */
const WRONG: readonly (readonly [string, object])[] = [
  ["that ends too late", { ends_at: inDays(SHARE_DAYS_LIMIT + 1) }],
  ["that ends on a day in words", { ends_at: "2027-01-20" }],
  ["that was updated at another time", { updated_at: inDays(-1) }],
  ["with a head in plain text", { head: "Ann Lee" }],
  ["with a head that is too long", { head: bytes(SHARE_HEAD_LIMIT + 1) }],
  ["with an unknown part", { parts: { diary: bytes(1) } }],
  ["with parts that are no map", { parts: [bytes(1)] }],
  ...SHARE_PARTS.map((part) => [`with ${part} in plain text`, { parts: { [part]: "plain" } }] as const),
  ["that takes comments sometimes", { takes_comments: "sometimes" }],
  ["with a key check that is too short", { key_check: "k".repeat(42) }],
  ["with a key check that is too long", { key_check: "k".repeat(44) }],
  ["with a key check with other signs", { key_check: "k".repeat(42).concat(" ") }],
  ["with a key check in bytes", { key_check: bytes(43) }],
];

describe("creating a share", () => {
  test("a share can be created by its student, with every part and up to the limits", async () => {
    await assertSucceeds(create({ ends_at: inDays(SHARE_DAYS_LIMIT - 0.01) }));
  });

  test("a share can be created without any part and without comments", () =>
    assertSucceeds(create({ parts: {}, takes_comments: false })));

  test("a share can be created next to other shares", async () => {
    await write(rules(), { [shareRowsPath("ann")]: { items: { ...rowsOf(ID).items, ...rowsOf(OTHER_ID).items } } });
    await assertSucceeds(setDoc(at(ann()), share()));
  });
});

describe("the key check of a share", () => {
  test("can be left out, as by the first releases, and added later", async () => {
    await assertSucceeds(create());
    await assertSucceeds(change({ key_check: "Aa0_-".padEnd(43, "k") }));
  });

  test("can be created with the share", () => assertSucceeds(create({ key_check: "k".repeat(43) })));
});

describe("a device that was logged out everywhere", () => {
  const LOGGED_OUT = 1_795_219_200;
  const since = (auth_time: number) => as(rules(), "ann", { auth_time });
  beforeEach(() => write(rules(), { [userPath("ann")]: { display_name: "Ann Lee", logged_out_at: LOGGED_OUT } }));

  test("cannot share, but a later login can", async () => {
    await assertFails(create({}, { db: since(LOGGED_OUT - 1) }));
    await assertSucceeds(create({}, { db: since(LOGGED_OUT) }));
  });

  test("cannot update what is shared, but a later login can, and it can still end it", async () => {
    await store();
    await assertFails(change({}, since(LOGGED_OUT - 1)));
    await assertSucceeds(change({}, since(LOGGED_OUT)));
    await assertSucceeds(deleteDoc(at(since(LOGGED_OUT - 1))));
  });

  test("cannot update a share that is left of a deleted account", async () => {
    await store();
    await remove(rules(), userPath("ann"));
    await assertFails(change({}));
  });
});

describe("creating a wrong share", () => {
  test.each(WRONG)("a share cannot be created %s", (_, fields) => assertFails(create(fields)));

  test.each<[string, object]>([
    ["created at another time", { created_at: inDays(-1) }],
    ["closed already", { closed_at: serverTimestamp() }],
    ["without saying that it is not closed", { closed_at: deleteField() }],
    ["with a field that is not known", { student: "Ann Lee" }],
    ["for another student", { uid: "bob" }],
  ])("a share cannot be created %s", async (_, fields) => {
    const fieldsLeft = Object.entries(share(fields)).filter(([, value]) => !isDeleted(value));
    await write(rules(), { [shareRowsPath("ann")]: rowsOf(ID), [shareRowsPath("bob")]: rowsOf(ID) });
    await assertFails(setDoc(at(ann()), Object.fromEntries(fieldsLeft)));
  });

  test("a share cannot be created by a guest", () => assertFails(create({}, { db: as(rules(), "ann", guest) })));

  test("a share cannot be created by a signed-out user", async () => {
    await write(rules(), { [shareRowsPath("ann")]: rowsOf(ID) });
    await assertFails(setDoc(at(asSignedOut(rules())), share()));
  });

  test.each([ID.slice(1), `${ID}s`, `${ID.slice(0, -1)}s`, ID.toUpperCase(), "s".repeat(22)])(
    "a share cannot be created with the id %j",
    (id) => assertFails(create({}, { id })),
  );

  test("a share cannot be created with an id whose random part has other signs", () =>
    assertFails(create({}, { id: shareIdOf("s s".padEnd(10, "s")) })));

  test("a share cannot be created with the id of another student's share, also when that one has ended", async () => {
    await assertSucceeds(create());
    await assertSucceeds(deleteDoc(at(ann())));

    await write(rules(), { [userPath("bob")]: { display_name: "Bob" } });
    const bob = { db: as(rules(), "bob"), uid: "bob" };
    await assertFails(create({ uid: "bob" }, bob));
    await assertSucceeds(create({ uid: "bob" }, { ...bob, id: shareIdOf("Zz09_-ssss", "bob") }));
  });

  test("a share cannot be created without its row in the student's list", async () => {
    await assertFails(setDoc(at(ann()), share()));
    await write(rules(), { [shareRowsPath("ann")]: rowsOf(OTHER_ID) });
    await assertFails(setDoc(at(ann()), share()));
  });

  test("a share cannot be created once the account is gone", async () => {
    await remove(rules(), userPath("ann"));
    await assertFails(create());
  });

  test("a share cannot be created again after it was reported and deleted", async () => {
    await write(rules(), { [shareReportPath(ID)]: { reasons: { other: 1 } } });
    await assertFails(create());
  });
});

describe("changing a share", () => {
  test("a share can be changed by its student", async () => {
    await store();
    await assertSucceeds(
      change({ head: bytes(1), parts: { hours: bytes(9) }, ends_at: inDays(3), takes_comments: false }),
    );
  });

  test("a share can be changed only by its student", async () => {
    await store();
    await write(rules(), { [userPath("bob")]: { display_name: "Bob" } });
    await assertFails(change({ takes_comments: false }, as(rules(), "bob")));
    await assertFails(change({ takes_comments: false }, asSignedOut(rules())));
  });

  test.each(WRONG)("a share cannot be changed to one %s", async (_, fields) => {
    await store();
    await assertFails(change(fields));
  });

  test.each<[string, object]>([
    ["uid", { uid: "bob" }],
    ["created_at", { created_at: serverTimestamp() }],
    ["closed_at", { closed_at: null }],
    ["a field that is not known", { student: "Ann Lee" }],
  ])("a share cannot be changed in %s", async (_, fields) => {
    await store({ created_at: inDays(-2), closed_at: inDays(-1) });
    await assertFails(change(fields));
    await assertSucceeds(change({ takes_comments: false }));
  });
});

describe("a share of the first release, whose id is random", () => {
  const id = "Zz09_-".padEnd(22, "s");

  test("can be changed and ended, and created again by no one", async () => {
    await store({}, id);
    await assertSucceeds(updateDoc(at(ann(), id), { updated_at: serverTimestamp(), takes_comments: false }));
    await assertSucceeds(deleteDoc(at(ann(), id)));

    await assertFails(create({}, { id }));
  });
});

describe("reading a share", () => {
  test("a share can be read by anyone who knows its id, and listed only by its student", async () => {
    await store();
    for (const db of [ann(), as(rules(), "bob"), asSignedOut(rules())]) await assertSucceeds(getDoc(at(db)));
    const mine = (db: Firestore) => getDocs(query(collection(db, SHARES), where("uid", "==", "ann")));
    await assertSucceeds(mine(ann()));
    await assertFails(mine(as(rules(), "bob")));
    await assertFails(mine(asSignedOut(rules())));
    await assertFails(getDocs(collection(ann(), SHARES)));
  });

  test.each<[string, object]>([
    ["has ended", { ends_at: inDays(-0.01) }],
    ["was closed", { closed_at: inDays(-1) }],
  ])("a share that %s can be read only by its student", async (_, fields) => {
    await store(fields);
    await assertFails(getDoc(at(asSignedOut(rules()))));
    await assertFails(getDoc(at(as(rules(), "bob"))));
    await assertSucceeds(getDoc(at(ann())));
  });

  test("a deleted share cannot be read by anyone", async () => {
    await assertFails(getDoc(at(asSignedOut(rules()))));
    await assertFails(getDoc(at(ann())));
  });
});

describe("deleting a share", () => {
  test("a share can be deleted by its student, even twice", async () => {
    await store();
    await assertFails(deleteDoc(at(as(rules(), "bob"))));
    await assertFails(deleteDoc(at(asSignedOut(rules()))));
    await assertSucceeds(deleteDoc(at(ann())));
    await assertSucceeds(deleteDoc(at(ann())));
    await assertFails(deleteDoc(at(asSignedOut(rules()))));
  });
});

function isDeleted(value: unknown): boolean {
  return typeof value === "object" && value !== null && "_methodName" in value && value._methodName === "deleteField";
}
