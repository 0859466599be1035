import { type ChildProcess, spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Serves a function like one instance of the cloud's runtime: express first, which parses bodies of up to 1024 MB
 * (`requestLimit` of functions-framework), then the function, with parallel calls.
 */
const serverOf = (file: string, name: string) => `
import { createRequire } from "node:module";
import { ${name} } from ${JSON.stringify(file)};
const express = createRequire(import.meta.resolve("firebase-functions/https"))("express");
const app = express();
app.use(express.json({ limit: "1024mb", verify: (request, _, bytes) => { request.rawBody = bytes; } }));
app.all("/*path", ${name});
const server = app.listen(0, "127.0.0.1", () => console.log("port " + server.address().port));
`;

export interface FunctionInstance {
  readonly url: string;
  readonly pid: number | undefined;
  stop(): void;
  /** Kills the process without letting it finish anything. Resolves once it has ended. */
  kill(): Promise<void>;
}

/**
 * Starts the function with this name that `file` in the folder exports, using the packages that the folder resolves.
 */
export async function startFunctionInstance(
  folder: string,
  { file, name }: { readonly file: string; readonly name: string },
  environment: Readonly<Record<string, string>>,
): Promise<FunctionInstance> {
  await writeFile(join(folder, "server.mjs"), serverOf(file, name));
  const child = spawn(process.execPath, ["server.mjs"], {
    cwd: folder,
    env: { ...process.env, METADATA_SERVER_DETECTION: "none", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const [, found] = /port (\d+)/.exec(chunk.toString()) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => void child.kill(), kill: () => killed(child) };
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}
