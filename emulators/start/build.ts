import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PROJECT_ROOT } from "./projectRoot.ts";

const require = createRequire(join(PROJECT_ROOT, "web", "package.json"));
const VITE = join(dirname(require.resolve("vite/package.json")), "bin", "vite.js");

/** Bundles a workspace into `outDir` in a separate process, because Vite sets NODE_ENV in its own process. */
export function build(
  workspace: "web" | "functions",
  outDir: string,
  mode: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const output: string[] = [];
    const child = spawn(
      process.execPath,
      [VITE, "build", "--mode", mode, "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn"],
      {
        cwd: join(PROJECT_ROOT, workspace),
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, NODE_ENV: "production", ...environment },
      },
    );
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Building ${workspace} failed:\n${output.join("")}`));
    });
  });
}
