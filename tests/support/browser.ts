import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { testLaunch } from "./chromiumLaunch.ts";
import { failureFolder, reportFailure } from "./failureReport.ts";
import { PATIENCE } from "./patience.ts";
import { storeSession } from "./storedSession.ts";
import { type Student, suite } from "./suite.ts";
import { isNamedOnPrivacyPage, watchStorage } from "./watchStorage.ts";

/** What a page did that must not appear in a student's console or network log. */
interface Watch {
  readonly complaints: string[];
  /** Complaints that this test causes on purpose. */
  readonly expected: RegExp[];
  clear(): void;
}

/** `TRACE=1`: a failed test saves Playwright's trace of each step, for `npx playwright-core show-trace`. */
const isTraced = process.env.TRACE === "1";

/** Files in the same worker share a browser, which closes with the worker. */
let launched: Promise<Browser> | undefined;
let browser: Browser;
let contexts: BrowserContext[] = [];
/** Contexts that outlive the test: see `useStory`. */
const shared = new Set<BrowserContext>();
const watches = new Map<Page, Watch>();

/**
 * Gives the file a browser. A test fails if it ends with a console message, a foreign host, or a stored name that the
 * privacy page does not list.
 */
export function useBrowser(): void {
  beforeAll(async () => {
    launched ??= chromium.launch(testLaunch);
    browser = await launched;
  });
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === "fail";
    if (isTraced)
      await Promise.all(contexts.map((context, at) => endTrace(context, hasFailed ? task.name : null, at + 1)));
    if (hasFailed)
      await reportFailure(
        task.name,
        // Also pages that a test opened itself.
        contexts
          .flatMap((context) => context.pages())
          .map((page) => ({ page, complaints: watches.get(page)?.complaints ?? [] })),
      );
    const complaints = [...watches.values()].flatMap((watched) =>
      watched.complaints.filter((line) => !watched.expected.some((pattern) => pattern.test(line))),
    );
    const cookies = await Promise.all(contexts.map((context) => context.cookies(suite.hostingUrl)));
    for (const page of watches.keys()) forget(page);
    await closeUnshared();
    expect(complaints).toEqual([]);
    expect(cookies.flat().filter(({ name }) => !isNamedOnPrivacyPage(name))).toEqual([]);
  });
}

/**
 * What the tests of a block have in common: `open` prepares students and opens pages, once for all of them. Each test
 * relies on nothing else, so it can run alone. After a failed test, the next one starts from the beginning.
 */
export function useStory<Story>(open: () => Promise<Story>): () => Story {
  let story: { readonly opened: Story; readonly own: readonly BrowserContext[] } | null = null;
  const end = () => {
    for (const context of story?.own ?? []) shared.delete(context);
    story = null;
  };
  beforeEach(async () => {
    if (story) return;
    const before = new Set(contexts);
    const opened = await open();
    story = { opened, own: contexts.filter((context) => !before.has(context)) };
    for (const context of story.own) shared.add(context);
  });
  afterEach(({ task }) => {
    if (task.result?.state === "fail") end();
  });
  afterAll(async () => {
    end();
    await closeUnshared();
  });
  return () => {
    if (!story) throw new Error("The story has not begun.");
    return story.opened;
  };
}

async function closeUnshared(): Promise<void> {
  const ended = contexts.filter((context) => !shared.has(context));
  contexts = contexts.filter((context) => shared.has(context));
  await Promise.all(ended.map((context) => context.close()));
}

/** The page's next test has its own complaints. */
function forget(page: Page): void {
  if (shared.has(page.context())) watches.get(page)?.clear();
  else watches.delete(page);
}

async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ screenshots: true, snapshots: true, sources: true });
}

/** Keeps the recording where a test has failed. */
async function endTrace(context: BrowserContext, failed: string | null, at: number): Promise<void> {
  await context.tracing.stop(failed === null ? {} : { path: join(failureFolder(failed), `trace-${at}.zip`) });
  if (shared.has(context)) await startTrace(context);
}

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: "light" | "dark";
  readonly timezoneId?: string;
  /** Touch input instead of a mouse. */
  readonly isTouch?: boolean;
  readonly baseURL?: string;
  /** Lets the service worker store the app. Off by default, because tests need to see and block requests. */
  readonly installs?: boolean;
  /** The port of a proxy through which every request goes. */
  readonly proxyPort?: number;
  /** Who has logged in on this device before. */
  readonly student?: Pick<Student, "uid" | "email" | "password"> | null;
}

/** A page in a new browser context: no cookies, no cache, and signed out, unless a student is given. */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const {
    width = 1280,
    height = 900,
    colorScheme = "light",
    baseURL = suite.hostingUrl,
    timezoneId,
    isTouch = false,
    installs = false,
    student = null,
    proxyPort,
  } = options;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
    ...(isTouch && { hasTouch: true, isMobile: true }),
    ...(timezoneId !== undefined && { timezoneId }),
    ...(proxyPort !== undefined && { proxy: { server: `127.0.0.1:${proxyPort}` } }),
  });
  context.setDefaultTimeout(PATIENCE);
  contexts.push(context);
  if (student) await storeSession(context, student, new URL(baseURL).origin);
  if (isTraced) await startTrace(context);
  await watchStorage(context, new URL(baseURL).origin);
  if (!installs)
    await context.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
  const page = await context.newPage();
  watch(page);
  return page;
}

/** Resolves once the app runs. Its page shows the sign-in form before. */
export async function untilStarted(page: Page): Promise<void> {
  await page.locator("#root:not([data-prerendered]) > *").first().waitFor();
}

/** Resolves once Firestore's SDK has stored documents on the device. Pages show their first view before. */
export async function untilStored(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countOfStored)).toBeGreaterThan(1);
}

/** Runs in the page. The store's name is the SDK's. */
async function countOfStored(): Promise<number> {
  const databases = await indexedDB.databases();
  const name = databases.map((known) => known.name).find((known) => known?.startsWith("firestore/"));
  if (name === undefined) return 0;
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => resolve(0);
    opening.onsuccess = () => {
      const database = opening.result;
      const finish = (documents: number) => {
        database.close();
        resolve(documents);
      };
      if (!database.objectStoreNames.contains("remoteDocumentsV14")) return finish(0);
      const counting = database.transaction("remoteDocumentsV14").objectStore("remoteDocumentsV14").count();
      counting.onsuccess = () => finish(counting.result);
      counting.onerror = () => finish(0);
    };
  });
}

/** Opens the app at a path, on a device where the student has logged in before. */
export async function openApp(path: string, student: Student | null, options: PageOptions = {}): Promise<Page> {
  const page = await newPage({ ...options, student });
  await page.goto(path);
  return page;
}

/** Logs in through the form. */
export async function logIn(page: Page, { email, password }: Pick<Student, "email" | "password">): Promise<void> {
  const form = page.getByRole("form", { name: "Login" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Let's Go" }).click();
  await page.waitForURL((url) => url.pathname !== "/auth");
}

/** Allows console messages that the test causes on purpose, for example by cutting the network. */
export function expectComplaints(page: Page, ...patterns: RegExp[]): void {
  watches.get(page)?.expected.push(...patterns);
}

function watch(page: Page): void {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const clear = () => {
    complaints.length = 0;
    expected.length = 0;
  };
  watches.set(page, { complaints, expected, clear });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") complaints.push(`foreign host: ${request.url()}`);
  });
}
