import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startFirestore } from "../../../emulators/firestore/startFirestore.ts";
import { startFirebaseTools } from "../../../emulators/start/firebaseTools.ts";
import { assertJava } from "../../../emulators/start/java.ts";
import { freePort } from "../../../emulators/start/ports.ts";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";

export interface Target {
  readonly kind: "embedded" | "other";
  /** `127.0.0.1:8080` */
  readonly address: string;
  stop(): Promise<void>;
}

/** How long Google's emulator may take until it answers, its download included, in milliseconds. */
const READY_WITHIN = 180_000;

/**
 * The Firestore that the cases are asked of: one that runs at `CAIRN_CONFORMANCE_TARGET`, with `--firestore=official`
 * Google's, otherwise our own.
 */
export async function openTarget(): Promise<Target> {
  const address = process.env.CAIRN_CONFORMANCE_TARGET;
  if (address !== undefined) return { kind: "other", address, stop: async () => undefined };
  if (process.env.CAIRN_FIRESTORE === "official") return openOfficial();
  const { host, port, stop } = await startFirestore({ port: 0, dataFile: null });
  return { kind: "embedded", address: `${host}:${port}`, stop };
}

async function openOfficial(): Promise<Target> {
  assertJava();
  const folder = join(PROJECT_ROOT, ".cairn", "test", `${process.pid}-conformance`);
  const [host, port] = ["127.0.0.1", await freePort()];
  const helper = async () => ({ host, port: await freePort() });
  await mkdir(folder, { recursive: true });
  const emulators = {
    firestore: { host, port },
    hub: await helper(),
    logging: await helper(),
    ui: { enabled: false },
    // Each case has a project of its own.
    singleProjectMode: false,
  };
  await writeFile(join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const tools = await startFirebaseTools(folder, "demo-conformance", ["firestore"], {});
  const stop = async () => {
    await tools.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const early = tools.ended.then((code) => {
    throw new Error(`firebase-tools ended with code ${code}. See ${tools.logFile}`);
  });
  await Promise.race([answering(`http://${host}:${port}/`), early]).catch(async (failure: unknown) => {
    await tools.stop();
    throw failure;
  });
  return { kind: "other", address: `${host}:${port}`, stop };
}

async function answering(url: string): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  while (Date.now() < end) {
    const ready = await fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Google's Firestore emulator did not answer at ${url}.`);
}
