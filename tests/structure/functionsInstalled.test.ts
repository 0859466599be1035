import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { API_CALLS } from "@domain/apiCalls.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cutLock } from "../../emulators/deploy/cutLock.ts";
import { build } from "../../emulators/start/build.ts";
import { startFunctionInstance } from "../support/functionInstance.ts";

const ROOT = join(import.meta.dirname, "../..");
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-deployed-"));
  await Promise.all([
    build("functions", join(folder, "lib"), "production"),
    copyFile(join(ROOT, "functions/package.json"), join(folder, "package.json")),
    readFile(join(ROOT, "package-lock.json"), "utf8").then((lock) =>
      writeFile(join(folder, "package-lock.json"), JSON.stringify(cutLock(JSON.parse(lock), "functions"))),
    ),
  ]);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the functions folder, installed from its own lock file as in a deployment, answers a call", {
  timeout: 300_000,
}, async (context) => {
  const failure = await install();
  if (failure !== null && NO_NETWORK.test(failure)) context.skip("npm has no network here, so nothing was installed.");
  expect(failure).toBeNull();

  const environment = { GCLOUD_PROJECT: "demo-cairn", WEB_API_KEY: "any" };
  const instance = await startFunctionInstance(folder, { file: "./lib/index.js", name: "api" }, environment);
  try {
    const response = await fetch(instance.url + API_CALLS.getStages.path);

    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: { code: "not-signed-in", message: "Sign in first." } });
    const unreadable = await fetch(`${instance.url}/api/%E0%A4%A`);
    expect(unreadable.status).toBe(400);
    expect(await unreadable.json()).toMatchObject({ error: { code: "bad-request" } });
  } finally {
    instance.stop();
  }
});

/** What npm said when it failed; null when it did not. */
async function install(): Promise<string | null> {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["ci", "--omit=dev", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=1"];
  return promisify(execFile)(npm, args, { cwd: folder }).then(
    () => null,
    (failure: { readonly stdout: string; readonly stderr: string }) => failure.stdout + failure.stderr,
  );
}
