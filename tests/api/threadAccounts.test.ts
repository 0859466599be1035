import { API_CALLS } from "@domain/api/apiCalls.ts";
import { describe, expect, test } from "vitest";
import { grantAdmin } from "../../emulators/seed/grantAdmin.ts";
import { newGuest } from "../support/guest.ts";
import { adminAuth, idTokenFor, newStudent } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = { ...API_CALLS.threadAccounts, body: { uids: ["one"] } } as const;

async function newAdmin(): Promise<string> {
  const eve = await newStudent({ stage: null });
  await grantAdmin(adminAuth, eve.email, true);
  return idTokenFor(eve.email, eve.password);
}

describe("thread-accounts", () => {
  test("shows an admin which addresses are confirmed", async () => {
    const [ann, bob, guest] = [await newStudent({ stage: null }), await newStudent({ stage: null }), await newGuest()];
    await adminAuth.updateUser(ann.uid, { emailVerified: true });

    const reply = await ask("POST", place.path, {
      idToken: await newAdmin(),
      body: { uids: [ann.uid, bob.uid, guest.uid, "unknown"] },
    });

    expect(reply.status).toBe(200);
    const accounts: { uid: string }[] = Object(reply.body).data;
    expect(accounts.toSorted((a, b) => a.uid.localeCompare(b.uid))).toEqual(
      [
        { uid: ann.uid, email: ann.email, isVerified: true },
        { uid: bob.uid, email: bob.email, isVerified: false },
        { uid: guest.uid, email: null, isVerified: false },
      ].toSorted((a, b) => a.uid.localeCompare(b.uid)),
    );
  });

  test("refuses a caller who is not an admin", async () => {
    const [ann, bob] = [await newStudent({ stage: "hs-10" }), await newStudent({ stage: null })];

    const reply = await ask("POST", place.path, { idToken: ann.idToken, body: { uids: [bob.uid] } });

    expect(reply).toMatchObject(refusal(403, "not-allowed"));
  });

  test.each([
    ["none", []],
    ["too many", Array(101).fill("one")],
    ["a path", ["users/one"]],
    ["no list", "one"],
  ])("refuses %s", async (_, uids) => {
    const reply = await ask("POST", place.path, { idToken: await newAdmin(), body: { uids } });

    expect(reply).toMatchObject(refusal(400, "bad-request", "uids"));
  });

  describeSignedInOnly(place);
  describeMethod(place);
});
