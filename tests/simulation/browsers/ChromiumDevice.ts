import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { PATIENCE } from "../../support/patience.ts";
import { type Session, writeSession } from "../../support/session.ts";
import { until } from "../../support/until.ts";
import type { Deed } from "../acts.ts";
import {
  type Answer,
  type BrowserDevice,
  type BrowserPage,
  type Call,
  PROGRAM,
  type Program,
} from "./BrowserDevice.ts";
import { deleteDatabases } from "./deleteDatabases.ts";

/** A file of the app's host that is no page of the app. */
const NO_APP = "/robots.txt";
/** Reports the act of a page that is about to be killed. */
const REPORT = "reportAct";

/** A device of the student in Chromium: a browser context. */
export class ChromiumDevice implements BrowserDevice {
  readonly mostPages = 3;
  isOnline = true;
  readonly #context: BrowserContext;
  #pages: ChromiumPage[] = [];

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** `program`: see `pageProgram`. */
  static async start(browser: Browser, baseURL: string, program: string): Promise<ChromiumDevice> {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript({ content: program });
    const device = new ChromiumDevice(context);
    await context.exposeBinding(REPORT, ({ page }, deed: Deed | null) => device.#hear(page, deed));
    return device;
  }

  get pages(): readonly BrowserPage[] {
    return this.#openPages;
  }

  get #openPages(): readonly ChromiumPage[] {
    return this.#pages.filter(({ isOpen }) => isOpen);
  }

  async begin(session: Session): Promise<void> {
    await Promise.all(this.#pages.map((page) => page.close()));
    this.#pages = [];
    await this.connect();
    await this.#withoutApp(async (page) => {
      await page.evaluate(deleteDatabases, "");
      await page.evaluate(() => localStorage.clear());
      await page.evaluate(writeSession, session);
    });
    if (this.#context.serviceWorkers().length === 0) await this.#install();
  }

  async open(): Promise<ChromiumPage> {
    const page = await ChromiumPage.open(this.#context, this.isOnline);
    this.#pages.push(page);
    return page;
  }

  cut(): Promise<void> {
    return this.#setOnline(false);
  }

  connect(): Promise<void> {
    return this.#setOnline(true);
  }

  async evict(): Promise<void> {
    await this.#withoutApp((page) => page.evaluate(deleteDatabases, "firestore/"));
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  /** Page by page: Playwright's `setOffline` also waits for the app's worker, which may have ended with a killed page. */
  async #setOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    for (const page of this.#openPages) await page.setOnline(isOnline);
  }

  /** Stores the app on the device, so that pages open without a network. */
  async #install(): Promise<void> {
    const page = await this.#context.newPage();
    await page.goto("/dashboard");
    await until("the app on the device", () =>
      page.evaluate(() => navigator.serviceWorker.controller?.state === "activated"),
    );
    await page.close();
  }

  async #withoutApp(act: (page: Page) => Promise<unknown>): Promise<void> {
    const page = await this.#context.newPage();
    const cdp = await this.#context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.setBypassServiceWorker", { bypass: true });
    await page.goto(NO_APP);
    await act(page);
    await page.close();
  }

  #hear(page: Page, deed: Deed | null): void {
    for (const each of this.#pages) if (each.isPage(page)) each.hear(deed);
  }
}

class ChromiumPage implements BrowserPage {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  readonly #gone: Promise<void>;
  #hasCrashed = false;
  #hear: ((deed: Deed | null) => void) | null = null;

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
    this.#gone = new Promise((resolve) => {
      page.on("crash", () => {
        this.#hasCrashed = true;
        resolve();
      });
    });
  }

  static async open(context: BrowserContext, isOnline: boolean): Promise<ChromiumPage> {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const opened = new ChromiumPage(page, cdp);
    await cdp.send("Network.enable");
    if (!isOnline) await opened.setOnline(false);
    await page.goto("/dashboard");
    return opened;
  }

  get isOpen(): boolean {
    return !this.#hasCrashed && !this.#page.isClosed();
  }

  isPage(page: Page): boolean {
    return page === this.#page;
  }

  async setOnline(isOnline: boolean): Promise<void> {
    const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await this.#cdp.send("Network.emulateNetworkConditions", { offline: !isOnline, ...unlimited });
  }

  hear(deed: Deed | null): void {
    this.#hear?.(deed);
  }

  call<Name extends Call>(name: Name, ...args: Parameters<Program[Name]>): Promise<Answer<Name>> {
    return this.#page.evaluate(`${PROGRAM}.${name}(...${JSON.stringify(args)})`);
  }

  async actAndCrash(...args: Parameters<Program["act"]>): Promise<Deed | null> {
    const reported = new Promise<Deed | null>((resolve) => {
      this.#hear = resolve;
    });
    // The page never ends this task, so nothing of what the act has begun goes on.
    const script = `${REPORT}(${PROGRAM}.act(...${JSON.stringify(args)})); for (;;);`;
    void this.#page.evaluate(script).catch(() => undefined);
    const deed = await reported;
    await this.crash();
    return deed;
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async close(): Promise<void> {
    await this.#page.close({ runBeforeUnload: false });
  }

  async crash(): Promise<void> {
    void this.#cdp.send("Page.crash").catch(() => undefined);
    await this.#gone;
    await this.#page.close();
  }

  async freeze(): Promise<void> {
    await this.#cdp.send("Page.setWebLifecycleState", { state: "frozen" });
  }

  async thaw(): Promise<void> {
    await this.#cdp.send("Page.setWebLifecycleState", { state: "active" });
  }
}
