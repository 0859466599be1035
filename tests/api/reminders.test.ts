import { API_CALLS } from "@domain/api/apiCalls.ts";
import { remindersPath } from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import { newGuest } from "../support/guest.ts";
import { adminAuth, adminDb, newStudent, stored } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { ask, refusal } from "./ask.ts";

const { method, path } = API_CALLS.reminders;

test("reminders are off until the student chooses, and say what this site can send", async () => {
  const ann = await newStudent({ stage: "hs-10" });

  const reply = await ask(method, path, ann);

  expect(reply).toMatchObject({
    status: 200,
    body: {
      data: {
        settings: null,
        offersEmail: true,
        offersPush: true,
        address: ann.email,
        isAddressVerified: false,
        emailRefusedOn: null,
        vapidPublicKey: expect.stringMatching(/^B[\w-]{86}$/),
        devices: [],
      },
    },
  });
  expect(await stored(remindersPath(ann.uid))).toBe(null);
});

test("a site that sends no reminders offers none", async () => {
  const { idToken } = await newStudent({ stage: "hs-10" });

  const { body } = await answerHere(
    { method, path, authorization: `Bearer ${idToken}` },
    { reminderOffer: { email: false, vapidPublicKey: null, allowsLocalPush: false } },
  );

  expect(body).toMatchObject({ data: { offersEmail: false, offersPush: false, vapidPublicKey: null } });
});

test("a guest cannot have reminders", async () => {
  expect(await ask(method, path, { idToken: (await newGuest()).idToken })).toMatchObject(refusal(403, "not-allowed"));
});

test("a deleted account leaves no reminders behind", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  await adminDb.doc(remindersPath(ann.uid)).set({ settings: null });

  const reply = await ask(API_CALLS.deleteUser.method, API_CALLS.deleteUser.path, ann);

  expect(reply.status).toBe(200);
  expect(await stored(remindersPath(ann.uid))).toBe(null);
  await expect(adminAuth.getUser(ann.uid)).rejects.toThrow();
});
