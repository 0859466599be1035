import { type ChildProcess, fork } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CHILD = fileURLToPath(new URL("./firebaseToolsChild.mjs", import.meta.url));
/** Milliseconds firebase-tools gets to stop by itself. Longer if it saves documents first. */
const GRACE = 2_500;
const GRACE_TO_EXPORT = 20_000;
/** Where firebase-tools keeps downloaded emulators (100 MB). Shared, so that suites do not download them again. */
const DOWNLOADS = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache", "firebase", "emulators");
/** The operating system limits socket paths to about 107 bytes. firebase-tools adds 40 bytes of its own. */
const LONGEST_TEMPORARY_FOLDER = 60;

export interface FirebaseTools {
  readonly logFile: string;
  /** Resolves with the exit code when the emulators end by themselves. */
  readonly ended: Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts firebase-tools' emulators with the configuration in `folder`. firebase-tools also keeps its settings, caches,
 * sockets and logs below `folder`; only downloaded emulators are elsewhere. Google's emulators save documents in
 * `exportFolder`.
 */
export async function startFirebaseTools(
  folder: string,
  projectId: string,
  emulators: readonly string[],
  environment: Readonly<Record<string, string>>,
  exportFolder: string | null = null,
): Promise<FirebaseTools> {
  const more = exportFolder === null ? [] : ["--import", exportFolder, "--export-on-exit", exportFolder];
  const home = join(folder, "home");
  const temporary = join(folder, "tmp");
  await Promise.all([mkdir(home, { recursive: true }), mkdir(temporary, { recursive: true })]);
  const logFile = join(folder, "firebase-tools.log");
  const log = createWriteStream(logFile);
  const child = fork(CHILD, ["emulators:start", "--project", projectId, "--only", emulators.join(","), ...more], {
    cwd: folder,
    // A separate process group: Ctrl-C reaches only the launcher, which then stops the rest in order.
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    execArgv: [],
    env: {
      ...process.env,
      ...environment,
      HOME: home,
      USERPROFILE: home,
      XDG_CONFIG_HOME: join(home, ".config"),
      XDG_CACHE_HOME: join(home, ".cache"),
      FIREBASE_EMULATORS_PATH: DOWNLOADS,
      ...(temporary.length > LONGEST_TEMPORARY_FOLDER ? {} : { TMPDIR: temporary }),
      CI: "true",
      NO_UPDATE_NOTIFIER: "1",
    },
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  const ended = new Promise<number>((resolve) => {
    child.once("exit", (code) => {
      log.end();
      resolve(code ?? 1);
    });
  });
  return {
    logFile,
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGINT");
      const timer = setTimeout(() => killGroup(child), exportFolder === null ? GRACE : GRACE_TO_EXPORT);
      await ended;
      clearTimeout(timer);
      // Function workers of a killed parent would keep running in its group.
      killGroup(child);
    },
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
  } catch {
    // The group is already gone.
  }
}
