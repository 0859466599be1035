import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startFirestore, type UsageCount } from "@cairn/firestore-emulator";
import { API_CALLS } from "../../functions/src/domain/api/apiCalls.ts";
import type { VapidKeys } from "../../functions/src/reminders/vapid.ts";
import { AuthAccounts } from "./authAccounts.ts";
import { build } from "./build.ts";
import { type FirebaseTools, startFirebaseTools } from "./firebaseTools.ts";
import { assertJava } from "./java.ts";
import { keptVapidKeys, reminderEnvironment } from "./localReminders.ts";
import type { FirestoreKind, Service } from "./options.ts";
import { freePort, HOST } from "./ports.ts";
import { PROJECT_ROOT } from "./projectRoot.ts";
import { suiteConfig } from "./suiteConfig.ts";

/** With the `demo-` prefix, no Firebase tool contacts the real cloud. */
export const PROJECT_ID = "demo-cairn";

/** How often the accounts are saved, in milliseconds. */
const ACCOUNTS_INTERVAL = 500;
/** Only a fault takes this long, or a machine that others use. */
const START_TIMEOUT = 180_000;
/** Google's Firestore and the Emulator UI may need to be downloaded first. */
const DOWNLOAD_TIMEOUT = 300_000;

export interface SuiteOptions {
  /** Folder in the project for everything this suite writes: built files and stored documents. */
  readonly folder: string;
  readonly ports: Readonly<Record<Service, number>>;
  /** Without Hosting, the caller serves the app itself (`npm run dev`). */
  readonly hosting: boolean;
  readonly fresh: boolean;
  readonly firestore: FirestoreKind;
  /** Host names whose pages may use the suite, next to those of this machine. */
  readonly allowedHosts?: readonly string[];
  /** Lets pushes go to this machine, where a test can receive them. */
  readonly localPush?: boolean;
  /** Serves the embedded Firestore's inspector, which records requests; Google's Firestore has a page of its own. */
  readonly inspector?: boolean;
  readonly report: (line: string) => void;
}

export interface Suite {
  readonly folder: string;
  readonly dataFolder: string;
  /** Which modules each file of the app consists of, as `web/build/builtFiles.ts` reports it. */
  readonly builtFiles: string;
  readonly ports: Readonly<Record<Service, number>>;
  /** The address of the app. */
  readonly origin: string;
  /** With which browsers subscribe to pushes. */
  readonly vapidKeys: VapidKeys;
  /** The address of the Emulator UI. Only Google's Firestore comes with it. */
  readonly emulatorUi: string | null;
  /** The address of the embedded Firestore's inspector. Null if it is off. */
  readonly inspectorUrl: string | null;
  /** Environment variables with which the web app finds these emulators. */
  readonly webEnvironment: Readonly<Record<string, string>>;
  /** Environment variables with which an Admin SDK finds these emulators. */
  readonly adminEnvironment: Readonly<Record<string, string>>;
  /** Resolves with a sentence when a part ends unexpectedly. */
  readonly failed: Promise<string>;
  /** Stops the embedded Firestore only. Does nothing with Google's. */
  stopFirestore(): Promise<void>;
  startFirestore(): Promise<void>;
  reloadRules(): Promise<readonly string[]>;
  /** Documents that students have read, written and deleted since Firestore started. */
  usage(): UsageCount;
  stop(): Promise<void>;
}

