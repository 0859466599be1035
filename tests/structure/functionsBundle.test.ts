import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "../../emulators/start/build.ts";
import firebase from "../../firebase.json" with { type: "json" };
import manifest from "../../functions/package.json" with { type: "json" };

/** `import … from "a"`, `import(…)`, and the `require("a")` of bundled CommonJS. */
const IMPORTS = [/^import\s(?:.*?\sfrom\s)?"([^"]+)";$/gm, /\b(?:import|(?:__)?require)\("([^"]+)"\)/g] as const;
const INSTALLED = join(import.meta.dirname, "../../node_modules");
const declared = Object.keys(manifest.dependencies);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-functions-"));
  await build("functions", join(folder, "lib"), "production");
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

// `firebase deploy` only uploads the functions folder. Anything else that the bundle imports would be missing there, and
// anything it loads from installed packages delays the first answer of an instance.
test("the built functions import only Node's modules", async () => {
  const bundle = await readFile(join(folder, "lib/index.js"), "utf8");

  expect(bundle.match(/^import /gm)?.length).toBeGreaterThan(5);
  const imported = IMPORTS.flatMap((pattern) => [...bundle.matchAll(pattern)].map(([, name = ""]) => name));
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
  // Names that the pattern above cannot see.
  expect(bundle.match(/\b(?:import|(?:__)?require)\((?!["})])/g) ?? []).toEqual([]);
  expect(bundle).not.toContain("inspector");
});

// At import, only gRPC would need Node's `dns`.
test("importing the built functions does not load gRPC", async () => {
  const script = 'import("./lib/index.js").then(() => console.log(JSON.stringify(process.moduleLoadList)))';

  const { stdout } = await evaluate(script);

  const modules: unknown = JSON.parse(stdout);
  expect(modules).toContain("NativeModule crypto");
  expect(modules).not.toContain("NativeModule dns");
});

test("the functions folder works with only its package.json's dependencies installed", async () => {
  await copyFile(join(INSTALLED, "../functions/package.json"), join(folder, "package.json"));
  await mkdir(join(folder, "node_modules"));
  for (const name of declared) await symlink(join(INSTALLED, name), join(folder, "node_modules", name), "junction");
  const script = 'import("./lib/index.js").then(({ api }) => console.log(JSON.stringify(api.__endpoint)))';

  const { stdout } = await evaluate(script);

  const { region, httpsTrigger, ...limits } = JSON.parse(stdout);
  expect(httpsTrigger).toEqual({ invoker: ["public"] });
  expect(limits).toMatchObject({
    availableMemoryMb: 512,
    cpu: 1,
    concurrency: 40,
    timeoutSeconds: 60,
    maxInstances: 20,
  });
  // Hosting sends the calls to the function's region.
  const rewrite = firebase.hosting.rewrites.find((each) => each.function?.functionId === "api");
  expect([rewrite?.function?.region]).toEqual(region);
});

function evaluate(script: string): Promise<{ stdout: string }> {
  const env = { ...process.env, GCLOUD_PROJECT: "demo-cairn" };
  return promisify(execFile)(process.execPath, ["-e", script], { cwd: folder, env });
}
