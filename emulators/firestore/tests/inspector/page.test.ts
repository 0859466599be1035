import { deleteApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, doc, type Firestore, getFirestore, setDoc, Timestamp } from "firebase/firestore";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";
import { chromiumLaunch } from "../sdk/support/chromium.ts";

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{document=**} {
      allow read;
      allow write: if request.resource.data.size() < 5;
    }
  }
}`;

let browser: Browser;
let emulator: RunningFirestore;
let db: Firestore;
let page: Page;
/** What the browser wrote to its console. */
let complaints: string[];

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch);
});
afterAll(() => browser.close());

beforeEach(async () => {
  const rules = { source, fileName: "firestore.rules" };
  emulator = await startFirestore({ port: 0, dataFile: null, rules, inspectorPort: 0 });
  db = getFirestore(initializeApp({ projectId: "demo-page" }, "page"));
  connectFirestoreEmulator(db, emulator.host, emulator.port, { mockUserToken: { sub: "ann" } });
  page = await (await browser.newContext()).newPage();
  complaints = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
});
afterEach(async () => {
  await page.context().close();
  await deleteApp(db.app);
  await emulator.stop();
});

test("a document that was just written shows by itself, typed, and changes with it", async () => {
  await page.goto(emulator.inspectorUrl ?? "");
  await page.getByText("There are no documents yet.").waitFor();

  const content = { name: "<b>Ann</b>", age: 17, seen: Timestamp.fromMillis(0), tags: ["a", null] };
  await setDoc(doc(db, "users/ann/notes/first"), content);
  await page.getByRole("button", { name: "Unfold users", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Unfold users/ann", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Unfold users/ann/notes", exact: true }).press("Enter");
  await page.getByRole("link", { name: "first" }).press("Enter");

  const shown = page.getByLabel("Selected path");
  await shown.getByText('"<b>Ann</b>"').waitFor();
  expect(await shown.getByRole("listitem").filter({ hasText: "age" }).innerText()).toMatch(/age\s+integer\s+17/);
  expect(await shown.innerText()).toMatch(/seen\s+timestamp\s+1970-01-01T00:00:00.000000Z/);
  expect(await shown.innerText()).toMatch(/tags\s+array\s+2 entries/);

  await setDoc(doc(db, "users/ann/notes/first"), { age: 18 });
  await shown.getByText("18", { exact: true }).waitFor();

  // The address names the document, so a reload and the way back lead to it.
  await page.reload();
  await shown.getByText("18", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test("the filter finds documents by a part of their path", async () => {
  await setDoc(doc(db, "users/ann"), { n: 1 });
  await setDoc(doc(db, "users/bob"), { n: 2 });
  await page.goto(emulator.inspectorUrl ?? "");

  await page.getByLabel("Path or uid").fill("BOB");

  await page.getByText("1 document found.").waitFor();
  await page.getByRole("link", { name: "users/bob" }).click();
  await page.getByLabel("Selected path").getByText("2", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test("a refused write shows as it comes, with the rule's line, expression and cost", async () => {
  await page.goto(`${emulator.inspectorUrl}/#/requests`);
  await page.getByText("0 of 0 shown").waitFor();

  await setDoc(doc(db, "users/ann"), { n: 1 });
  await expect(setDoc(doc(db, "users/ann"), { a: 1, b: 2, c: 3, d: 4, e: 5 })).rejects.toThrow();
  await page.getByLabel("Only refused").check();

  await page.getByText("1 of 2 shown").waitFor();
  await page.getByText("PERMISSION_DENIED", { exact: true }).click();
  await page.getByText("firestore.rules:6").waitFor();
  await page.getByText("request.resource.data.size() < 5").waitFor();
  await page.getByText("7 of 1000 (0.7 %)").waitFor();
  expect(complaints).toEqual([]);
});

test("pausing holds new requests back until it ends", async () => {
  await page.goto(`${emulator.inspectorUrl}/#/requests`);
  await page.getByRole("button", { name: "Pause" }).click();

  await setDoc(doc(db, "users/ann"), { n: 1 });

  await page.getByText("0 of 0 shown, 1 held back").waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("1 of 1 shown").waitFor();
});
