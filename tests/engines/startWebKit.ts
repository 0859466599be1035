import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../emulators/start/ports.ts";
import { startNetwork } from "../support/startNetwork.ts";
import { untilAnswering } from "../support/until.ts";
import type { Engine, EnginePage } from "./EnginePage.ts";
import { WEBKIT_DRIVER } from "./enginePrograms.mjs";

interface WebKitOptions {
  readonly name: string;
  readonly userAgent: string;
  readonly width: number;
  readonly height: number;
}

/** The property that identifies elements in WebDriver: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const ENTER = "\uE007";

/** Starts Debian's WebKitGTK with plain WebDriver on a virtual screen. */
export async function startWebKit({ name, ...options }: WebKitOptions): Promise<Engine> {
  const { network, send, close } = await startWebKitDriver(options);
  return { name, network, page: pageOf(send), close };
}

/** A browser that takes WebDriver's commands: https://www.w3.org/TR/webdriver2/#endpoints */
export async function startWebKitDriver({ userAgent, width, height }: Omit<WebKitOptions, "name">) {
  const network = await startNetwork();
  const port = await freePort();
  const driver = spawn(
    "xvfb-run",
    ["-a", "-s", `-screen 0 ${width}x${height}x24`, WEBKIT_DRIVER, `--port=${port}`, "--host=127.0.0.1"],
    // A separate process group: xvfb-run leaves its children running when it alone is killed.
    { stdio: "ignore", detached: true },
  );
  const send: Send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await untilAnswering(`http://127.0.0.1:${port}/status`);
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        proxy: { proxyType: "manual", httpProxy: `127.0.0.1:${network.port}` },
        "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation", `--user-agent=${userAgent}`] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await send("POST", `${session}/window/rect`, { x: 0, y: 0, width, height });
  return {
    network,
    send: ((method, path, body) => send(method, session + path, body)) satisfies Send as Send,
    async close() {
      await send("DELETE", session);
      if (driver.pid !== undefined) process.kill(-driver.pid);
      network.stop();
    },
  };
}

/** Sends a command to the session and returns its value. */
export type Send = <T>(method: string, path: string, body?: object) => Promise<T>;

function pageOf(send: Send): EnginePage {
  const element = async (selector: string) =>
    (await send<Record<string, string>>("POST", "/element", { using: "css selector", value: selector }))[ELEMENT];
  return {
    open: (url) => send("POST", "/url", { url }),
    reload: () => send("POST", "/refresh", {}),
    back: () => send("POST", "/back", {}),
    evaluate: (run, ...args) =>
      send("POST", "/execute/sync", { script: `return (${run.toString()})(...arguments)`, args }),
    async press(selector) {
      await send("POST", `/element/${await element(selector)}/click`, {});
    },
    async type(text) {
      const keys = [...text].map((key) => (key === "\n" ? ENTER : key));
      const actions = keys.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await send("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
  };
}

/** Debian's path contains the architecture and WebKitGTK's version. */
function miniBrowser(): string {
  const folders = readdirSync("/usr/lib")
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((architecture) => readdirSync(join("/usr/lib", architecture)).map((name) => join(architecture, name)));
  const path = folders.map((folder) => join("/usr/lib", folder, "MiniBrowser")).find((file) => existsSync(file));
  if (path === undefined) throw new Error("Debian's webkit2gtk-driver package contains no MiniBrowser.");
  return path;
}
