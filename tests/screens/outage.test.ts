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
  const task = list.getByRole("checkbox", { name: OWN_TASK });
  await task.waitFor();

  await suite.stopFirestore();
  await task.click();
  await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
  await page.keyboard.type("Written while the server was away");
  await page.keyboard.press("Enter");
  await list.getByRole("checkbox", { name: "Written while the server was away" }).waitFor();
  await page.getByText("Cairn cannot be reached. 2 changes are kept on this device and will sync.").waitFor();
  expect(await task.isChecked()).toBe(true);

  await suite.startFirestore();
  await page.getByText("Cairn cannot be reached.").waitFor({ state: "hidden", timeout: 60_000 });
  await expect.poll(() => storedRow(OWN_TASK)).toMatchObject({ status: { stringValue: "Completed" } });
  await expect
    .poll(() => storedRow("Written while the server was away"))
    .toMatchObject({ origin: { stringValue: "own" } });
});

/** Kills the processes that run this suite's functions, like a crash. Finds them by their folder. */
async function killFunctions(): Promise<number> {
  const folder = join(suite.folder, "functions");
  const processes = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const owners = await Promise.all(processes.map((id) => readlink(`/proc/${id}/cwd`).catch(() => null)));
  const own = processes.filter((_, index) => owners[index] === folder);
  for (const id of own) process.kill(Number(id), "SIGKILL");
  return own.length;
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

async function documentsOfDaniel(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${suite.ports.firestore}/emulator/v1/projects/demo-cairn:documents`, {
    headers: { authorization: "Bearer owner" },
  });
  return response.text();
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
    expect(await documentsOfDaniel()).toContain("users/demo-daniel/");

    const statuses: number[] = [];
    void ask().then(({ status }) => statuses.push(status));
    // A process from before may die first, and another one take the request. So each one dies until there is an answer.
    await expect.poll(() => killFunctions().then(() => statuses.length), { interval: 5 }).toBe(1);
    expect(statuses[0]).toBeGreaterThanOrEqual(500);
    expect((await ask()).status).toBe(200);

    expect(await documentsOfDaniel()).not.toContain("demo-daniel");
    const again = await ask();
    expect(again.status).toBe(401);
  },
);
