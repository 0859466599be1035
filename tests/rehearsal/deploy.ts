import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { GoogleStandIn } from "./GoogleStandIn.ts";

const FIREBASE = createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js");
/** The environment variables that the deployment receives. The machine's own sign-in and emulators are not included. */
const PASSED_ON = ["PATH", "SystemRoot", "ComSpec", "TEMP", "TMP", "LANG"];

export interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program in the copy of the project. All of Google's addresses are replaced by the stand-in's. */
export function runAgainst(
  standIn: GoogleStandIn,
  folder: string,
  command: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const home = join(folder, ".cairn", "home");
  keepSettled(home);
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...Object.fromEntries(passedOn),
      HOME: home,
      USERPROFILE: home,
      XDG_CONFIG_HOME: join(home, ".config"),
      FIREBASE_TOKEN: "rehearsal",
      NO_UPDATE_NOTIFIER: "1",
      ...standIn.environment(),
      ...more,
    },
  });
  let output = "";
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** `firebase deploy` with the version that package.json pins, as continuous integration would run it. */
export function deploy(standIn: GoogleStandIn, folder: string, projectId: string, ...args: readonly string[]) {
  const command = [process.execPath, FIREBASE, "deploy", "--project", projectId, "--non-interactive", ...args];
  return runAgainst(standIn, folder, command);
}

/** firebase-tools otherwise fetches its message of the day once a day and may report usage. */
function keepSettled(home: string): void {
  const folder = join(home, ".config", "configstore");
  mkdirSync(folder, { recursive: true });
  const settings = { usage: false, motd: { minVersion: "0.0.0", fetched: Date.now() } };
  writeFileSync(join(folder, "firebase-tools.json"), JSON.stringify(settings));
}
