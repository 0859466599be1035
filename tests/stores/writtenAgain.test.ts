import { schoolsPath } from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import { writeAgain } from "../../web/src/sync/writeAgain.ts";
import { rice } from "../support/records.ts";
import { adminDb, newStudent, stored, suite } from "../support/suite.ts";
import { closeClientsAfterEach, openClient } from "./support/client.ts";

closeClientsAfterEach();

const deadline = (id: string, label = id) => ({ id, label, day: "2030-01-15", done: false });
const [a, b, c, d] = ["aaa", "bbb", "ccc", "ddd"].map((id) => deadline(id)) as [object, object, object, object];

/** Writes deadlines again on a device that has last read `known`, while the server has `now`. */
async function deadlinesAfter({
  was,
  value,
  known,
  now,
}: Record<"was" | "value" | "known" | "now", readonly unknown[]>) {
  const ann = await newStudent({ stage: "pm-junior" });
  const path = schoolsPath(ann.uid);
  const listOf = (deadlines: readonly unknown[]) => ({ items: { one: { ...rice, deadlines } }, changed_item: "one" });
  await adminDb.doc(path).set(listOf(now));
  const edits = [
    { of: path, path: ["items", "one", "deadlines"], was, value },
    { of: path, path: ["changed_item"], value: "one" },
  ];

  await writeAgain(openClient(suite.firestoreHost, suite.projectId, ann.uid), edits, new Map([[path, listOf(known)]]));

  const { items } = (await stored(path)) as { items: { one: { deadlines: unknown[] } } };
  return items.one.deadlines;
}

test("a deadline that is written again joins the others, and those that another device has added", async () => {
  expect(await deadlinesAfter({ was: [[a, b]], value: [a, b, c], known: [a, b], now: [a, b] })).toEqual([a, b, c]);
  expect(await deadlinesAfter({ was: [[a, b]], value: [a, b, c], known: [a, b], now: [a, b, d] })).toEqual([
    a,
    b,
    d,
    c,
  ]);
});

test("a deadline that was added and then changed is there once", async () => {
  const changed = deadline("bbb", "Interview");

  expect(await deadlinesAfter({ was: [[], [b]], value: [changed], known: [b], now: [b] })).toEqual([changed]);
});
