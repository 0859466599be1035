import { mkdir, writeFile } from "node:fs/promises";
import { arch, cpus } from "node:os";
import { join } from "node:path";
import { benchFirestore } from "@cairn/firestore-emulator/bench";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { benchApi } from "./benchApi.ts";
import { benchCalendar } from "./benchCalendar.ts";
import { benchColdStart } from "./benchColdStart.ts";
import { benchContent } from "./benchContent.ts";
import { benchCost } from "./benchCost.ts";
import { benchEssays } from "./benchEssays.ts";
import { benchIdle } from "./benchIdle.ts";
import { benchInteractions } from "./benchInteractions.ts";
import { benchLogins } from "./benchLogins.ts";
import { benchMemory } from "./benchMemory.ts";
import { benchMerge } from "./benchMerge.ts";
import { benchPages } from "./benchPages.ts";
import { benchReads } from "./benchReads.ts";
import { benchSearch } from "./benchSearch.ts";
import { benchShares } from "./benchShares.ts";
import { benchStart } from "./benchStart.ts";
import { benchSync } from "./benchSync.ts";
import { benchTracker } from "./benchTracker.ts";
import type { Figure } from "./figure.ts";

const BENCHES: Readonly<Record<string, (paths: readonly string[]) => Promise<readonly Figure[]>>> = {
  api: benchApi,
  calendar: benchCalendar,
  coldstart: benchColdStart,
  content: benchContent,
  cost: benchCost,
  essays: benchEssays,
  firestore: benchFirestore,
  idle: benchIdle,
  interactions: benchInteractions,
  logins: benchLogins,
  memory: benchMemory,
  merge: benchMerge,
  pages: benchPages,
  reads: benchReads,
  search: benchSearch,
  shares: benchShares,
  start: benchStart,
  sync: benchSync,
  tracker: benchTracker,
};

/**
 * `npm run bench`, or `npm run bench -- pages` for a single benchmark. With paths, `npm run bench -- pages /auth
 * /dashboard` also prints what these pages consist of.
 */
async function bench(args: readonly string[]): Promise<void> {
  const paths = args.filter((argument) => argument.startsWith("/"));
  const names = args.filter((argument) => !argument.startsWith("/"));
  const unknown = names.filter((name) => !(name in BENCHES));
  if (unknown.length > 0)
    throw new Error(`No bench ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}`);
  const figures: Figure[] = [];
  for (const [name, run] of Object.entries(BENCHES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    figures.push(...(await run(paths)));
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? arch()}, Node ${process.version}`;
  const report = { date: new Date().toISOString().slice(0, 10), machine, figures };
  const folder = join(PROJECT_ROOT, ".cairn", "bench");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "figures.json"), JSON.stringify(report, null, 2));
  console.log(table(figures));
  console.log(`\n${report.date}, ${machine}. Written to .cairn/bench/figures.json`);
}

function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, comparedWith, ratio }) => [
    name,
    `${readable(value)} ${unit}`.trimEnd(),
    ratio === null ? comparedWith : `${ratio.toFixed(2)} × ${comparedWith}`,
  ]);
  const all = [["Figure", "Measured", "Compared with"], ["---", "---", "---"], ...rows];
  return all.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Rounds to a whole number from 100 on, and keeps more digits below. */
function readable(value: number): string {
  const digits = value >= 100 ? 0 : value >= 1 ? 1 : 4;
  return Number(value.toFixed(digits)).toLocaleString("en-US", { maximumFractionDigits: digits });
}

await bench(process.argv.slice(2));
