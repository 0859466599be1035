import { readdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedSuite } from "../../emulators/seed/seedSuite.ts";
import { type Suite, startSuite } from "../../emulators/start/suite.ts";
import { expectComplaints, logIn, newPage, useBrowser } from "../support/browser.ts";
import { endSuite, freePorts, testFolder } from "../support/globalSetup.ts";

const MAYA = { email: "maya@cairn.test", password: "cairn-demo" };
const OWN_TASK = "Ask Ms. Rivera about the January hospital volunteer group";

useBrowser();

// A separate suite: Firestore cannot be stopped while other tests use it.
let suite: Suite;
beforeAll(async () => {
  suite = await startSuite({
    folder: testFolder("outage"),
    ports: await freePorts(),
    hosting: true,
    fresh: true,
    firestore: "embedded",
    report: () => undefined,
  });
  await seedSuite(suite.adminEnvironment);
});
afterAll(() => endSuite(suite));

async function storedRow(name: string): Promise<Record<string, { stringValue?: string }> | undefined> {
  const response = await fetch(
    `http://127.0.0.1:${suite.ports.firestore}/v1/projects/demo-cairn/databases/(default)/documents/users/demo-maya/checklists/hs-11`,
    { headers: { authorization: "Bearer owner" } },
  );
  const { fields } = (await response.json()) as {
    fields: {
      items: {
        mapValue: { fields: Record<string, { mapValue: { fields: Record<string, { stringValue?: string }> } }> };
      };
    };
  };
  return Object.values(fields.items.mapValue.fields)
    .map(({ mapValue }) => mapValue.fields)
    .find(({ checklist_item_name }) => checklist_item_name?.stringValue === name);
}

test("a Firestore outage is reported, and no change is lost", async () => {
  const page = await newPage({ baseURL: `http://127.0.0.1:${suite.ports.hosting}` });
  expectComplaints(page, /Failed to load resource|WebChannelConnection|Could not reach Cloud Firestore|net::ERR/);
  await page.goto("/auth");
  await logIn(page, MAYA);
  const list = page.getByRole("region", { name: "Current Year's Checklist" });
  const task = list.getByRole("checkbox", { name: OWN_TASK, includeHidden: true });
  await task.waitFor();

  await suite.stopFirestore();
  await task.click();
  await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
  await page.keyboard.type("Written while the server was away");
  await page.keyboard.press("Enter");
  await list.getByRole("checkbox", { name: "Written while the server was away" }).waitFor();
  await page.getByText("Cairn cannot be reached. 2 changes wait on this device to be sent.").waitFor();
  expect(await task.isChecked()).toBe(true);

  await suite.startFirestore();
  await page.getByText("Cairn cannot be reached.").waitFor({ state: "hidden", timeout: 60_000 });
  await expect.poll(() => storedRow(OWN_TASK)).toMatchObject({ status: { stringValue: "Completed" } });
  await expect
    .poll(() => storedRow("Written while the server was away"))
    .toMatchObject({ origin: { stringValue: "own" } });
});

/** Kills the processes that run this suite's functions, like a crash. Finds them by their folder. */
async function killFunctions(): Promise<void> {
  const folder = join(suite.folder, "functions");
  const processes = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const owners = await Promise.all(processes.map((id) => readlink(`/proc/${id}/cwd`).catch(() => null)));
  const own = processes.filter((_, index) => owners[index] === folder);
  for (const id of own) process.kill(Number(id), "SIGKILL");
}

async function idTokenOfDaniel(): Promise<string> {
  const address = `http://127.0.0.1:${suite.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const body = JSON.stringify({ email: "daniel@cairn.test", password: "cairn-demo", returnSecureToken: true });
  const headers = { "content-type": "application/json" };
  const { idToken } = (await (await fetch(`${address}?key=any`, { method: "POST", headers, body })).json()) as {
    idToken: string;
  };
  return idToken;
}

/** How many documents Daniel has. */
async function documentsOfDaniel(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${suite.ports.firestore}/emulator/v1/projects/demo-cairn:documents`, {
    headers: { authorization: "Bearer owner" },
  });
  return (await response.text()).split("users/demo-daniel/").length - 1;
}

/** Calls a method of Firestore's REST interface as an administrator. */
async function askFirestore(method: "batchGet" | "rollback", body: object): Promise<Response> {
  const database = `http://127.0.0.1:${suite.ports.firestore}/v1/projects/demo-cairn/databases/(default)`;
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  return fetch(`${database}/documents:${method}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * Runs `act` while a transaction keeps Daniel's user document from being deleted. His other documents are deleted
 * before it.
 */
async function withLockedUser(act: () => Promise<void>): Promise<void> {
  const documents = ["projects/demo-cairn/databases/(default)/documents/users/demo-daniel"];
  const read = await askFirestore("batchGet", { documents, newTransaction: { readWrite: {} } });
  const [{ transaction }] = (await read.json()) as [{ transaction: string }];
  await act();
  expect((await askFirestore("rollback", { transaction })).status).toBe(200);
}

test.runIf(process.platform === "linux")(
  "a deletion whose function was killed is completed by a second call",
  async () => {
    const idToken = await idTokenOfDaniel();
    const { method, path } = API_CALLS.deleteUser;
    const ask = () =>
      fetch(`http://127.0.0.1:${suite.ports.hosting}${path}`, {
        method,
        headers: { authorization: `Bearer ${idToken}` },
      });
    const before = await documentsOfDaniel();
    expect(before).toBeGreaterThan(0);

    await withLockedUser(async () => {
      const answer = ask();
      await expect.poll(documentsOfDaniel).toBeLessThan(before);
      await killFunctions();
      expect((await answer).status).toBeGreaterThanOrEqual(500);
    });
    expect((await ask()).status).toBe(200);

    expect(await documentsOfDaniel()).toBe(0);
    expect((await ask()).status).toBe(401);
  },
);
