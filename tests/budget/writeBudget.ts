/**
 * `npm run budget`: measures the app and records what it costs now as the budget that the tests compare with.
 * `npm run budget -- --bytes` needs no browser and updates only the bytes.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { withBenchSuite } from "../bench/benchSuite.ts";
import { weighFloor } from "../bench/floor.ts";
import { BUDGET_FILE, budgetOf, readBudget, type VisitBudget } from "./budget.ts";
import { measurePages } from "./measurePages.ts";
import { weighBuild } from "./weighBuild.ts";

/** Keeps what only a browser can tell: what the pages request, read and load by `import()`. */
const BYTES_ONLY = "--bytes";

const last = readBudget();
const build = await weighBuild();
const visits = process.argv.includes(BYTES_ONLY) ? last.pages : await visitPages();
const floors = { "/auth": await weighFloor("auth"), "/dashboard": await weighFloor("app") };
writeFileSync(BUDGET_FILE, JSON.stringify(budgetOf(build, visits, last, floors), null, 2));
const biome = join(dirname(createRequire(import.meta.url).resolve("@biomejs/biome/package.json")), "bin", "biome");
execFileSync(process.execPath, [biome, "format", "--write", BUDGET_FILE], { cwd: PROJECT_ROOT, stdio: "inherit" });
console.log("Recorded in tests/budget/budget.json. Its diff says what changed.");

async function visitPages(): Promise<Record<string, VisitBudget>> {
  const measured = await withBenchSuite("budget", ({ browser, baseURL, suite }) =>
    measurePages(browser, {
      baseURL,
      firestoreHost: `127.0.0.1:${suite.ports.firestore}`,
      builtFiles: suite.builtFiles,
    }),
  );
  return Object.fromEntries([...measured].map(([path, page]) => [path, { ...page, files: page.files.length }]));
}
