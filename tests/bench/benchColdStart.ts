import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../emulators/start/ports.ts";
import { API_CALLS } from "../../functions/src/domain/api/apiCalls.ts";
import { nodePath, prepareRuntime, spawnFunction } from "../rehearsal/cloudRuntime.ts";
import { scenarioOf } from "../support/callScenarios.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure, median } from "./figure.ts";
import { newFolder, ourFolder } from "./functionFolder.ts";

const TIMES = 15;
/** What any function on the same services imports. */
const SDKS = ["admin/app", "admin/auth", "admin/firestore", "functions/https"];

/**
 * The start of an instance on the cloud's Node.js: how long importing the function takes, compared with the SDKs alone,
 * loaded from their packages; and how long it takes from the start of the process to the first answer.
 */
export function benchColdStart(): Promise<readonly Figure[]> {
  return withBenchSuite("coldstart", async (bench) => {
    prepareRuntime();
    const ours = await ourFolder("cold-ours");
    const sdks = await newFolder("cold-sdks");
    await writeFile(join(sdks, "index.mjs"), SDKS.map((name) => `import "firebase-${name}";\n`).join(""));
    const { idToken } = await scenarioOf("checkUser", {
      ...bench,
      authHost: `127.0.0.1:${bench.suite.ports.auth}`,
    });

    const imports = { ours: [] as Loading[], sdks: [] as Loading[] };
    const answers: number[] = [];
    for (let turn = 0; turn < TIMES; turn++) {
      imports.sdks.push(await loadingOf(join(sdks, "index.mjs")));
      imports.ours.push(await loadingOf(join(ours, "lib/index.js")));
      answers.push(await firstAnswer(bench, ours, idToken));
    }
    const of = (name: string, what: keyof Loading) =>
      figure(
        name,
        median(imports.ours.map((loading) => loading[what])),
        "ms",
        "the SDKs alone",
        median(imports.sdks.map((loading) => loading[what])),
      );
    return [
      of("Import of the function, median", "wall"),
      of("The same, processor time", "processor"),
      figure("Start of the process to the first answer of check-user, median", median(answers), "ms"),
    ];
  });
}

/** Milliseconds. `processor`: user and system, including the start of Node.js. */
interface Loading {
  readonly wall: number;
  readonly processor: number;
}

async function loadingOf(file: string): Promise<Loading> {
  const script = `const began = performance.now();
    import(${JSON.stringify(file)}).then(() => {
      const wall = performance.now() - began;
      const { userCPUTime, systemCPUTime } = process.resourceUsage();
      console.log(JSON.stringify({ wall, processor: (userCPUTime + systemCPUTime) / 1_000 }));
      process.exit();
    });`;
  const env = { ...process.env, GCLOUD_PROJECT: "demo-cairn", METADATA_SERVER_DETECTION: "none" };
  const { stdout } = await promisify(execFile)(nodePath(), ["-e", script], { env });
  return JSON.parse(stdout) as Loading;
}

/** From the start of the process to the answer to its first call, in milliseconds. */
async function firstAnswer({ suite }: BenchSuite, folder: string, idToken: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawnFunction(folder, "api", port, { ...suite.adminEnvironment, WEB_API_KEY: "any" });
  let log = "";
  child.stdout.resume();
  child.stderr.on("data", (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}${API_CALLS.checkUser.path}`, {
        headers: { authorization: `Bearer ${idToken}` },
      }).catch(() => null);
      if (response?.ok) {
        await response.arrayBuffer();
        return performance.now() - began;
      }
      if (response || child.exitCode !== null) throw new Error(`check-user answered ${response?.status}:\n${log}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  } finally {
    child.kill();
    await ended;
  }
}
