import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startFirebaseTools } from "../../emulators/start/firebaseTools.ts";
import { assertJava } from "../../emulators/start/java.ts";
import { freePort, HOST } from "../../emulators/start/ports.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { untilAnswering } from "./until.ts";

/** How long Google's emulator may take to answer, including its download, in milliseconds. */
const READY_WITHIN = 180_000;

/** With `--firestore=official`: starts Google's emulator for the conformance cases, unless another target is set. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.CAIRN_CONFORMANCE_TARGET !== undefined) return async () => undefined;
  assertJava();
  const folder = join(PROJECT_ROOT, ".cairn", "test", `${process.pid}-conformance`);
  const port = await freePort();
  const helper = async () => ({ host: HOST, port: await freePort() });
  await mkdir(folder, { recursive: true });
  const emulators = {
    firestore: { host: HOST, port },
    hub: await helper(),
    logging: await helper(),
    ui: { enabled: false },
    // Each case has its own project.
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
  await Promise.race([untilAnswering(`http://${HOST}:${port}/`, READY_WITHIN), early]).catch(
    async (failure: unknown) => {
      await tools.stop();
      throw failure;
    },
  );
  process.env.CAIRN_CONFORMANCE_TARGET = `${HOST}:${port}`;
  return stop;
}
