import { API_CALLS } from "@domain/apiCalls.ts";
import { checklistPath, userPath } from "@domain/paths.ts";
import { describe, expect, test } from "vitest";
import { adminAuth, adminDb, newStudent, stored } from "../support/suite.ts";
import { ask } from "./ask.ts";
import { describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = API_CALLS.deleteUser;

describe("delete-user", () => {
  test("removes the student's documents, then the login, and counts the documents", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await adminDb.doc(`${userPath(ann.uid)}/journals/first/pages/one`).set({ text: "Dear diary" });

    const reply = await ask("DELETE", place.path, { idToken: ann.idToken });

    expect(reply).toMatchObject({ status: 200, body: { data: { documents: 4 } } });
    expect(await stored(userPath(ann.uid))).toBeNull();
    expect(await stored(checklistPath(ann.uid, "hs-10"))).toBeNull();
    expect(await stored(`${userPath(ann.uid)}/journals/first/pages/one`)).toBeNull();
    await expect(adminAuth.getUser(ann.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("leaves every other student alone", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const bob = await newStudent({ stage: "hs-10" });

    await ask("DELETE", place.path, { idToken: ann.idToken });

    expect(await stored(userPath(bob.uid))).not.toBeNull();
    expect(await stored(checklistPath(bob.uid, "hs-10"))).not.toBeNull();
  });

  test("removes the login of whoever is not registered", async () => {
    const ann = await newStudent({ stage: null });

    const reply = await ask("DELETE", place.path, { idToken: ann.idToken });

    expect(reply).toMatchObject({ status: 200, body: { data: { documents: 0 } } });
    await expect(adminAuth.getUser(ann.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("a second time is refused", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await ask("DELETE", place.path, { idToken: ann.idToken });

    const reply = await ask("DELETE", place.path, { idToken: ann.idToken });

    expect(reply.status).toBe(401);
  });

  test("two at once remove the student, and neither fails on our side", async () => {
    const ann = await newStudent({ stage: "hs-10" });

    const replies = await Promise.all([
      ask("DELETE", place.path, { idToken: ann.idToken }),
      ask("DELETE", place.path, { idToken: ann.idToken }),
    ]);

    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([200, 401, 404]).toContain(statuses[1]);
    expect(await stored(userPath(ann.uid))).toBeNull();
  });

  describeSignedInOnly(place);
  describeMethod(place);
});
