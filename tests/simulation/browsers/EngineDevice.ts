import { type Session, writeSession } from "../../support/session.ts";
import type { Network } from "../../support/startNetwork.ts";
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

/** An address of the app's host that the service worker leaves to the network, and no page of the app. */
const NO_APP = "/api/nothing";

/** A page in an engine's browser. */
export interface EngineTab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** What the expression's promise resolves to. */
  evaluate(expression: string): Promise<unknown>;
  /** Ends the page's process, which leaves the browser and its storage alone; closes the page where that cannot be done. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** A browser with a storage and a network of its own. Its pages run the program (`pageProgram`). */
export interface EngineBrowser {
  readonly network: Network;
  open(): Promise<EngineTab>;
  close(): Promise<void>;
}

/**
 * A device of the student in Firefox or WebKit: a browser with one page at a time, because the pages of a site share the
 * process that is killed. Neither can freeze a page, so one that is put aside goes on.
 */
export class EngineDevice implements BrowserDevice {
  readonly mostPages = 1;
  isOnline = true;
  readonly #browser: EngineBrowser;
  readonly #baseURL: string;
  #pages: EnginePage[] = [];
  #isInstalled = false;

  constructor(browser: EngineBrowser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  get pages(): readonly BrowserPage[] {
    return this.#pages.filter(({ isOpen }) => isOpen);
  }

  async begin(session: Session): Promise<void> {
    for (const page of this.pages) await page.close();
    this.#pages = [];
    await this.connect();
    await this.#withoutApp(async (tab) => {
      await tab.evaluate(`(${deleteDatabases})("")`);
      await tab.evaluate("localStorage.clear()");
      await tab.evaluate(`(${writeSession})(${JSON.stringify(session)})`);
    });
    if (!this.#isInstalled) await this.#install();
    this.#isInstalled = true;
  }

  async open(): Promise<BrowserPage> {
    const tab = await this.#browser.open();
    await tab.open(`${this.#baseURL}/dashboard`);
    const page = new EnginePage(tab);
    this.#pages.push(page);
    return page;
  }

  async cut(): Promise<void> {
    this.isOnline = false;
    this.#browser.network.cut();
  }

  async connect(): Promise<void> {
    this.isOnline = true;
    this.#browser.network.restore();
  }

  async evict(): Promise<void> {
    await this.#withoutApp((tab) => tab.evaluate(`(${deleteDatabases})("firestore/")`));
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  /** Stores the app on the device, so that pages open without a network. */
  async #install(): Promise<void> {
    const tab = await this.#browser.open();
    await tab.open(`${this.#baseURL}/dashboard`);
    const isStored = () => tab.evaluate(`navigator.serviceWorker.controller?.state === "activated"`);
    await until("the app on the device", async () => (await isStored()) === true);
    await tab.close();
  }

  /** For a moment with a network, which this page needs and no page of the app sees. */
  async #withoutApp(act: (tab: EngineTab) => Promise<unknown>): Promise<void> {
    this.#browser.network.restore();
    const tab = await this.#browser.open();
    await tab.open(this.#baseURL + NO_APP);
    await act(tab);
    await tab.close();
    if (!this.isOnline) this.#browser.network.cut();
  }
}

class EnginePage implements BrowserPage {
  isOpen = true;
  readonly #tab: EngineTab;

  constructor(tab: EngineTab) {
    this.#tab = tab;
  }

  call<Name extends Call>(name: Name, ...args: Parameters<Program[Name]>): Promise<Answer<Name>> {
    // The program's functions return what their types say.
    return this.#tab.evaluate(`${PROGRAM}.${name}(...${JSON.stringify(args)})`) as Promise<Answer<Name>>;
  }

  async actAndCrash(...args: Parameters<Program["act"]>): Promise<Deed | null> {
    const deed = await this.call("act", ...args);
    await this.crash();
    return deed;
  }

  reload(): Promise<void> {
    return this.#tab.reload();
  }

  async close(): Promise<void> {
    this.isOpen = false;
    await this.#tab.close();
  }

  async crash(): Promise<void> {
    this.isOpen = false;
    await this.#tab.kill();
  }

  freeze(): Promise<void> {
    return Promise.resolve();
  }

  thaw(): Promise<void> {
    return Promise.resolve();
  }
}
