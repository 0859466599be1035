import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "../../emulators/start/ports.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { untilAnswering } from "../support/until.ts";

/** npm's packages of the Node.js binary are named by platform. */
const NODE = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
/**
 * What Cloud Run functions provide: the runtime in firebase.json, and the server that Google's Node.js buildpack adds.
 * Kept below .cairn, because only the rehearsal needs these 130 MB.
 */
const RUNTIME = { [NODE]: "22.23.3", "@google-cloud/functions-framework": "5.0.5" };
const FOLDER = join(PROJECT_ROOT, ".cairn", "cloud-runtime");
const NPM = process.platform === "win32" ? "npm.cmd" : "npm";

export interface CloudFunction {
  readonly url: string;
  readonly node: string;
  log(): string;
  stop(): Promise<void>;
}

/** Installs the runtime if it is missing. */
export function prepareRuntime(): void {
  const manifest = JSON.stringify({ private: true, dependencies: RUNTIME });
  const path = join(FOLDER, "package.json");
  if (existsSync(nodePath()) && existsSync(path) && readFileSync(path, "utf8") === manifest) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, manifest);
  install(FOLDER, "install", "--ignore-scripts");
}

/** Installs the upload like the cloud's build does. */
export function installUploaded(folder: string): void {
  install(folder, "ci", "--omit=dev");
}

/** firebase-tools' own archive reader. It has no types. */
export async function unpack(archive: string, folder: string): Promise<void> {
  const { unzip } = createRequire(import.meta.url)("firebase-tools/lib/unzip") as {
    unzip(archive: string, folder: string): Promise<void>;
  };
  await unzip(archive, folder);
}

/** Serves the function in the folder like a cloud instance. */
export async function startFunction(
  folder: string,
  target: string,
  environment: Readonly<Record<string, string>>,
): Promise<CloudFunction> {
  const port = await freePort();
  const child = spawnFunction(folder, target, port, environment);
  let log = "";
  const read = (chunk: Buffer) => {
    log += chunk.toString();
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilAnswering(url),
    ended.then((code) => Promise.reject(new Error(`The function ended with ${code}:\n${log}`))),
  ]);
  return {
    url,
    node: spawnSync(nodePath(), ["--version"], { encoding: "utf8" }).stdout.trim(),
    log: () => log,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Starts the process of an instance. It may not listen yet. */
export function spawnFunction(
  folder: string,
  target: string,
  port: number,
  environment: Readonly<Record<string, string>>,
): ChildProcessByStdio<null, Readable, Readable> {
  const framework = join(FOLDER, "node_modules/@google-cloud/functions-framework/build/src/main.js");
  return spawn(nodePath(), [framework, "--source", folder, "--target", target, "--port", String(port)], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, K_SERVICE: target, FUNCTION_TARGET: target, ...environment },
  });
}

/** The Node.js of the cloud. `prepareRuntime` installs it. */
export function nodePath(): string {
  return join(FOLDER, "node_modules", NODE, "bin", process.platform === "win32" ? "node.exe" : "node");
}

function install(folder: string, ...args: readonly string[]): void {
  // Without this file, npm would install into the nearest project above.
  if (!existsSync(join(folder, "package.json"))) throw new Error(`${folder} has no package.json.`);
  const { status, stderr } = spawnSync(
    NPM,
    [...args, "--prefix", folder, "--no-audit", "--no-fund", "--prefer-offline"],
    {
      cwd: folder,
      encoding: "utf8",
      shell: process.platform === "win32",
    },
  );
  if (status !== 0) throw new Error(`npm ${args[0]} failed in ${folder}; it needs the registry.\n${stderr}`);
}
