import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "../../emulators/start/build.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { API_CALLS, type ApiCallName } from "../../functions/src/domain/api/apiCalls.ts";
import { startFunctionInstance } from "../support/functionInstance.ts";
import { startBareFunction, writeBareFunction } from "./bareFunction.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure, median, percentile } from "./figure.ts";
import { DAILY } from "./screens.ts";

/** Calls of each kind, one after the other. Kinds that use up a student make fewer. */
const TIMES = 60;
const STUDENTS = 25;
const PARALLEL = [1, 10, 50] as const;
/** Calls per throughput measurement. */
const VOLLEY = 1_000;

type Ask = () => Promise<Response>;

/** How long each call takes, compared with a function that answers at once in the same kind of emulator. */
export function benchApi(): Promise<readonly Figure[]> {
  return withBenchSuite("api", async (bench) => {
    const { ask: bare, stop } = await startBareFunction();
    const figures: Figure[] = [];
    for (const [name, asks] of await callsOf(bench)) {
      const [ours, least] = await timesOf(asks, bare);
      for (const [what, share] of [
        ["median", 0.5],
        ["95th percentile", 0.95],
      ] as const) {
        const { method, path } = API_CALLS[name];
        const value = percentile(ours, share);
        figures.push(figure(`${method} ${path}, ${what}`, value, "ms", "a bare function", percentile(least, share)));
      }
    }
    await stop();
    return [...figures, ...(await throughputs(bench))];
  });
}

/** A single instance, as in the cloud. The emulator would start a process for each parallel call. */
async function throughputs(bench: BenchSuite): Promise<readonly Figure[]> {
  const folder = join(PROJECT_ROOT, ".cairn", "bench", "instance");
  await rm(folder, { recursive: true, force: true });
  await build("functions", join(folder, "lib"), "production");
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeBareFunction(join(folder, "bare.js"));
  const environment = { ...bench.suite.adminEnvironment, WEB_API_KEY: "any" };
  const ours = await startFunctionInstance(folder, { file: "./lib/index.js", name: "api" }, environment);
  const least = await startFunctionInstance(folder, { file: "./bare.js", name: "bare" }, {});
  const token = await tokenOf(bench, DAILY.email, DAILY.password);
  const { path } = API_CALLS.dashboardUser;
  const read = () => fetch(ours.url + path, { headers: { authorization: `Bearer ${token}` } });
  const bare = () => fetch(`${least.url}/bare`);
  try {
    const figures: Figure[] = [];
    for (const callers of PARALLEL) {
      const name = `GET ${path}, one instance, ${callers} callers at once`;
      const most = await throughput(bare, callers);
      figures.push(figure(name, await throughput(read, callers), "calls/s", "a bare function", most));
    }
    return figures;
  } finally {
    ours.stop();
    least.stop();
  }
}

/** The median time of the call that starts every session, in milliseconds. */
export async function timeOfCheckUser(bench: BenchSuite): Promise<number> {
  const [askCheckUser] = await readsOf(bench, "checkUser");
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn++) times.push(await timeOf(askCheckUser));
  return median(times);
}

async function callsOf(bench: BenchSuite): Promise<readonly (readonly [ApiCallName, readonly Ask[]])[]> {
  const reading: readonly ApiCallName[] = ["checkUser", "getStages", "dashboardUser", "checklistItems"];
  const reads = await Promise.all(reading.map(async (name) => [name, await readsOf(bench, name)] as const));
  const tokens = await newStudents(bench);
  const asAll = (name: ApiCallName, bodyOf?: (index: number) => object) =>
    [name, tokens.map((token, index) => () => ask(bench, name, token, bodyOf?.(index)))] as const;
  return [
    ...reads,
    asAll("register", () => ({ stageId: "pm-junior", isOldEnough: true })),
    asAll("changeStage", (index) => ({ newStageId: index % 2 === 0 ? "pm-senior" : "pm-sophomore" })),
    asAll("deleteUser"),
  ];
}

async function readsOf(bench: BenchSuite, name: ApiCallName = "dashboardUser"): Promise<[Ask, ...Ask[]]> {
  const token = await tokenOf(bench, DAILY.email, DAILY.password);
  const once = () => ask(bench, name, token);
  return [once, ...Array.from({ length: TIMES - 1 }, () => once)];
}

async function newStudents(bench: BenchSuite): Promise<readonly string[]> {
  const emails = Array.from({ length: STUDENTS }, (_, index) => `bench-${index}@cairn.test`);
  const password = "correct horse battery";
  for (const email of emails) await bench.auth.createUser({ email, password, displayName: "Ann Lee" });
  return Promise.all(emails.map((email) => tokenOf(bench, email, password)));
}

async function tokenOf({ suite }: BenchSuite, email: string, password: string): Promise<string> {
  const address = `http://127.0.0.1:${suite.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const response = await fetch(`${address}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

function ask({ functionsURL }: BenchSuite, name: ApiCallName, token: string, body?: object): Promise<Response> {
  const { method, path } = API_CALLS[name];
  return fetch(`${functionsURL}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Measures our calls and as many bare ones in turns, after a few calls to warm up. */
async function timesOf(asks: readonly Ask[], bare: Ask): Promise<readonly [number[], number[]]> {
  for (let turn = 0; turn < 5; turn++) await timeOf(bare);
  const ours: number[] = [];
  const least: number[] = [];
  for (const once of asks) {
    ours.push(await timeOf(once));
    least.push(await timeOf(bare));
  }
  return [ours, least];
}

async function timeOf(once: Ask): Promise<number> {
  const began = performance.now();
  const response = await once();
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
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
