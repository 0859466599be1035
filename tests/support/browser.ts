import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterEach, beforeAll, expect } from "vitest";
import { chromiumLaunch } from "./chromiumLaunch.ts";
import { failureFolder, reportFailure } from "./failureReport.ts";
import { type Student, suite } from "./suite.ts";
import { isNamedOnPrivacyPage, watchStorage } from "./watchStorage.ts";

/** What a page did that must not appear in a student's console or network log. */
interface Watch {
  readonly complaints: string[];
  /** Complaints that this test causes on purpose. */
  readonly expected: RegExp[];
}

/** `TRACE=1`: a failed test saves Playwright's trace of each step, for `npx playwright-core show-trace`. */
const isTraced = process.env.TRACE === "1";

/** Files in the same worker share a browser, which closes with the worker. */
let launched: Promise<Browser> | undefined;
let browser: Browser;
const contexts: BrowserContext[] = [];
const watches = new Map<Page, Watch>();

/**
 * Gives the file a browser. A test fails if it ends with a console message, a foreign host, or a stored name that the
 * privacy page does not list.
 */
export function useBrowser(): void {
  beforeAll(async () => {
    launched ??= chromium.launch(chromiumLaunch);
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
    watches.clear();
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints).toEqual([]);
    expect(cookies.flat().filter(({ name }) => !isNamedOnPrivacyPage(name))).toEqual([]);
  });
}

/** Keeps the recording where a test has failed. */
function endTrace(context: BrowserContext, failed: string | null, at: number): Promise<void> {
  return context.tracing.stop(failed === null ? {} : { path: join(failureFolder(failed), `trace-${at}.zip`) });
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
}

/** A page in a new browser context: no cookies, no cache, signed out. */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const {
    width = 1280,
    height = 900,
    colorScheme = "light",
    baseURL = suite.hostingUrl,
    timezoneId,
    isTouch = false,
    installs = false,
  } = options;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
    ...(isTouch && { hasTouch: true, isMobile: true }),
    ...(timezoneId !== undefined && { timezoneId }),
  });
  context.setDefaultTimeout(15_000);
  contexts.push(context);
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true, sources: true });
  await watchStorage(context, new URL(baseURL).origin);
  if (!installs)
    await context.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
  const page = await context.newPage();
  watch(page);
  return page;
}

/** Opens the app at a path. A student logs in first, through the form. */
export async function openApp(path: string, student: Student | null, options: PageOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto(path);
  if (student) await logIn(page, student);
  return page;
}

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
  watches.set(page, { complaints, expected: [] });
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
