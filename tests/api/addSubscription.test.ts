import { NO_MARK } from "@domain/account/accountMark.ts";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { remindersPath } from "@domain/records/firestorePaths.ts";
import { DEVICE_LIMIT } from "@domain/reminder/pushSubscription.ts";
import { expect, test } from "vitest";
import { addDevice } from "../../functions/src/data/reminders.ts";
import { newGuest } from "../support/guest.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { ask, refusal } from "./ask.ts";

const { method, path } = API_CALLS.addSubscription;
const subscription = {
  endpoint: "https://web.push.apple.com/QGf",
  keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
  label: "Phone",
};

test("a device is added once, and its endpoint and keys are never shown", async () => {
  const ann = await newStudent({ stage: "hs-10" });

  await ask(method, path, { ...ann, body: subscription });
  const reply = await ask(method, path, { ...ann, body: { ...subscription, label: "My phone" } });

  expect(reply).toMatchObject({ status: 200, body: { data: { devices: [{ label: "My phone" }] } } });
  expect(JSON.stringify(reply.body)).not.toContain("apple");
  const { subscriptions } = (await stored(remindersPath(ann.uid))) ?? {};
  expect(Object.values(Object(subscriptions))).toMatchObject([{ endpoint: subscription.endpoint }]);
});

test("adding a device sets the next moment of pushes that are on", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const body = { email: "off", weekday: 0, hour: 6, zone: "America/Denver", push: true, kinds: ["letters"] };
  await ask(API_CALLS.setReminders.method, API_CALLS.setReminders.path, { ...ann, body });

  await ask(method, path, { ...ann, body: subscription });

  expect((await stored(remindersPath(ann.uid)))?.next_at).not.toBe(null);
});

test("a device beyond the limit is refused", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  for (let index = 0; index < DEVICE_LIMIT; index += 1) {
    const device = { ...subscription, endpoint: `${subscription.endpoint}${index}` };
    await addDevice(adminDb, ann.uid, device, NO_MARK, new Date());
  }

  expect(await ask(method, path, { ...ann, body: subscription })).toMatchObject(refusal(409, "conflict"));
});

test.each(["https://169.254.169.254/x", "https://metadata.google.internal/", "http://web.push.apple.com/", "nonsense"])(
  "the endpoint %s is refused",
  async (endpoint) => {
    const ann = await newStudent({ stage: null });

    const reply = await ask(method, path, { ...ann, body: { ...subscription, endpoint } });

    expect(reply).toMatchObject(refusal(400, "bad-request", "endpoint"));
  },
);

test("an endpoint on this machine is accepted only while tests run", async () => {
  const { idToken } = await newStudent({ stage: null });
  const body = { ...subscription, endpoint: "http://127.0.0.1:9/push" };
  const authorization = `Bearer ${idToken}`;
  const reminderOffer = { email: true, vapidPublicKey: "B", allowsLocalPush: false };

  const deployed = await answerHere({ method, path, body, bodySize: 300, authorization }, { reminderOffer });

  expect(deployed).toMatchObject(refusal(400, "bad-request", "endpoint"));
  expect((await ask(method, path, { idToken, body })).status).toBe(200);
});

test("a guest cannot add a device", async () => {
  const reply = await ask(method, path, { idToken: (await newGuest()).idToken, body: subscription });

  expect(reply).toMatchObject(refusal(403, "not-allowed"));
});
