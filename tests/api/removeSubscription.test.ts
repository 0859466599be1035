import { NO_MARK } from "@domain/account/accountMark.ts";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { remindersPath } from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import { addDevice, deviceIdOf } from "../../functions/src/data/reminders.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";

const { method, path } = API_CALLS.removeSubscription;
const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };

test("one device of the student is removed, also if asked twice", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  for (const label of ["phone", "laptop"]) {
    const device = { endpoint: `https://web.push.apple.com/${label}`, keys, label };
    await addDevice(adminDb, ann.uid, device, NO_MARK, new Date());
  }
  const address = `${path}?device=${deviceIdOf("https://web.push.apple.com/phone")}`;

  const replies = [await ask(method, address, ann), await ask(method, address, ann)];

  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 200, body: { data: { devices: [{ label: "laptop" }] } } });
  }
  expect(Object.keys(Object((await stored(remindersPath(ann.uid)))?.subscriptions))).toHaveLength(1);
});

test("removing a device needs a device", async () => {
  const ann = await newStudent({ stage: null });

  expect(await ask(method, path, ann)).toMatchObject(refusal(400, "bad-request", "device"));
});
