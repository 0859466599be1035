import { API_CALLS } from "../../functions/src/domain/api/apiCalls.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure, percentile } from "./figure.ts";
import { startOurFunction } from "./functionFolder.ts";

const STUDENTS = 200;
/** The logins are spread evenly over this many milliseconds. */
const LESSON = 10_000;
/** Tries per second by the flooding sender. */
const FLOOD = 50;
/** Rounds with and without a flood alternate, so other work of the machine affects both. */
const ROUNDS = 3;
const PASSWORD = "correct horse battery";
/** The address that Hosting appends after the caller's. */
const HOSTING = "151.101.1.1";

interface Outcome {
  readonly milliseconds: number;
  readonly status: number;
}
type LogIn = (sender: string, email: string, password: string) => Promise<Outcome>;

/** Login times on one instance while a whole school logs in, and while a sender floods it. */
export function benchLogins(): Promise<readonly Figure[]> {
  return withBenchSuite("logins", async (bench) => {
    const emails = Array.from({ length: STUDENTS }, (_, index) => `pupil-${index}@cairn.test`);
    for (const email of emails) await bench.auth.createUser({ email, password: PASSWORD });
    const { logIn, stop } = await startInstance(bench);
    try {
      for (const email of emails.slice(0, 10)) await logIn("192.0.2.1", email, PASSWORD);
      const school = await lesson(logIn, emails, () => "198.51.100.1");
      const quiet: Outcome[] = [];
      const flooded: Outcome[] = [];
      let tries = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        quiet.push(...(await lesson(logIn, emails, ownAddress)));
        const flood = startFlood(logIn, `192.0.2.${66 + round}`);
        flooded.push(...(await lesson(logIn, emails, ownAddress)));
        tries += await flood.end();
      }
      const refused = [...quiet, ...school, ...flooded].filter(({ status }) => status !== 200).length;
      return [
        p95("200 logins in 10 s, one school's address, 95th percentile", school, "own addresses", quiet),
        p95(
          "200 logins in 10 s while another sender tries 50 passwords a second, 95th percentile",
          flooded,
          "no flood",
          quiet,
        ),
        figure("Of all these logins refused", refused, ""),
        figure("Tries of the flooding senders meanwhile", tries, ""),
      ];
    } finally {
      stop();
    }
  });
}

async function startInstance(bench: BenchSuite): Promise<{ logIn: LogIn; stop: () => void }> {
  const instance = await startOurFunction(bench, "logins-instance");
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

/** Sends wrong passwords for many accounts from one address, at a steady rate without waiting for answers. */
function startFlood(logIn: LogIn, sender: string): { end: () => Promise<number> } {
  const tries: Promise<Outcome>[] = [];
  const timer = setInterval(() => {
    tries.push(logIn(sender, `flood-${sender}-${tries.length}@cairn.test`, "wrong horse battery"));
  }, 1_000 / FLOOD);
  return {
    async end() {
      clearInterval(timer);
      return (await Promise.all(tries)).length;
    },
  };
}

function p95(name: string, outcomes: readonly Outcome[], comparedWith: string, others: readonly Outcome[]): Figure {
  const at = (all: readonly Outcome[]) =>
    percentile(
      all.map(({ milliseconds }) => milliseconds),
      0.95,
    );
  return figure(name, at(outcomes), "ms", comparedWith, at(others));
}
