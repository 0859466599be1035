import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { HOST } from "./ports.ts";
import { PROJECT_ROOT } from "./projectRoot.ts";
import type { Suite } from "./suite.ts";

export interface ViteServer {
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/** Serves the web app with hot reload instead of Hosting and forwards `/api` calls to the functions emulator. */
export function startViteServer(suite: Suite, allowedHosts: readonly string[]): ViteServer {
  const web = join(PROJECT_ROOT, "web");
  const require = createRequire(join(web, "package.json"));
  const vite = join(dirname(require.resolve("vite/package.json")), "bin", "vite.js");
  const child = spawn(
    process.execPath,
    [vite, "--mode", "emulators", "--host", HOST, "--port", String(suite.ports.hosting), "--strictPort"],
    {
      cwd: web,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        ...suite.webEnvironment,
        CAIRN_ALLOWED_HOSTS: allowedHosts.join(" "),
        CAIRN_FUNCTIONS_ORIGIN: `http://${HOST}:${suite.ports.functions}`,
      },
    },
  );
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    ready: untilAnswers(`http://${HOST}:${suite.ports.hosting}/`, exited),
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function untilAnswers(url: string, exited: Promise<void>): Promise<void> {
  let ended = false;
  void exited.then(() => {
    ended = true;
  });
  while (!ended) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("Vite stopped before it answered. Its error is printed above.");
}
