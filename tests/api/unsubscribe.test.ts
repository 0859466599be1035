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

test("a sender can try only a few unknown tokens to unsubscribe in a minute", async () => {
  const call = { method, path, body: { token: TOKEN }, sender: "10.9.9.9" };
  const now = new Date();
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) statuses.push((await answerHere(call, { now: () => now })).status);

  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(404));
  expect(statuses.at(-1)).toBe(429);
});

test("mail programs can unsubscribe, although they are not our app", async () => {
  const call = { method, path, query: { token: TOKEN }, contentType: "application/x-www-form-urlencoded" };

  expect(await answerHere(call, { isFromOurApp: async () => false })).toMatchObject(refusal(404, "not-found"));
});
