import { NO_MARK } from "@domain/account/accountMark.ts";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { remindersPath, userPath } from "@domain/records/firestorePaths.ts";
import { describe, expect, test } from "vitest";
import { addDevice } from "../../functions/src/data/reminders.ts";
import { adminAuth, adminDb, idTokenFor, newStudent, stored } from "../support/suite.ts";
import { untilNextSecond } from "../support/until.ts";
import { ask, refusal } from "./ask.ts";
import { describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = { ...API_CALLS.logOutEverywhere, body: {} } as const;
const CHECK = API_CALLS.checkUser.path;

/** When the login of a token was, in seconds since 1970. */
async function loginOf(idToken: string): Promise<number> {
  return (await adminAuth.verifyIdToken(idToken)).auth_time;
}

describe("log-out-everywhere", () => {
  test("ends existing sign-ins, but no later one", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const elsewhere = await idTokenFor(ann.email, ann.password);
    await untilNextSecond();

    const reply = await ask("POST", place.path, { idToken: ann.idToken, body: {} });

    expect(reply).toMatchObject({ status: 200, body: { data: { revoked: true } } });
    expect(await ask("GET", CHECK, { idToken: elsewhere })).toMatchObject(refusal(401, "not-signed-in"));
    expect(await ask("GET", CHECK, { idToken: ann.idToken })).toMatchObject(refusal(401, "not-signed-in"));
    await untilNextSecond();
    const again = await idTokenFor(ann.email, ann.password);
    expect(await ask("GET", CHECK, { idToken: again })).toMatchObject({ status: 200 });
  });

  test("ends the pushes to all devices", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    for (const path of ["phone", "laptop"]) {
      const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
      await addDevice(
        adminDb,
        ann.uid,
        { endpoint: `https://web.push.apple.com/${path}`, keys, label: path },
        NO_MARK,
        new Date(),
      );
    }

    await ask("POST", place.path, { idToken: ann.idToken, body: {} });

    expect(await stored(remindersPath(ann.uid))).toMatchObject({ subscriptions: {} });
  });

  test("notes its moment after earlier logins and before later ones, for the rules of shares", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const before = await loginOf(ann.idToken);
    await untilNextSecond();

    await ask("POST", place.path, { idToken: ann.idToken, body: {} });

    await untilNextSecond();
    const moment = Object(await stored(userPath(ann.uid))).logged_out_at;
    expect(moment).toBeGreaterThan(before);
    expect(moment).toBeLessThanOrEqual(await loginOf(await idTokenFor(ann.email, ann.password)));
  });

  test("makes no document for an account without a stage", async () => {
    const ann = await newStudent({ stage: null });

    await ask("POST", place.path, { idToken: ann.idToken, body: {} });

    expect(await stored(userPath(ann.uid))).toBeNull();
  });

  test("leaves other students signed in", async () => {
    const [ann, bob] = [await newStudent({ stage: "hs-10" }), await newStudent({ stage: "hs-10" })];

    await ask("POST", place.path, { idToken: ann.idToken, body: {} });

    expect(await ask("GET", CHECK, { idToken: bob.idToken })).toMatchObject({ status: 200 });
  });

  test("accepts no fields", async () => {
    const { idToken } = await newStudent({ stage: null });

    const reply = await ask("POST", place.path, { idToken, body: { uid: "another" } });

    expect(reply).toMatchObject(refusal(400, "bad-request", "uid"));
  });

  describeSignedInOnly(place);
  describeMethod(place);
});
