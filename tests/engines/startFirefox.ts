import puppeteer, { type Page } from "puppeteer-core";
import { startNetwork } from "../support/startNetwork.ts";
import type { Engine, EnginePage } from "./EnginePage.ts";
import { FIREFOX } from "./enginePrograms.mjs";

interface FirefoxOptions {
  readonly name: string;
  readonly hasAnchors: boolean;
}

/** Starts Debian's Firefox with WebDriver BiDi. */
export async function startFirefox({ name, hasAnchors }: FirefoxOptions): Promise<Engine> {
  const network = await startNetwork();
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      ...firefoxPreferences(network.port),
      "layout.css.anchor-positioning.enabled": hasAnchors,
      "ui.prefersReducedMotion": 1,
    },
  });
  return {
    name,
    network,
    page: pageOf(await browser.newPage()),
    async close() {
      await browser.close();
      network.stop();
    },
  };
}

/** All connections go through the proxy at that port, those to this machine as well. */
export function firefoxPreferences(port: number): Readonly<Record<string, string | number | boolean>> {
  return {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": port,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": port,
    "network.proxy.allow_hijacking_localhost": true,
  };
}

function pageOf(page: Page): EnginePage {
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    evaluate(run, ...args) {
      return page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as Promise<
        Awaited<ReturnType<typeof run>>
      >;
    },
    press: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
  };
}