/** Builds the project into the suite's own folder and starts all four services with it. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { ports, hosting, fresh, allowedHosts = [], report } = options;
  const isOfficial = options.firestore === "official";
  if (isOfficial) assertJava();
  const folder = join(PROJECT_ROOT, options.folder);
  const dataFolder = join(folder, "data");
  const builtFiles = join(folder, "builtFiles.json");
  if (fresh) await rm(dataFolder, { recursive: true, force: true });
  await mkdir(dataFolder, { recursive: true });

  const origin = `http://${HOST}:${ports.hosting}`;
  const vapidKeys = await keptVapidKeys(dataFolder);
  const webEnvironment = {
    VITE_PROJECT_ID: PROJECT_ID,
    VITE_AUTH_EMULATOR: `http://${HOST}:${ports.auth}`,
    VITE_FIRESTORE_EMULATOR: `${HOST}:${ports.firestore}`,
  };
  const adminEnvironment = {
    GCLOUD_PROJECT: PROJECT_ID,
    // Without this, the SDK checks over the network whether it runs on Google Cloud, and waits.
    METADATA_SERVER_DETECTION: "none",
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${ports.tasks}`,
  };

  report("Building the app and the functions");
  await Promise.all([
    buildFunctions(folder),
    hosting
      ? build("web", join(folder, "public"), "emulators", {
          ...webEnvironment,
          CAIRN_BUILT_FILES: builtFiles,
        })
      : mkdir(join(folder, "public"), { recursive: true }),
  ]);

  report("Starting Firestore, sign-in, functions and hosting");
  const rulesFile = join(PROJECT_ROOT, "firestore.rules");
  const openFirestore = async () =>
    startFirestore({
      host: HOST,
      allowedHosts,
      port: ports.firestore,
      dataFile: join(dataFolder, "firestore.log"),
      rules: { source: await readFile(rulesFile, "utf8"), fileName: "firestore.rules" },
      ...(options.inspector && { inspectorPort: ports.inspector }),
    });
  let firestore = isOfficial ? null : await openFirestore();

  const helpers = { hub: await freePort(), logging: await freePort(), ui: isOfficial ? await freePort() : null };
  const config = await suiteConfig(ports, helpers, options.firestore);
  await writeFile(join(folder, "firebase.json"), JSON.stringify(config, null, 2));
  await cp(rulesFile, join(folder, "firestore.rules"));
  const emulators = ["auth", "functions", ...(hosting ? ["hosting"] : []), ...(isOfficial ? ["firestore"] : [])];
  const exported = isOfficial ? join(dataFolder, "official") : null;
  const environment = {
    ...adminEnvironment,
    ...reminderEnvironment(vapidKeys, origin),
    CAIRN_ALLOWED_HOSTS: allowedHosts.join(" "),
    ...(options.localPush && { CAIRN_LOCAL_PUSH: "on" }),
  };
  const tools = await startFirebaseTools(folder, PROJECT_ID, emulators, environment, exported);
  const accounts = new AuthAccounts(`${HOST}:${ports.auth}`, PROJECT_ID, join(dataFolder, "accounts.json"));
  let stopping = false;

  const stop = async () => {
    stopping = true;
    accounts.stopFollowing();
    await accounts.save().catch(() => undefined);
    await Promise.all([tools.stop(), firestore?.stop()]);
    firestore = null;
  };
  try {
    await ready(tools, isOfficial ? DOWNLOAD_TIMEOUT : START_TIMEOUT, [
      ...(isOfficial ? [{ what: "Firestore", url: `http://${HOST}:${ports.firestore}/` }] : []),
      { what: "sign-in", url: `http://${HOST}:${ports.auth}/` },
      {
        what: "functions",
        url: `http://${HOST}:${ports.functions}/${PROJECT_ID}/us-central1/api${API_CALLS.getStages.path}`,
      },
      ...(hosting ? [{ what: "hosting", url: `http://${HOST}:${ports.hosting}/` }] : []),
    ]);
    await accounts.restore();
  } catch (error) {
    await stop();
    throw error;
  }
  accounts.follow(ACCOUNTS_INTERVAL);

  return {
    folder,
    dataFolder,
    builtFiles,
    ports,
    origin,
    vapidKeys,
    emulatorUi: helpers.ui === null ? null : `http://${HOST}:${helpers.ui}`,
    inspectorUrl: firestore?.inspectorUrl ?? null,
    webEnvironment,
    adminEnvironment,
    failed: tools.ended.then((code) =>
      stopping ? new Promise(() => undefined) : `The Firebase emulators ended with code ${code}. See ${tools.logFile}`,
    ),
    async stopFirestore() {
      await firestore?.stop();
      firestore = null;
    },
    async startFirestore() {
      if (!isOfficial) firestore ??= await openFirestore();
    },
    async reloadRules() {
      // firebase-tools watches this file and reports rules errors to Google's emulator and to its own log.
      if (isOfficial) await copyFile(rulesFile, join(folder, "firestore.rules"));
      const { issues } = firestore
        ? firestore.loadRules(PROJECT_ID, await readFile(rulesFile, "utf8"), "firestore.rules")
        : { issues: [] };
      return issues.map(({ line, column, severity, description }) => `${severity} ${line}:${column} ${description}`);
    },
    usage: () => firestore?.usage().students ?? { reads: 0, writes: 0, deletes: 0 },
    stop,
  };
}

/** Puts the functions into the suite's folder as `firebase deploy` would upload them: the bundle and its manifest. */
async function buildFunctions(folder: string): Promise<void> {
  const target = join(folder, "functions");
  await build("functions", join(target, "lib"), "production");
  await cp(join(PROJECT_ROOT, "functions", "package.json"), join(target, "package.json"));
}

async function ready(
  tools: FirebaseTools,
  timeout: number,
  doors: readonly { readonly what: string; readonly url: string }[],
): Promise<void> {
  const deadline = Date.now() + timeout;
  const died = tools.ended.then((code) => {
    throw new Error(`The Firebase emulators ended with code ${code} while starting. See ${tools.logFile}`);
  });
  const open = async () => {
    for (const { what, url } of doors) {
      while (!(await answers(url))) {
        if (Date.now() > deadline) throw new Error(`No answer from ${what} (${url}). See ${tools.logFile}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  await Promise.race([open(), died]);
}

/** firebase-tools answers a plain-text 404 for a function it has not loaded yet. Our own answers are JSON. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
    await response.arrayBuffer();
    return response.status !== 404 || (response.headers.get("content-type") ?? "").includes("json");
  } catch {
    return false;
  }
}
