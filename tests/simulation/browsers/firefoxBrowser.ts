import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { FIREFOX } from "../../engines/enginePrograms.mjs";
import { firefoxPreferences } from "../../engines/startFirefox.ts";
import { startNetwork } from "../../support/startNetwork.ts";
import { childProcesses, commandOf } from "./childProcesses.ts";
import type { EngineBrowser, EngineTab } from "./EngineDevice.ts";

/** Debian's Firefox. `program`: see `pageProgram`. */
export async function startFirefoxBrowser(program: string): Promise<EngineBrowser> {
  const network = await startNetwork();
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: firefoxPreferences(network.port),
  });
  return {
    network,
    open: async () => tabOf(browser, await pageWith(browser, program)),
    async close() {
      await browser.close();
      network.stop();
    },
  };
}

async function pageWith(browser: Browser, program: string): Promise<Page> {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(program);
  return page;
}

function tabOf(browser: Browser, page: Page): EngineTab {
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (expression) => page.evaluate(expression),
    async kill() {
      const pid = browser.process()?.pid;
      if (pid === undefined) throw new Error("Firefox has ended.");
      for (const child of childProcesses(pid)) if (isOfPages(child)) process.kill(child, "SIGKILL");
      await page.close();
    },
    close: () => page.close(),
  };
}

/** Firefox names a process by what it is for. Those of pages are tabs. */
function isOfPages(pid: number): boolean {
  const words = commandOf(pid);
  return words.includes("-contentproc") && words.includes("tab");
}
