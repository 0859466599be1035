import { API_CALLS } from "@domain/api/apiCalls.ts";
import { userPath } from "@domain/records/firestorePaths.ts";
import { describe, expect, test } from "vitest";
import { adminAuth, stored } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { freshEmail } from "./freshEmail.ts";
import { idTokenOf } from "./idTokenOf.ts";
import { describeBody, describeMethod } from "./refusals.ts";

const body = { name: "Ann Lee", email: "ann@cairn.test", password: "correct horse", isOldEnough: true };
const place = { ...API_CALLS.registerEmail, body } as const;
const registerEmail = (fields: object) => ask("POST", place.path, { body: { ...body, ...fields } });

describe("register-email", () => {
  test("creates an account with its display name and returns a token that signs it in", async () => {
    const email = freshEmail();

    const reply = await registerEmail({ email });

    expect(reply.status).toBe(200);
    const { uid, token } = Object(reply.body).data;
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, displayName: "Ann Lee" });
    expect(await adminAuth.verifyIdToken(await idTokenOf(token))).toMatchObject({ uid, name: "Ann Lee" });
  });

  test("stores nothing: the student registers by choosing a stage", async () => {
    const reply = await registerEmail({ email: freshEmail() });

    expect(await stored(userPath(Object(reply.body).data.uid))).toBeNull();
  });

  test("trims name and address", async () => {
    const email = freshEmail();

    const reply = await registerEmail({ name: "  Ann Lee ", email: ` ${email} ` });

    expect(await adminAuth.getUser(Object(reply.body).data.uid)).toMatchObject({ email, displayName: "Ann Lee" });
  });

  test("refuses an address that has an account, ignoring case and spaces", async () => {
    const email = freshEmail();
    await registerEmail({ email });

    const replies = [await registerEmail({ email }), await registerEmail({ email: email.toUpperCase() })];

    for (const reply of replies) expect(reply).toMatchObject(refusal(409, "conflict", "email"));
  });

  test("creates one account when called twice at once", async () => {
    const email = freshEmail();

    const replies = await Promise.all([registerEmail({ email }), registerEmail({ email })]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ["email", "not an address"],
    ["email", "ann@"],
    ["email", ""],
    ["name", "   "],
    ["password", "granite"],
    ["password", ""],
  ])("refuses a %s of %j in plain words", async (field, value) => {
    const reply = await registerEmail({ email: freshEmail(), [field]: value });

    expect(reply).toMatchObject(refusal(400, "bad-request", field));
    expect(Object(reply.body).error.message).toMatch(/^(Enter|Use at least) /);
  });

  test("creates no account without the word that the student is 13 or older", async () => {
    const email = freshEmail();

    const replies = [
      await registerEmail({ email, isOldEnough: undefined }),
      await registerEmail({ email, isOldEnough: false }),
    ];

    for (const reply of replies) expect(reply).toMatchObject(refusal(400, "bad-request", "isOldEnough"));
    await expect(adminAuth.getUserByEmail(email)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test.each(["password", "Password", "12345678", "aaaaaaaa", "Cairn123"])(
    "refuses the common password %s",
    async (password) => {
      const reply = await registerEmail({ email: freshEmail(), password });

      expect(reply).toMatchObject(refusal(400, "bad-request", "password"));
      expect(Object(reply.body).error.message).toMatch(/easy to guess/);
    },
  );

  describeMethod(place);
  describeBody(place, { signedIn: false });
});
