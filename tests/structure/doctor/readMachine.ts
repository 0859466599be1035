import { spawnSync } from "node:child_process";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseOptions, SERVICES, type Service } from "../../../emulators/start/options.ts";
import { isFree } from "../../../emulators/start/ports.ts";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { findChromium } from "../../chromium.mjs";
import { findPdftotext } from "../../pdftotext.mjs";
import type { Machine } from "./machine.ts";

export async function readMachine(environment: NodeJS.ProcessEnv): Promise<Machine> {
  const { ports } = parseOptions([], environment);
  const taken: Service[] = [];
  for (const service of SERVICES) if (!(await isFree(ports[service]))) taken.push(service);
  const { bavail, bsize } = await statfs(PROJECT_ROOT);
  const committed = said("git", ["log", "-1", "--format=%cI"]);
  const java = /version "(\d+)/.exec(said("java", ["-version"]) ?? "")?.[1];
  return {
    npm: /npm\/(\S+)/.exec(environment.npm_config_user_agent ?? "")?.[1] ?? said("npm", ["--version"]),
    takenPorts: taken,
    ports,
    unwritable: await whyUnwritable(),
    freeBytes: bavail * bsize,
    chromium: environment.CHROMIUM_PATH ?? (await findChromium()) ?? null,
    pdftotext: findPdftotext(),
    java: java === undefined ? null : Number(java),
    now: new Date(),
    lastCommit: committed === null ? null : new Date(committed),
  };
}

/** A program's output. Null if it is missing or fails. */
function said(command: string, args: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: PROJECT_ROOT,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return status === 0 ? `${stdout}${stderr}`.trim() || null : null;
}

async function whyUnwritable(): Promise<string | null> {
  const folder = join(PROJECT_ROOT, ".cairn", `doctor-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "probe"), "");
    await rm(folder, { recursive: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
