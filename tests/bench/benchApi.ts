import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { API_CALLS, type ApiCallName } from "../../functions/src/domain/api/apiCalls.ts";
import { REPEATABLE, type Scenario, scenarioOf, type World } from "../support/callScenarios.ts";
import type { FunctionInstance } from "../support/functionInstance.ts";
import { replay, usageOf } from "../support/operations.ts";
import { recordCalls } from "../support/recordCalls.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure, median, percentile } from "./figure.ts";
import { startOurFunction } from "./functionFolder.ts";

/** Measured calls of each kind and replays of their operations in turns, after some to warm up. */
const TIMES = 60;
const WARM_UP = 20;
const PARALLEL = [1, 10, 50] as const;
/** Calls per throughput measurement. */
const VOLLEY = 1_000;
const REPLAY = "its own reads and writes alone";

type Act = () => Promise<unknown>;

/**
 * How long each call takes in one instance, compared with the reads and writes that it makes: they are recorded once, and
 * sent again by the Admin SDK in this process, with nothing around them.
 */
export function benchApi(): Promise<readonly Figure[]> {
  return withBenchSuite("api", async (bench) => {
    const ours = await startOurFunction(bench, "api-instance");
    const app = initializeApp({ projectId: bench.suite.adminEnvironment.GCLOUD_PROJECT ?? "" }, "recorded");
    const record = recordCalls(getFirestore(app), bench.auth);
    const world = worldOf(bench);
    try {
      const figures: Figure[] = [];
      for (const name of Object.keys(API_CALLS) as ApiCallName[]) {
        figures.push(...(await compared(world, name, ours, record)));
      }
      return [...figures, ...(await throughputs(world, ours))];
    } finally {
      ours.stop();
      await deleteApp(app);
    }
  });
}

/** The median time of the call that starts every session, in milliseconds. */
export async function timeOfCheckUser(bench: BenchSuite): Promise<number> {
  const ours = await startOurFunction(bench, "check-user-instance");
  try {
    const scenario = await scenarioOf("checkUser", worldOf(bench));
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn++) times.push(await timeOf(asker("checkUser", ours, scenario)));
    return median(times);
  } finally {
    ours.stop();
  }
}

function worldOf({ db, auth, suite }: BenchSuite): World {
  return { db, auth, authHost: `127.0.0.1:${suite.ports.auth}` };
}

async function compared(
  world: World,
  name: ApiCallName,
  ours: FunctionInstance,
  record: ReturnType<typeof recordCalls>,
): Promise<readonly Figure[]> {
  const recorded = await scenarioOf(name, world);
  const operations = await record(name, recorded);
  const repeated = REPEATABLE.includes(name) ? await scenarioOf(name, world) : null;
  const times: { readonly call: number[]; readonly replay: number[] } = { call: [], replay: [] };
  for (let turn = -WARM_UP; turn < TIMES; turn++) {
    // Takes turns in who goes first, too: the second finds warmer caches.
    const order = turn % 2 === 0 ? (["call", "replay"] as const) : (["replay", "call"] as const);
    for (const what of order) {
      const scenario = repeated ?? (await scenarioOf(name, world));
      const rename = (text: string) =>
        recorded.names.reduce((renamed, before, at) => renamed.replaceAll(before, scenario.names[at] ?? before), text);
      const time = await timeOf(what === "call" ? asker(name, ours, scenario) : () => replay(operations, rename));
      if (turn >= 0) times[what].push(time);
    }
  }
  const { method, path } = API_CALLS[name];
  const call = `${method} ${path}`;
  const { reads, writes, deletes, roundTrips } = usageOf(operations);
  // A call that reads and writes nothing has nothing to compare with.
  const timed = (what: string, share: number) => {
    const time = percentile(times.call, share);
    if (operations.length === 0) return figure(`${call}, ${what}`, time, "ms");
    return figure(`${call}, ${what}`, time, "ms", REPLAY, percentile(times.replay, share));
  };
  return [
    figure(`${call}, round trips`, roundTrips, "", `${reads} reads, ${writes} writes, ${deletes} deletes`),
    timed("median", 0.5),
    timed("95th percentile", 0.95),
  ];
}

async function throughputs(world: World, ours: FunctionInstance): Promise<readonly Figure[]> {
  const scenario = await scenarioOf("dashboardUser", world);
  const { method, path } = API_CALLS.dashboardUser;
  const figures: Figure[] = [];
  for (const callers of PARALLEL) {
    const rate = await throughput(asker("dashboardUser", ours, scenario), callers);
    figures.push(figure(`${method} ${path}, one instance, ${callers} callers at once`, rate, "calls/s"));
  }
  return figures;
}

let senders = 0;

function asker(name: ApiCallName, { url }: FunctionInstance, { idToken, body, path }: Scenario): Act {
  const { method, path: usualPath } = API_CALLS[name];
  return () => request(url + (path ?? usualPath), method, idToken, body);
}

/** Each call comes from another address: the limits count by sender. */
async function request(url: string, method: string, idToken: string, body: Scenario["body"]): Promise<void> {
  senders += 1;
  const response = await fetch(url, {
    method,
    // The one call that leads elsewhere leads to a page of Hosting.
    redirect: "manual",
    headers: {
      "x-forwarded-for": `203.0.${Math.floor(senders / 250) % 250}.${senders % 250}, 151.101.1.1`,
      ...(idToken !== "" && { authorization: `Bearer ${idToken}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${response.url} answered ${response.status}: ${text}`);
}

async function timeOf(once: Act): Promise<number> {
  const began = performance.now();
  await once();
  return performance.now() - began;
}

/** Calls per second with this many callers. Each calls again as soon as it is answered. */
async function throughput(once: Act, callers: number): Promise<number> {
  let left = VOLLEY;
  const began = performance.now();
  const caller = async () => {
    while (left-- > 0) await once();
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (VOLLEY * 1_000) / (performance.now() - began);
}
