import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { seedSuite } from "../../emulators/seed/seedSuite.ts";
import { type Suite, startSuite } from "../../emulators/start/suite.ts";
import { ensureChromium } from "../chromium.mjs";
import { chromiumLaunch } from "../support/chromiumLaunch.ts";
import { freePorts } from "../support/globalSetup.ts";
import { buildFloor, type Floor } from "./floor.ts";

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A separate suite with its demo students, and a browser. */
export interface BenchSuite {
  readonly suite: Suite;
  readonly browser: Browser;
  readonly baseURL: string;
  readonly db: Firestore;
  readonly auth: Auth;
  /** The functions' address, without Hosting. */
  readonly functionsURL: string;
  /** The address of a floor page, served by the same Hosting as the app. */
  floorURL(floor: Floor): Promise<string>;
  /** A new browser context that only knows the signed-in user and has not cached any of the app. */
  signedIn(account: Account): Promise<BrowserContext>;
}

export async function withBenchSuite<Result>(
  name: string,
  run: (bench: BenchSuite) => Promise<Result>,
): Promise<Result> {
  const suite = await startSuite({
    folder: `.cairn/bench/${name}`,
    ports: await freePorts(),
    hosting: true,
    fresh: true,
    firestore: "embedded",
    report: () => undefined,
  });
  const { executablePath = await ensureChromium() } = chromiumLaunch;
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath });
  await seedSuite(suite.adminEnvironment);
  Object.assign(process.env, suite.adminEnvironment);
  const projectId = suite.adminEnvironment.GCLOUD_PROJECT ?? "";
  const app = initializeApp({ projectId }, `bench-${name}`);
  const baseURL = `http://127.0.0.1:${suite.ports.hosting}`;
  const emulators = `auth=127.0.0.1:${suite.ports.auth}&firestore=127.0.0.1:${suite.ports.firestore}`;

  const floorURL = async (floor: Floor) => {
    const floorName = `floor-${floor}`;
    await cp(await buildFloor(floor), join(suite.folder, "public", floorName), { recursive: true });
    await servePage(join(suite.folder, "public"), floorName);
    return `${baseURL}/${floorName}.html?${emulators}`;
  };
  try {
    return await run({
      suite,
      browser,
      baseURL,
      db: getFirestore(app),
      auth: getAuth(app),
      functionsURL: `http://127.0.0.1:${suite.ports.functions}/${projectId}/us-central1`,
      floorURL,
      async signedIn({ email, password }) {
        const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
        context.setDefaultTimeout(120_000);
        const page = await context.newPage();
        const who = `email=${encodeURIComponent(email)}&password=${encodeURIComponent(password)}`;
        await page.goto(`${await floorURL("signIn")}&${who}`);
        await page.locator("#content", { hasText: email }).waitFor();
        await page.close();
        return context;
      },
    });
  } finally {
    await browser.close();
    await deleteApp(app);
    await suite.stop();
  }
}

/**
 * Hosting answers every address without a file with the app's page, so a floor page must be a file. It is at the top
 * level, where Hosting tells browsers to revalidate on every visit, as for the app's page.
 */
async function servePage(folder: string, name: string): Promise<void> {
  const { script } = JSON.parse(await readFile(join(folder, name, "entry.json"), "utf8")) as { script: string };
  const html = `<!doctype html><html lang="en"><head><title>Floor</title></head><body><div id="root"></div><script type="module" src="/${name}/${script}"></script></body></html>`;
  await writeFile(join(folder, `${name}.html`), html);
}
