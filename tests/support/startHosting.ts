import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { startFirebaseTools } from "../../emulators/start/firebaseTools.ts";
import { freePort, HOST } from "../../emulators/start/ports.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { testFolder } from "./globalSetup.ts";
import { suite } from "./suite.ts";
import { untilAnswering } from "./until.ts";

export interface Hosting {
  readonly url: string;
  /** The folder of the site's files. A test may change it, because no other test uses it. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Serves a copy of the suite's site with the same rewrites and headers, but without functions. */
export async function startHosting(name: string): Promise<Hosting> {
  const folder = join(PROJECT_ROOT, testFolder(name));
  const source = dirname(suite.logFile);
  await mkdir(folder, { recursive: true });
  await cp(join(source, "public"), join(folder, "public"), { recursive: true });
  const { hosting } = JSON.parse(await readFile(join(source, "firebase.json"), "utf8")) as {
    hosting: { rewrites: readonly { destination?: string }[] };
  };
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const config = {
    hosting: { ...hosting, rewrites: hosting.rewrites.filter(({ destination }) => destination !== undefined) },
    emulators: {
      hosting: { host: HOST, port },
      hub: { host: HOST, port: hub },
      logging: { host: HOST, port: logging },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
  await writeFile(join(folder, "firebase.json"), JSON.stringify(config));
  const tools = await startFirebaseTools(folder, suite.projectId, ["hosting"], {});
  const url = `http://${HOST}:${port}`;
  await untilAnswering(url);
  return {
    url,
    folder: join(folder, "public"),
    async stop() {
      await tools.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
