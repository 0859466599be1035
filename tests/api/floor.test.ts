import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type RunningFirestore, startFirestore } from "@cairn/firestore-emulator";
import { API_CALLS, type ApiCallName } from "@domain/api/apiCalls.ts";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedContent } from "../../emulators/seed/seedContent.ts";
import { freePort } from "../../emulators/start/ports.ts";
import { AttemptCounts, ONE_DAY } from "../../functions/src/data/AttemptCounts.ts";
import { type FloorBody, floorCalls } from "../bench/floors/api/floorCalls.ts";
import { type Scenario, scenarioOf, type World } from "../bench/floors/api/floorScenario.ts";
import { adminAuth, suite } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";

/** Node announces the requests of `node:http` and of `fetch`. Firestore's gRPC uses neither. */
const CHANNELS = ["http.client.request.start", "undici:request:create"];

const app = initializeApp({ projectId: suite.projectId }, "floor");
let firestore: RunningFirestore;
let world: World;

// The suite's Firestore runs in another process, so its counts are out of reach.
beforeAll(async () => {
  firestore = await startFirestore({ port: await freePort(), dataFile: null });
  const suiteHost = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${firestore.port}`;
  const db = getFirestore(app);
  if (suiteHost === undefined) delete process.env.FIRESTORE_EMULATOR_HOST;
  else process.env.FIRESTORE_EMULATOR_HOST = suiteHost;
  world = { db, auth: adminAuth, authHost: suite.authHost };
  await seedContent(db);
});
afterAll(async () => {
  await deleteApp(app);
  await firestore.stop();
});

test.each(Object.keys(API_CALLS) as ApiCallName[])(
  "%s and its floor in the benchmark make the same reads, writes and account requests",
  async (name) => {
    const ours = await usageOf(await scenarioOf(name, world), (scenario) => callOurs(name, scenario));
    const least = await usageOf(await scenarioOf(name, world), (scenario) => callFloor(name, scenario));

    expect(least).toEqual(ours);
  },
);

async function callOurs(name: ApiCallName, { idToken, body, path = API_CALLS[name].path }: Scenario): Promise<void> {
  const { db } = world;
  const { pathname, searchParams } = new URL(path, "http://cairn.test");
  const { status } = await answerHere(
    {
      method: API_CALLS[name].method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      authorization: `Bearer ${idToken}`,
      body,
    },
    {
      db,
      attempts: new AttemptCounts(db, () => undefined),
      dailyAttempts: new AttemptCounts(db, () => undefined, ONE_DAY),
    },
  );
  expect(status).toBeLessThan(400);
}

async function callFloor(name: ApiCallName, { idToken, body, floorOnly }: Scenario): Promise<void> {
  const { db, auth } = world;
  // Each call has the fields that its floor uses.
  const fields = { ...body, ...floorOnly } as unknown as FloorBody;
  await floorCalls[name]({ db, auth, token: idToken, body: fields, device: "device" });
}

/** What the servers have read, written and deleted, and how often they asked about accounts. */
async function usageOf(scenario: Scenario, call: (scenario: Scenario) => Promise<void>) {
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  const before = firestore.usage().servers;
  for (const channel of CHANNELS) subscribe(channel, count);
  try {
    await call(scenario);
  } finally {
    for (const channel of CHANNELS) unsubscribe(channel, count);
  }
  const { reads, writes, deletes } = firestore.usage().servers;
  return {
    reads: reads - before.reads,
    writes: writes - before.writes,
    deletes: deletes - before.deletes,
    requests,
  };
}
