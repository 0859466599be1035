import { SUPPORT_THREADS, supportQuotaPath, supportThreadPath, userPath } from "@domain/records/firestorePaths.ts";
import {
  BODY_LIMIT,
  DAILY_MESSAGES,
  DIAGNOSTICS_LIMIT,
  SUBJECT_LIMIT,
  type SupportThread,
  supportThread,
  THREAD_LIMIT,
} from "@domain/support/supportThread.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  FieldPath,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, asSignedOut, openRules, remove, write } from "./openRules.ts";

const NUMBER = "K7QM-2XPD";
const DAY = 86_400_000;
const message = { author: "student", text: "How do I log a shift?", at: Date.now() } as const;
const thread: SupportThread = {
  subject: "Shifts",
  name: "Ann Lee",
  email: "ann@cairn.test",
  diagnostics: null,
  started_at: Date.now(),
  updated_at: Date.now(),
  status: "waiting",
  messages: { first: message },
  changed_message: "first",
};
let rules: RulesTestEnvironment;
const ann = () => as(rules, "ann");
const eve = () => as(rules, "eve", { admin: true });
const threadOf = (db: Firestore, number = NUMBER) => doc(db, supportThreadPath("ann", number));

interface Slot {
  readonly slot?: string;
  readonly changedSlot?: string;
  readonly fields?: object;
  readonly quota?: string;
}

beforeAll(async () => {
  rules = await openRules("support");
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
});
afterAll(() => rules.cleanup());

/** Takes a slot for a message. The app does both in one batch. */
function slotFor(named: string, { slot = "0", changedSlot = slot, fields = {}, quota }: Slot = {}) {
  return {
    path: quota ?? supportQuotaPath("ann"),
    data: { slots: { [slot]: { at: serverTimestamp(), message: named, ...fields } }, changed_slot: changedSlot },
    mergeFields: [new FieldPath("slots", slot), "changed_slot"],
  };
}

function send(fields: object, { number = NUMBER, named = "first", db = ann(), ...slot }: Slot & SendOptions = {}) {
  const batch = writeBatch(db);
  const { path, data, mergeFields } = slotFor(`${number}/${named}`, slot);
  batch.set(doc(db, path), data, { mergeFields });
  batch.set(threadOf(db, number), fields);
  return batch.commit();
}

interface SendOptions {
  readonly number?: string;
  readonly named?: string;
  readonly db?: Firestore;
}

function reply(fields: object, db = ann(), slot: Slot = { slot: "1" }) {
  const batch = writeBatch(db);
  const { path, data, mergeFields } = slotFor(`${NUMBER}/second`, slot);
  batch.set(doc(db, path), data, { mergeFields });
  batch.update(threadOf(db), fields);
  return batch.commit();
}

const second = {
  "messages.second": { ...message, text: "And how do I delete one?" },
  changed_message: "second",
  updated_at: Date.now(),
  status: "waiting",
};
const answer = {
  "messages.second": { author: "support", text: "Open the experience.", at: Date.now() },
  changed_message: "second",
  updated_at: Date.now(),
  status: "answered",
};

