import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startFirebaseTools } from "../../emulators/start/firebaseTools.ts";
import { freePort, HOST } from "../../emulators/start/ports.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";

const PROJECT = "demo-bare";
const SOURCE = `import { onRequest } from "firebase-functions/https";
export const bare = onRequest({ region: "us-central1" }, (_, response) => void response.json({ data: {} }));
`;

export function writeBareFunction(file: string): Promise<void> {
  return writeFile(file, SOURCE);
}

/** Starts the fastest possible function, one that answers at once, in its own functions emulator. */
export async function startBareFunction(): Promise<{ ask(): Promise<Response>; stop(): Promise<void> }> {
  const folder = join(PROJECT_ROOT, ".cairn", "bench", "bare");
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "functions"), { recursive: true });
  const port = await freePort();
  const listen = async () => ({ host: HOST, port: await freePort() });
  const emulators = {
    functions: { host: HOST, port },
    hub: await listen(),
    logging: await listen(),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  const manifest = { type: "module", main: "index.js", dependencies: { "firebase-functions": "*" } };
  await writeFile(
    join(folder, "firebase.json"),
    JSON.stringify({ functions: [{ source: "functions", runtime: "nodejs22" }], emulators }),
  );
  await writeFile(join(folder, "functions", "package.json"), JSON.stringify(manifest));
  await writeBareFunction(join(folder, "functions", "index.js"));
  const environment = { GCLOUD_PROJECT: PROJECT, METADATA_SERVER_DETECTION: "none" };
  const tools = await startFirebaseTools(folder, PROJECT, ["functions"], environment);
  const ask = () => fetch(`http://${HOST}:${port}/${PROJECT}/us-central1/bare`);
  const deadline = Date.now() + 60_000;
  while (!(await answers(ask))) {
    if (Date.now() > deadline) throw new Error(`The bare function did not start. See ${tools.logFile}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { ask, stop: () => tools.stop() };
}

async function answers(ask: () => Promise<Response>): Promise<boolean> {
  return ask().then(
    ({ status }) => status === 200,
    () => false,
  );
}
