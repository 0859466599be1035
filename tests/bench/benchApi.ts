import { API_CALLS, type ApiCallName } from "../../functions/src/domain/api/apiCalls.ts";
import type { FunctionInstance } from "../support/functionInstance.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure, median, percentile } from "./figure.ts";
import { REPEATABLE, type Scenario, scenarioOf, type World } from "./floors/api/floorScenario.ts";
import { startFloorFunction, startOurFunction } from "./functionFolder.ts";

/** Measured calls of each kind, ours and the floor's in turns, after some to warm up. */
const TIMES = 60;
const WARM_UP = 20;
const PARALLEL = [1, 10, 50] as const;
/** Calls per throughput measurement. */
const VOLLEY = 1_000;

type Ask = () => Promise<Response>;

/**
 * How long each call takes in one instance, compared with its floor: a function that verifies the same token, makes the
 * same reads and writes with the Admin SDK, and does nothing else.
 */
export function benchApi(): Promise<readonly Figure[]> {
  return withBenchSuite("api", async (bench) => {
    const ours = await startOurFunction(bench, "api-instance");
    const floor = await startFloorFunction(bench, "api-floor");
    try {
      const figures: Figure[] = [];
      for (const name of Object.keys(API_CALLS) as ApiCallName[]) {
        figures.push(...(await compared(worldOf(bench), name, ours, floor)));
      }
      return [...figures, ...(await throughputs(worldOf(bench), ours, floor))];
    } finally {
      ours.stop();
      floor.stop();
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
  floor: FunctionInstance,
): Promise<readonly Figure[]> {
  const repeated = REPEATABLE.includes(name) ? await scenarioOf(name, world) : null;
  const times: { readonly ours: number[]; readonly floor: number[] } = { ours: [], floor: [] };
  for (let turn = -WARM_UP; turn < TIMES; turn++) {
    // Takes turns in who goes first, too: the second finds warmer caches.
    const order = turn % 2 === 0 ? (["ours", "floor"] as const) : (["floor", "ours"] as const);
    for (const who of order) {
      const scenario = repeated ?? (await scenarioOf(name, world));
      const time = await timeOf(who === "ours" ? asker(name, ours, scenario) : floorAsker(name, floor, scenario));
      if (turn >= 0) times[who].push(time);
    }
  }
  const { method, path } = API_CALLS[name];
  return (
    [
      ["median", 0.5],
      ["95th percentile", 0.95],
    ] as const
  ).map(([what, share]) =>
    figure(
      `${method} ${path}, ${what}`,
      percentile(times.ours, share),
      "ms",
      "its floor",
      percentile(times.floor, share),
    ),
  );
}

async function throughputs(world: World, ours: FunctionInstance, floor: FunctionInstance): Promise<readonly Figure[]> {
  const scenario = await scenarioOf("dashboardUser", world);
  const { method, path } = API_CALLS.dashboardUser;
  const figures: Figure[] = [];
  for (const callers of PARALLEL) {
    const most = await throughput(floorAsker("dashboardUser", floor, scenario), callers);
    const rate = await throughput(asker("dashboardUser", ours, scenario), callers);
    figures.push(
      figure(`${method} ${path}, one instance, ${callers} callers at once`, rate, "calls/s", "its floor", most),
    );
  }
  return figures;
}

let senders = 0;

function asker(name: ApiCallName, { url }: FunctionInstance, { idToken, body, path }: Scenario): Ask {
  const { method, path: usualPath } = API_CALLS[name];
  return () => request(url + (path ?? usualPath), method, idToken, body);
}

/** The floor of a call is at its name, takes a body even where ours takes none, and ignores the method. */
function floorAsker(name: ApiCallName, { url }: FunctionInstance, { idToken, body, floorOnly }: Scenario): Ask {
  return () => request(`${url}/${name}`, "POST", idToken, { ...body, ...floorOnly });
}

/** Each call comes from another address: the limits count by sender. */
function request(url: string, method: string, idToken: string, body: Scenario["body"]): Promise<Response> {
  senders += 1;
  return fetch(url, {
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
}

async function timeOf(once: Ask): Promise<number> {
  const began = performance.now();
  const response = await once();
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${response.url} answered ${response.status}: ${text}`);
  return performance.now() - began;
}

/** Calls per second with this many callers. Each calls again as soon as it is answered. */
async function throughput(once: Ask, callers: number): Promise<number> {
  let left = VOLLEY;
  const began = performance.now();
  const caller = async () => {
    while (left-- > 0) await timeOf(once);
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (VOLLEY * 1_000) / (performance.now() - began);
}