describe("a message to support", () => {
  test("can be sent by its student with a slot of the day, and read by student and support", async () => {
    expect(supportThread.safeParse(thread).error).toBeUndefined();
    await assertSucceeds(send(thread));
    await assertSucceeds(getDoc(threadOf(ann())));
    await assertSucceeds(getDocs(collection(ann(), `${userPath("ann")}/${SUPPORT_THREADS}`)));
    await assertSucceeds(getDoc(doc(ann(), supportQuotaPath("ann"))));
    await assertSucceeds(getDoc(threadOf(eve())));
    await assertSucceeds(getDocs(query(collectionGroup(eve(), SUPPORT_THREADS))));
  });

  test("can be as long as the schema allows", async () => {
    const long = {
      ...thread,
      subject: "s".repeat(SUBJECT_LIMIT),
      name: "n".repeat(80),
      email: `ann@${"c".repeat(248)}.t`.slice(0, 254),
      diagnostics: "d".repeat(DIAGNOSTICS_LIMIT),
      messages: { first: { ...message, text: "t".repeat(BODY_LIMIT) } },
    };
    expect(supportThread.shape.subject.safeParse(long.subject).success).toBe(true);
    expect(supportThread.shape.messages.safeParse(long.messages).success).toBe(true);
    expect(supportThread.shape.diagnostics.safeParse(long.diagnostics).success).toBe(true);
    await assertSucceeds(send(long));
  });

  test("cannot be read by other students", async () => {
    await write(rules, { [supportThreadPath("ann", NUMBER)]: thread });

    for (const db of [as(rules, "bob"), as(rules, "bob", { admin: false }), asSignedOut(rules)]) {
      await assertFails(getDoc(threadOf(db)));
      await assertFails(getDocs(query(collectionGroup(db, SUPPORT_THREADS))));
      await assertFails(getDoc(doc(db, supportQuotaPath("ann"))));
    }
    await assertFails(getDocs(query(collectionGroup(ann(), SUPPORT_THREADS))));
  });

  // Each refusal differs from the allowed write in a single fact.
  test.each<readonly [string, object]>([
    ["no subject", { subject: " " }],
    ["a subject that is too long", { subject: "s".repeat(SUBJECT_LIMIT + 1) }],
    ["no name", { name: "" }],
    ["a name that is too long", { name: "n".repeat(81) }],
    ["no address", { email: "ann" }],
    ["an address that is too long", { email: `ann@${"c".repeat(250)}.t` }],
    ["empty diagnostics", { diagnostics: "" }],
    ["diagnostics that are too long", { diagnostics: "d".repeat(DIAGNOSTICS_LIMIT + 1) }],
    ["a start in words", { started_at: "now" }],
    ["a start before time", { started_at: -1 }],
    ["a start in the far future", { started_at: Date.now() + 2 * DAY }],
    ["half a millisecond", { updated_at: 0.5 }],
    ["a change in the far future", { updated_at: Date.now() + 2 * DAY }],
    ["a status that says it is answered", { status: "answered" }],
    ["support's word", { messages: { first: { ...message, author: "support" } } }],
    ["no words", { messages: { first: { ...message, text: " " } } }],
    ["too many words", { messages: { first: { ...message, text: "t".repeat(BODY_LIMIT + 1) } } }],
    ["a moment in words", { messages: { first: { ...message, at: "now" } } }],
    ["half a moment", { messages: { first: { ...message, at: 0.5 } } }],
    ["a moment before time", { messages: { first: { ...message, at: -1 } } }],
    ["a message with an unknown field", { messages: { first: { ...message, html: "<b>" } } }],
    ["two messages at once", { messages: { first: message, second: message } }],
    ["another message named as changed", { changed_message: "second" }],
    ["an unknown field", { urgent: true }],
  ])("cannot have %s", async (_, change) => {
    await assertFails(send({ ...thread, ...change }));
  });

  test("cannot have an invalid message id", () =>
    assertFails(
      send(
        { ...thread, messages: { "a b": message }, changed_message: "a b" },
        { fields: { message: `${NUMBER}/a b` } },
      ),
    ));

  test.each(Object.keys(thread).filter((name) => name !== "diagnostics"))("cannot lack its %s", async (name) => {
    const fields = Object.fromEntries(Object.entries(thread).filter(([field]) => field !== name));
    await assertFails(send(fields));
    // Another field in its place does not help.
    await assertFails(send({ ...fields, urgent: true }));
  });

  test("can have no diagnostics", async () => {
    const { diagnostics: _, ...fields } = thread;
    await assertSucceeds(send(fields));
  });

  test("needs a number that can be read aloud", () => assertFails(send(thread, { number: "K7QM-2XP0" })));

  test("cannot be sent in another student's name, or without an account", async () => {
    await write(rules, { [userPath("bob")]: { display_name: "Bob" } });
    await assertFails(send(thread, { db: as(rules, "bob") }));
    await assertFails(send(thread, { db: as(rules, "bob"), quota: supportQuotaPath("bob") }));
    await rules.clearFirestore();
    await assertFails(send(thread));
  });

  test("cannot be edited or deleted", async () => {
    await assertSucceeds(send(thread));
    await assertFails(deleteDoc(threadOf(ann())));
    await assertFails(deleteDoc(threadOf(eve())));
    await assertFails(reply({ ...second, "messages.first.text": "Never mind" }));
    await assertFails(reply({ ...second, subject: "Never mind" }));
  });
});

