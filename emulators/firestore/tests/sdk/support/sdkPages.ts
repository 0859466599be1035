import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type LaunchOptions, type Page } from "playwright-core";
import { build } from "vite";
import { chromiumLaunch } from "./chromium.ts";
// Declares `window.sdk`.
import type {} from "./page/sdkPage.ts";

const contentTypes: { readonly [extension: string]: string } = { ".html": "text/html", ".js": "text/javascript" };

export interface SdkPages {
  /** Opens a page in its own browser profile, with the web SDK as `window.sdk`. */
  open(): Promise<Page>;
  closeAll(): Promise<void>;
  stop(): Promise<void>;
}

/** Bundles a page around the real web SDK and serves it to a real browser. */
export async function serveSdkPages(launch: LaunchOptions = chromiumLaunch): Promise<SdkPages> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-sdk-page-"));
  await build({
    root: fileURLToPath(new URL("./page", import.meta.url)),
    configFile: false,
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 10_000 },
  });
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : (request.url ?? "");
    readFile(join(folder, path)).then(
      (content) => response.setHeader("Content-Type", contentTypes[extname(path)] ?? "text/plain").end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const browser: Browser = await chromium.launch(launch);
  return {
    async open() {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.waitForFunction(() => window.sdk !== undefined);
      return page;
    },
    async closeAll() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    async stop() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
