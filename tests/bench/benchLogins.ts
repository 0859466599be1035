import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "../../emulators/start/build.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { API_CALLS } from "../../functions/src/domain/apiCalls.ts";
import { startFunctionInstance } from "../support/functionInstance.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure, percentile } from "./figure.ts";

const STUDENTS = 200;
/** The students log in evenly spread over this many milliseconds. */
const LESSON = 10_000;
/** Connections of the flooding sender; each asks again as soon as it is answered. */
const FLOOD = 20;
const PASSWORD = "correct horse battery";
/** What Hosting appends after the caller's address. */
const HOSTING = "151.101.1.1";

interface Outcome {
  readonly milliseconds: number;
  readonly status: number;
}
type LogIn = (sender: string, email: string, password: string) => Promise<Outcome>;

/** What logging in takes one instance of the function when a whole school does, and while a sender floods it. */
export function benchLogins(): Promise<readonly Figure[]> {
  return withBenchSuite("logins", async (bench) => {
    const emails = Array.from({ length: STUDENTS }, (_, index) => `pupil-${index}@cairn.test`);
    for (const email of emails) await bench.auth.createUser({ email, password: PASSWORD });
    const { logIn, stop } = await startInstance(bench);
    try {
      for (const email of emails.slice(0, 10)) await logIn("192.0.2.1", email, PASSWORD);
      const quiet = await lesson(logIn, emails, ownAddress);
      const school = await lesson(logIn, emails, () => "198.51.100.1");
      const flood = startFlood(logIn);
      const flooded = await lesson(logIn, emails, ownAddress);
      const tries = await flood.end();
      const refused = [...quiet, ...school, ...flooded].filter(({ status }) => status !== 200).length;
      return [
        p95("200 logins in 10 s, one school's address, 95th percentile", school, "own addresses", quiet),
        p95("200 logins in 10 s while another sender floods, 95th percentile", flooded, "no flood", quiet),
        figure("Of these 600 logins refused", refused, ""),
        figure("Tries of the flooding sender meanwhile", tries, ""),
      ];
    } finally {
      stop();
    }
  });
}

async function startInstance({ suite }: BenchSuite): Promise<{ logIn: LogIn; stop: () => void }> {
  const folder = join(PROJECT_ROOT, ".cairn", "bench", "logins-instance");
  await rm(folder, { recursive: true, force: true });
  await build("functions", join(folder, "lib"), "production");
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const environment = { ...suite.adminEnvironment, WEB_API_KEY: "any" };
  const instance = await startFunctionInstance(folder, { file: "./lib/index.js", name: "api" }, environment);
  const logIn: LogIn = async (sender, email, password) => {
    const began = performance.now();
    const response = await fetch(instance.url + API_CALLS.loginEmail.path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `${sender}, ${HOSTING}` },
      body: JSON.stringify({ email, password }),
    });
    await response.arrayBuffer();
    return { milliseconds: performance.now() - began, status: response.status };
  };
  return { logIn, stop: () => instance.stop() };
}

const ownAddress = (index: number) => `203.0.113.${index}`;

function lesson(logIn: LogIn, emails: readonly string[], senderOf: (index: number) => string): Promise<Outcome[]> {
  return Promise.all(
    emails.map(async (email, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * LESSON) / emails.length));
      return logIn(senderOf(index), email, PASSWORD);
    }),
  );
}

/** Wrong passwords for many accounts from one address, as fast as they are answered. */
function startFlood(logIn: LogIn): { end: () => Promise<number> } {
  let tries = 0;
  let isOn = true;
  const caller = async () => {
    while (isOn) await logIn("192.0.2.66", `nobody-${tries++}@cairn.test`, "wrong horse battery");
  };
  const callers = Array.from({ length: FLOOD }, caller);
  return {
    async end() {
      isOn = false;
      await Promise.all(callers);
      return tries;
    },
  };
}

function p95(name: string, outcomes: readonly Outcome[], beside: string, others: readonly Outcome[]): Figure {
  const at = (all: readonly Outcome[]) =>
    percentile(
      all.map(({ milliseconds }) => milliseconds),
      0.95,
    );
  return figure(name, at(outcomes), "ms", beside, at(others));
}
