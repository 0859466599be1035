import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPackage } from "../../pack/buildPackage.ts";
import { startLocalRegistry } from "./localRegistry.ts";

const run = promisify(execFile);
const home = fileURLToPath(new URL("../..", import.meta.url));
const readme = join(home, "README.md");

/** Where this project keeps its dependencies: next to the package, or above it. */
const modules = ["", "..", "../.."].map((above) => join(home, above, "node_modules"));

function installed(name: string): string {
  const found = modules.map((each) => join(each, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return found;
}

/** What the examples use besides the package: the reader's own dependencies. */
const ownPackages = ["firebase", "firebase-admin", "@firebase/rules-unit-testing", "typescript", "@types/node"];

let folder: string;

// Packs the package and installs it with npm in an empty folder, outside this project.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "package-alone-"));
  const built = join(folder, "built");
  await buildPackage(built);
  const { stdout: file } = await run("npm", ["pack", "--silent"], { cwd: built });
  const registry = await startLocalRegistry(modules);
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "reader", private: true, type: "module" }));
  await run(
    "npm",
    [
      "install",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      ...["--cache", join(folder, "cache"), "--registry", registry.url],
      join(built, file.trim()),
    ],
    { cwd: folder },
  );
  await registry.stop();
  await linkOwnPackages();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function linkOwnPackages(): Promise<void> {
  for (const name of ownPackages) {
    const link = join(folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    // npm may have installed some of them for the package, such as types.
    await rm(link, { recursive: true, force: true });
    await symlink(installed(name), link);
  }
}

/** Writes the README's example with this file name into the folder. */
async function writeExample(name: string): Promise<void> {
  const text = await readFile(readme, "utf8");
  const [, code] = new RegExp(`\`\`\`[jt]s\\n(// ${name}\\n[^]*?)\`\`\``).exec(text) ?? [];
  if (code === undefined) throw new Error(`The README has no example ${name}.`);
  await writeFile(join(folder, name), code);
}

/** Runs an example. Returns what it prints. */
async function runExample(name: string): Promise<string> {
  await writeExample(name);
  const { stdout } = await run(process.execPath, [name], { cwd: folder });
  return stdout;
}

test("the package has no development dependencies and nothing of this project", async () => {
  const { dependencies } = JSON.parse(
    await readFile(join(folder, "node_modules/@cairn/firestore-emulator/package.json"), "utf8"),
  );

  expect(Object.keys(dependencies)).toEqual([
    "@google-cloud/firestore",
    "@grpc/grpc-js",
    "proto3-json-serializer",
    "protobufjs",
    "re2js",
  ]);
});

test("the README's example with firebase-admin runs", async () => {
  expect(await runExample("tasks.mjs")).toBe("Write a test\n");
});

test("the README's example with rules-unit-testing runs", async () => {
  expect(await runExample("rules.mjs")).toContain("The rules hold.\n");
});

test("the README's example of rules without a server runs", async () => {
  expect(await runExample("check.mjs")).toBe("line 4: Invalid function name: isOwner.\n");
});

test("the command starts an emulator, and SIGTERM ends it", async () => {
  const command = spawn(join(folder, "node_modules/.bin/cairn-firestore-emulator"), ["--port", "0"], { cwd: folder });
  const [line] = await once(command.stdout, "data");
  const [, address] = /^FIRESTORE_EMULATOR_HOST=(\S+)/.exec(String(line)) ?? [];

  expect(await (await fetch(`http://${address}`)).text()).toBe("Ok\n");

  command.kill("SIGTERM");
  expect(await once(command, "exit")).toEqual([0, null]);
});

test("types are exported", async () => {
  await writeExample("types.ts");
  // A wrong type in the example must be found, or the types would be `any`.
  await writeFile(
    join(folder, "wrong.ts"),
    'import { emulator } from "./types.js";\nexport const port: string = emulator.port;\n',
  );
  const compiler = join(installed("typescript"), "bin/tsc");
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2023", "--types", "node"];

  await expect(run(process.execPath, [compiler, ...options, "types.ts"], { cwd: folder })).resolves.toBeDefined();
  await expect(run(process.execPath, [compiler, ...options, "wrong.ts"], { cwd: folder })).rejects.toMatchObject({
    stdout: expect.stringMatching(/^wrong\.ts\(2,14\).*number/),
  });
});