describe("a day's messages", () => {
  test("are limited to the number of slots, in any batch or thread", async () => {
    const signs = "23456789AB";
    for (let slot = 0; slot < DAILY_MESSAGES; slot += 1) {
      await assertSucceeds(send(thread, { number: `K7QM-2XP${signs[slot]}`, slot: String(slot) }));
    }
    await assertFails(send(thread, { number: "K7QM-AAAA", slot: "0" }));
    await assertFails(send(thread, { number: "K7QM-AAAA", slot: "10" }));
  });

  test("need their own slot in the same batch", async () => {
    await assertFails(setDoc(threadOf(ann()), thread));
    await assertSucceeds(send(thread));
    await assertFails(setDoc(threadOf(ann(), "K7QM-AAAA"), thread));
    await assertFails(updateDoc(threadOf(ann()), second));
    // A slot only counts at the moment it is taken.
    await remove(rules, supportThreadPath("ann", NUMBER));
    await assertFails(setDoc(threadOf(ann()), thread));
    await assertFails(send(thread, { number: "K7QM-AAAA", slot: "1", fields: { message: `${NUMBER}/first` } }));
    const db = ann();
    const batch = writeBatch(db);
    const { path, data, mergeFields } = slotFor("K7QM-AAAA/first", { slot: "1" });
    batch.set(doc(db, path), data, { mergeFields });
    batch.set(threadOf(db, "K7QM-AAAA"), thread);
    batch.set(threadOf(db, "K7QM-BBBB"), thread);
    await assertFails(batch.commit());
  });

  test("can reuse a slot a day later", async () => {
    const taken = (at: number) => ({
      slots: { "0": { at: Timestamp.fromMillis(at), message: "K7QM-AAAA/first" } },
      changed_slot: "0",
    });
    await write(rules, { [supportQuotaPath("ann")]: taken(Date.now() - DAY + 60_000) });
    await assertFails(send(thread));
    await write(rules, { [supportQuotaPath("ann")]: taken(Date.now() - DAY - 60_000) });
    await assertSucceeds(send(thread));
  });

  const quota = (fields: object, path = supportQuotaPath("ann"), db = ann()) => setDoc(doc(db, path), fields);
  const slot = { at: serverTimestamp(), message: `${NUMBER}/first` };

  test("can be sent next to an unknown stored field of the quota", async () => {
    await write(rules, { [supportQuotaPath("ann")]: { slots: {}, changed_slot: "0", plan: { of: "tomorrow" } } });
    await assertSucceeds(quota({ slots: { "0": slot }, changed_slot: "0", plan: { of: "tomorrow" } }));
    const next = { "slots.1": slot, changed_slot: "1" };
    await assertFails(updateDoc(doc(ann(), supportQuotaPath("ann")), { ...next, plan: { of: "today" } }));
    await assertSucceeds(updateDoc(doc(ann(), supportQuotaPath("ann")), next));
  });

  test("are counted in one place, one slot at a time, by the server's clock", async () => {
    await assertSucceeds(quota({ slots: { "0": slot }, changed_slot: "0" }));
    await assertFails(quota({ slots: { "1": slot }, changed_slot: "1" }));
    await assertFails(quota({ slots: {}, changed_slot: "0" }));
    await assertFails(deleteDoc(doc(ann(), supportQuotaPath("ann"))));
    await rules.clearFirestore();
    await assertFails(quota({ slots: { "0": slot }, changed_slot: "0" }));
    await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
    await assertFails(quota({ slots: { "0": slot }, changed_slot: "0" }, `${userPath("ann")}/supportQuotas/second`));
    await assertFails(quota({ slots: { "0": slot }, changed_slot: "0" }, supportQuotaPath("ann"), as(rules, "bob")));
    await assertFails(quota({ slots: { "0": slot, "1": slot }, changed_slot: "0" }));
    await assertFails(quota({ slots: { "0": slot }, changed_slot: "0", more: true }));
    await assertFails(quota({ slots: { "0": { ...slot, at: Timestamp.fromMillis(0) } }, changed_slot: "0" }));
    await assertFails(quota({ slots: { "0": { ...slot, message: "anything" } }, changed_slot: "0" }));
    await assertFails(quota({ slots: { "0": { ...slot, more: true } }, changed_slot: "0" }));
  });
});

