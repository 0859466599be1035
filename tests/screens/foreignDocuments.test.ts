import { type SdkPages, serveSdkPages } from "@cairn/firestore-emulator/sdkPages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumLaunch } from "../support/chromiumLaunch.ts";
import { newStudent, type Student, stored, suite } from "../support/suite.ts";

let pages: SdkPages;
beforeAll(async () => {
  pages = await serveSdkPages(chromiumLaunch);
});
afterAll(() => pages.stop());

const DOCUMENTS = `http://${suite.firestoreHost}/v1/projects/${suite.projectId}/databases/(default)/documents`;

/** Sends one request to the REST API, as anyone with a token could. */
async function rest(student: Student | null, method: string, path: string, fields?: object): Promise<number> {
  const response = await fetch(`${DOCUMENTS}/${path}`, {
    method,
    headers: student ? { authorization: `Bearer ${student.idToken}` } : {},
    ...(fields && { body: JSON.stringify({ fields }) }),
  });
  await response.arrayBuffer();
  return response.status;
}

describe("another student's documents", () => {
  test("cannot be read or written over REST", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const bob = await newStudent({ stage: "hs-10" });
    const name = { display_name: { stringValue: "Bob was here" } };
    const mask = "?updateMask.fieldPaths=display_name";

    expect(await rest(ann, "GET", `users/${ann.uid}`)).toBe(200);
    expect(await rest(bob, "GET", `users/${ann.uid}`)).toBe(403);
    expect(await rest(null, "GET", `users/${ann.uid}`)).toBe(403);
    expect(await rest(bob, "GET", `users/${ann.uid}/checklists/hs-10`)).toBe(403);
    expect(await rest(bob, "GET", "users")).toBe(403);

    expect(await rest(ann, "PATCH", `users/${ann.uid}${mask}`, name)).toBe(200);
    expect(await rest(bob, "PATCH", `users/${ann.uid}${mask}`, name)).toBe(403);
    expect(await rest(bob, "DELETE", `users/${ann.uid}`)).toBe(403);
  });

  test("cannot be read or written with the web SDK in a browser", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const bob = await newStudent({ stage: "hs-10" });
    const page = await pages.open();

    const codes = await page.evaluate(
      async ({ projectId, host, port, sub, own, foreign }) => {
        const { initializeApp, initializeFirestore, connectFirestoreEmulator, doc, getDoc, updateDoc } = window.sdk;
        window.db = initializeFirestore(initializeApp({ projectId, apiKey: "any" }), {});
        connectFirestoreEmulator(window.db, host, port, { mockUserToken: { sub } });
        const code = (asked: Promise<unknown>) =>
          asked.then(
            () => "allowed",
            (error: { code: string }) => error.code,
          );
        return {
          ownRead: await code(getDoc(doc(window.db, own))),
          ownWrite: await code(updateDoc(doc(window.db, own), { display_name: "Bob" })),
          foreignRead: await code(getDoc(doc(window.db, foreign))),
          foreignWrite: await code(updateDoc(doc(window.db, foreign), { display_name: "Bob" })),
        };
      },
      {
        projectId: suite.projectId,
        host: "127.0.0.1",
        port: Number(suite.firestoreHost.split(":")[1]),
        sub: bob.uid,
        own: `users/${bob.uid}`,
        foreign: `users/${ann.uid}`,
      },
    );

    expect(codes).toEqual({
      ownRead: "allowed",
      ownWrite: "allowed",
      foreignRead: "permission-denied",
      foreignWrite: "permission-denied",
    });
    expect(await stored(`users/${ann.uid}`)).toMatchObject({ display_name: "Ann Lee" });
  });

  test("do not change if a student tries to write a stage directly", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const stage = { current_stage: { stringValue: "hs-12" } };

    expect(await rest(ann, "PATCH", `users/${ann.uid}?updateMask.fieldPaths=current_stage`, stage)).toBe(403);

    expect(await stored(`users/${ann.uid}`)).toMatchObject({ current_stage: "hs-10" });
  });
});
