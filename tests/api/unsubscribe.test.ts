import { createHash } from "node:crypto";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { remindersPath } from "@domain/records/firestorePaths.ts";
import { NO_REMINDERS } from "@domain/reminder/reminderSettings.ts";
import { expect, test } from "vitest";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { ask, refusal } from "./ask.ts";

const { method, path } = API_CALLS.unsubscribe;
const TOKEN = "t".repeat(43);

test("an unsubscribe link stops the emails of the token's student, and says so each time", async () => {
  const [ann, bob] = [await newStudent({ stage: "hs-10" }), await newStudent({ stage: "hs-10" })];
  const token = createHash("sha256").update(ann.uid).digest("base64url");
  const settings = { ...NO_REMINDERS, email: "daily", push: true };
  const unsubscribe_hashes = [createHash("sha256").update(token).digest("hex")];
  await adminDb.doc(remindersPath(ann.uid)).set({ settings, unsubscribe_hashes });
  await adminDb.doc(remindersPath(bob.uid)).set({ settings, unsubscribe_hashes: ["other"] });

  const replies = [await ask(method, path, { body: { token } }), await ask(method, path, { body: { token } })];

  for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { data: { email: "off" } } });
  expect(await stored(remindersPath(ann.uid))).toMatchObject({ settings: { email: "off", push: true } });
  expect(await stored(remindersPath(bob.uid))).toMatchObject({ settings: { email: "daily" } });
});

test("an unsubscribe link with an unknown token is refused", async () => {
  expect(await ask(method, path, { body: { token: TOKEN } })).toMatchObject(refusal(404, "not-found"));
  expect(await ask(method, path, { body: { token: "short" } })).toMatchObject(refusal(400, "bad-request", "token"));
});

test("many unknown tokens of a mail service keep no one subscribed", async () => {
  const { uid } = await newStudent({ stage: "hs-10" });
  const token = createHash("sha256").update(uid).digest("base64url");
  const unsubscribe_hashes = [createHash("sha256").update(token).digest("hex")];
  await adminDb.doc(remindersPath(uid)).set({ settings: { ...NO_REMINDERS, email: "daily" }, unsubscribe_hashes });
  const call = { method, path, sender: "10.9.9.9" };
  for (let index = 0; index < 100; index += 1) await answerHere({ ...call, body: { token: TOKEN } });

  expect((await answerHere({ ...call, body: { token } })).status).toBe(200);
  expect(await stored(remindersPath(uid))).toMatchObject({ settings: { email: "off" } });
});

test("mail programs can unsubscribe, although they are not our app", async () => {
  const call = { method, path, query: { token: TOKEN }, contentType: "application/x-www-form-urlencoded" };

  expect(await answerHere(call, { isFromOurApp: async () => false })).toMatchObject(refusal(404, "not-found"));
});
