import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { SERVICES } from "../../emulators/start/options.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import type { freePorts } from "../support/globalSetup.ts";

export type Ports = Awaited<ReturnType<typeof freePorts>>;

export interface CairnProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves when the ready block is printed. Rejects with the output if the process ends first. */
  readonly ready: Promise<void>;
  readonly exited: Promise<number | null>;
}

/** Runs `npm start`'s command as a separate process with the given ports and folder. */
export function startCairn(folder: string, ports: Ports): CairnProcess {
  return follow(process.execPath, ["emulators/start/start.mjs", ...optionsOf(folder, ports)]);
}

/** The same, but started through npm and its shell. */
export function startCairnByNpm(folder: string, ports: Ports): CairnProcess {
  return follow("npm", ["start", "--", ...optionsOf(folder, ports)]);
}

function optionsOf(folder: string, ports: Ports): readonly string[] {
  return ["--folder", folder, ...SERVICES.flatMap((service) => [`--${service}-port`, String(ports[service])])];
}

function follow(command: string, args: readonly string[]): CairnProcess {
  const child = spawn(command, args, {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    // Vitest's own settings would change the build.
    env: { ...process.env, NODE_ENV: "", VITEST: "" },
  });
  let text = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("Cairn is ready")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exited.then((code) => reject(new Error(`npm start ended with code ${code}:\n${text}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => text, ready, exited };
}

/** Processes that use the folder. Read from /proc, so always empty outside Linux. */
export function processesIn(folder: string): readonly string[] {
  const inside = join(PROJECT_ROOT, folder);
  let ids: string[];
  try {
    ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return ids.filter((id) => {
    try {
      return readlinkSync(`/proc/${id}/cwd`).startsWith(inside);
    } catch {
      return false;
    }
  });
}
