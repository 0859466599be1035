import { API_CALLS } from "@domain/api/apiCalls.ts";
import { describe, expect, test } from "vitest";
import { adminAuth, newStudent } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { freshEmail } from "./freshEmail.ts";
import { idTokenOf } from "./idTokenOf.ts";
import { describeBody, describeMethod } from "./refusals.ts";

const body = { email: "ann@cairn.test", password: "correct horse" };
const place = { ...API_CALLS.loginEmail, body } as const;
const loginEmail = (email: string, password: string) => ask("POST", place.path, { body: { email, password } });

describe("login-email", () => {
  test("returns a token that signs the student in", async () => {
    const ann = await newStudent({ stage: null });

    const reply = await loginEmail(ann.email, ann.password);

    expect(reply).toMatchObject({ status: 200, body: { data: { uid: ann.uid } } });
    const idToken = await idTokenOf(Object(reply.body).data.token);
    expect(await adminAuth.verifyIdToken(idToken)).toMatchObject({ uid: ann.uid });
  });

  test("ignores case and spaces in the address", async () => {
    const ann = await newStudent({ stage: null });

    const reply = await loginEmail(` ${ann.email.toUpperCase()} `, ann.password);

    expect(reply).toMatchObject({ status: 200, body: { data: { uid: ann.uid } } });
  });

  test("answers the same to a wrong password, an unknown address and a disabled account", async () => {
    const ann = await newStudent({ stage: null });
    const bob = await newStudent({ stage: null });
    await adminAuth.updateUser(bob.uid, { disabled: true });

    const replies = [
      await loginEmail(ann.email, "wrong horse"),
      await loginEmail(freshEmail(), ann.password),
      await loginEmail(bob.email, bob.password),
    ];

    for (const { status, body: answered } of replies) {
      expect(status).toBe(401);
      expect(answered).toEqual({
        error: { code: "not-signed-in", message: "The email address or the password is wrong." },
      });
    }
  });

  test("accepts an old password of six letters", async () => {
    const ann = await newStudent({ stage: null });
    await adminAuth.updateUser(ann.uid, { password: "monkey" });

    expect(await loginEmail(ann.email, "monkey")).toMatchObject({ status: 200, body: { data: { uid: ann.uid } } });
  });

  test("answers repeated and parallel calls", async () => {
    const ann = await newStudent({ stage: null });

    const replies = await Promise.all([loginEmail(ann.email, ann.password), loginEmail(ann.email, ann.password)]);
    replies.push(await loginEmail(ann.email, ann.password));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  // Hosting drops the cookie of an answer that is not marked as private (firebase-tools, `lib/hosting/proxy.js`).
  test("stores a device's cookie that Hosting lets through in both directions", async () => {
    const ann = await newStudent({ stage: null });
    const { headers } = await loginEmail(ann.email, ann.password);
    const [cookie = ""] = (headers.get("set-cookie") ?? "").split(";");
    for (let time = 0; time < 10; time += 1) await loginEmail(ann.email, "wrong horse");

    const again = await ask("POST", place.path, {
      body: { email: ann.email, password: ann.password },
      headers: { cookie },
    });
    const elsewhere = await loginEmail(ann.email, ann.password);

    expect(headers.get("cache-control")).toBe("private, no-store");
    expect([again.status, elsewhere.status]).toEqual([200, 429]);
  });

  test("refuses the eleventh wrong try, and then even the right password", async () => {
    const ann = await newStudent({ stage: null });
    const statuses: number[] = [];

    for (let time = 0; time < 10; time += 1) statuses.push((await loginEmail(ann.email, "wrong horse")).status);
    const eleventh = await loginEmail(ann.email, ann.password);

    expect(statuses).toEqual(Array(10).fill(401));
    expect(eleventh).toMatchObject(refusal(429, "too-many-requests"));
  });

  test("resets the count of wrong tries after a successful login", async () => {
    const ann = await newStudent({ stage: null });
    for (let time = 0; time < 9; time += 1) await loginEmail(ann.email, "wrong horse");
    await loginEmail(ann.email, ann.password);

    const reply = await loginEmail(ann.email, "wrong horse");

    expect(reply.status).toBe(401);
  });

  describeMethod(place);
  describeBody(place, { signedIn: false });
});