describe("a thread", () => {
  beforeEach(() => send(thread));

  test("accepts replies by the student and answers by support", async () => {
    await assertSucceeds(updateDoc(threadOf(eve()), answer));
    const third = {
      "messages.third": message,
      changed_message: "third",
      updated_at: Date.now(),
      status: "waiting",
    };
    await assertFails(updateDoc(threadOf(ann()), third));
    await assertSucceeds(reply(third, ann(), { slot: "1", fields: { message: `${NUMBER}/third` } }));
  });

  test("can be continued next to an unknown stored field", async () => {
    await write(rules, { [supportThreadPath("ann", NUMBER)]: { ...thread, topic: { of: "tomorrow" } } });
    await assertFails(reply({ ...second, topic: { of: "today" } }));
    await assertSucceeds(reply(second));
    const third = { "messages.third": { ...message, author: "support" }, changed_message: "third" };
    await assertSucceeds(updateDoc(threadOf(eve()), { ...third, updated_at: Date.now(), status: "answered" }));
  });

  test.each<readonly [string, object]>([
    ["in support's name", { "messages.second": { ...message, author: "support" } }],
    ["as answered", { status: "answered" }],
    ["in the far future", { updated_at: Date.now() + 2 * DAY }],
    ["with another subject", { subject: "Other" }],
    ["under an id it does not name", { changed_message: "third" }],
    ["that replaces another", { "messages.first": message, changed_message: "first" }],
  ])("refuses a student's reply %s", async (_, change) => {
    await assertFails(reply({ ...second, ...change }));
    await assertSucceeds(reply(second));
  });

  test.each<readonly [string, object]>([
    ["in the student's name", { "messages.second": message }],
    ["as waiting", { status: "waiting" }],
    ["in the far future", { updated_at: Date.now() + 2 * DAY }],
    ["with another subject", { subject: "Other" }],
  ])("refuses support's answer %s", async (_, change) => {
    await assertFails(updateDoc(threadOf(eve()), { ...answer, ...change }));
  });

  test("refuses an answer that replaces a message or has an invalid id", async () => {
    const { "messages.second": words, ...rest } = answer;
    await assertFails(updateDoc(threadOf(eve()), { ...rest, "messages.first": words, changed_message: "first" }));
    await assertFails(
      setDoc(threadOf(eve()), {
        ...{ ...thread, ...rest, changed_message: "a b" },
        messages: { first: message, "a b": words },
      }),
    );
    await assertSucceeds(
      setDoc(threadOf(eve()), {
        ...{ ...thread, ...rest, changed_message: "ab" },
        messages: { first: message, ab: words },
      }),
    );
  });

  test("can only be answered by support", async () => {
    await assertFails(updateDoc(threadOf(ann()), answer));
    await assertFails(updateDoc(threadOf(as(rules, "bob")), answer));
    await assertFails(updateDoc(threadOf(as(rules, "bob", { admin: "yes" })), answer));
    await assertFails(reply(second, as(rules, "bob")));
    await assertFails(setDoc(threadOf(eve(), "K7QM-AAAA"), thread));
  });

  test("accepts as many messages as the schema allows", async () => {
    const messages = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`message-${index}`, message]));
    await write(rules, { [supportThreadPath("ann", NUMBER)]: { ...thread, messages: messages(THREAD_LIMIT - 1) } });
    await assertSucceeds(updateDoc(threadOf(eve()), answer));
    await write(rules, { [supportThreadPath("ann", NUMBER)]: { ...thread, messages: messages(THREAD_LIMIT) } });
    await assertFails(updateDoc(threadOf(eve()), answer));
  });
});
