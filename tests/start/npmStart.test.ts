import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assertPortsFree } from "../../emulators/start/ports.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { freePorts, testFolder } from "../support/globalSetup.ts";
import { LONGEST } from "../support/patience.ts";
import { until } from "../support/until.ts";
import { type CairnProcess, type Ports, processesIn, startCairn, startCairnByNpm } from "./cairnProcess.ts";

const FOLDER = testFolder("start");
const WRITES = 200;
/** Each start builds the app, next to other tests. */
const STARTS_TWICE = 2 * LONGEST;

let ports: Ports;
let cairn: CairnProcess | null = null;

beforeAll(async () => {
  ports = await freePorts();
});
afterAll(async () => {
  cairn?.child.kill("SIGKILL");
  await rm(join(PROJECT_ROOT, FOLDER), { recursive: true, force: true });
});

describe("npm start", () => {
  test("names a taken port and the option that changes it", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(ports.auth, "127.0.0.1", resolve));

    const refused = startCairn(FOLDER, ports);

    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain(`Port ${ports.auth} (auth) is taken`);
    expect(refused.output()).toContain("--auth-port");
    await new Promise((resolve) => blocker.close(resolve));
  });

  test(
    "keeps every acknowledged write when it is killed while writing",
    async () => {
      cairn = startCairn(FOLDER, ports);
      await cairn.ready;
      expect(cairn.output()).toContain(`http://127.0.0.1:${ports.hosting}`);
      const inspector = `http://127.0.0.1:${ports.inspector}`;
      expect(cairn.output()).toContain(inspector);
      expect(await (await fetch(inspector)).text()).toContain("<title>Firestore inspector</title>");
      const account = await signUp("kept@cairn.test");

      const acknowledged = await writeUntilKilled(cairn);
      await cairn.exited;
      await untilFree();
      expect(acknowledged.length).toBeGreaterThan(WRITES / 4);
      expect(acknowledged.length).toBeLessThan(WRITES);

      cairn = startCairn(FOLDER, ports);
      await cairn.ready;
      const found = await Promise.all(acknowledged.map(async (id) => (await fetch(document(id), ADMIN)).status));
      expect(found.filter((status) => status !== 200)).toEqual([]);
      expect((await signIn("kept@cairn.test")).localId).toBe(account.localId);
      // A browser that was signed in before still is.
      expect(await studentOf(account)).toBe(account.localId);
    },
    STARTS_TWICE,
  );

  test("stops on SIGTERM and leaves no process or port in use", async () => {
    if (!cairn) throw new Error("The test before this one did not start Cairn.");

    cairn.child.kill("SIGTERM");

    // Exit code 1 would mean that the launcher gave up waiting for a part.
    expect(await cairn.exited).toBe(0);
    await assertPortsFree(ports);
    expect(processesIn(FOLDER)).toEqual([]);
  });

  test("stops when npm is stopped, although npm's shell drops the signal", async () => {
    cairn = startCairnByNpm(FOLDER, ports);
    await cairn.ready;

    cairn.child.kill("SIGTERM");

    await cairn.exited;
    await untilFree();
  });
});

const ADMIN = { headers: { authorization: "Bearer owner" } };

function document(id: string): string {
  return `http://127.0.0.1:${ports.firestore}/v1/projects/demo-cairn/databases/(default)/documents/crash/${id}`;
}

/** Writes documents one by one and kills all of Cairn halfway. Returns the ids of the answered writes. */
async function writeUntilKilled({ child }: CairnProcess): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  for (let n = 0; n < WRITES; n += 1) {
    if (n === WRITES / 2) child.kill("SIGKILL");
    try {
      const body = JSON.stringify({ fields: { n: { integerValue: String(n) } } });
      const response = await fetch(document(`w${n}`), { method: "PATCH", body, ...ADMIN });
      if (response.ok) acknowledged.push(`w${n}`);
    } catch {
      // Killed: no more answers.
    }
  }
  return acknowledged;
}

/** Waits until the remaining parts have noticed that their parent is gone, and have ended. */
async function untilFree(): Promise<void> {
  await until("the end of the parts", async () => {
    const areFree = await assertPortsFree(ports).then(
      () => true,
      () => false,
    );
    return areFree && processesIn(FOLDER).length === 0;
  });
}

interface Session {
  readonly localId: string;
  readonly idToken: string;
}

async function signUp(email: string): Promise<Session> {
  const session = await identity<Session>("signUp", credentials(email));
  const file = join(PROJECT_ROOT, FOLDER, "data", "accounts.json");
  await until("the account in its file", async () => (await readFile(file, "utf8").catch(() => "")).includes(email));
  return session;
}

function signIn(email: string): Promise<Session> {
  return identity<Session>("signInWithPassword", credentials(email));
}

/** The user of the session. Undefined if it has ended. */
async function studentOf({ idToken }: Session): Promise<string | undefined> {
  const { users } = await identity<{ users?: readonly { localId: string }[] }>("lookup", { idToken });
  return users?.[0]?.localId;
}

function credentials(email: string) {
  return { email, password: "a long password", returnSecureToken: true };
}

async function identity<Answer>(call: string, body: object): Promise<Answer> {
  const service = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${service}/accounts:${call}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}
