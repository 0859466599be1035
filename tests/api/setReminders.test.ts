import { API_CALLS } from "@domain/api/apiCalls.ts";
import { remindersPath } from "@domain/records/firestorePaths.ts";
import { nextAt } from "@domain/reminder/nextAt.ts";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { newGuest } from "../support/guest.ts";
import { adminAuth, newStudent, stored } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { callTable } from "./callTable.ts";

const { method, path } = API_CALLS.setReminders;
const input = callTable.setReminders.input;
const settings = {
  email: "daily",
  weekday: 0,
  hour: 6,
  zone: "America/Denver",
  push: false,
  kinds: ["letters"],
} as const;

test("the settings of reminders are stored with the next moment", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  await adminAuth.updateUser(ann.uid, { emailVerified: true });
  const before = Date.now();

  const reply = await ask(method, path, { ...ann, body: settings });

  expect(reply).toMatchObject({ status: 200, body: { data: { settings, isAddressVerified: true } } });
  const { next_at } = (await stored(remindersPath(ann.uid))) ?? {};
  const next = next_at instanceof Timestamp ? next_at.toMillis() : null;
  expect([nextAt({ ...settings }, before), nextAt({ ...settings }, Date.now())]).toContain(next);
});

test("a push without a device has no next moment; nor does anything that is off", async () => {
  const ann = await newStudent({ stage: "hs-10" });

  await ask(method, path, { ...ann, body: { ...settings, email: "off", push: true } });

  expect(await stored(remindersPath(ann.uid))).toMatchObject({ settings: { push: true }, next_at: null });
});

test("email reminders to an address that is not confirmed are refused and not stored", async () => {
  const ann = await newStudent({ stage: "hs-10" });

  expect(await ask(method, path, { ...ann, body: settings })).toMatchObject(refusal(409, "conflict", "email"));
  expect(await stored(remindersPath(ann.uid))).toBeNull();
});

test("a guest cannot set reminders", async () => {
  const reply = await ask(method, path, { idToken: (await newGuest()).idToken, body: input });

  expect(reply).toMatchObject(refusal(403, "not-allowed"));
});

test.each([
  ["email", "hourly"],
  ["weekday", 7],
  ["hour", 24],
  ["hour", 7.5],
  ["zone", "Mars/Olympus"],
  ["zone", "+05:00"],
  ["push", "yes"],
  ["kinds", ["tasks", "gossip"]],
  ["next_at", 0],
])("reminder settings with the %s %j are refused", async (field, value) => {
  const { idToken } = await newStudent({ stage: null });

  const reply = await ask(method, path, { idToken, body: { ...input, [field]: value } });

  expect(reply).toMatchObject(refusal(400, "bad-request", field));
});
