import { mkdir, writeFile } from "node:fs/promises";
import { arch, cpus } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { benchFirestore } from "./benchFirestore.ts";
import { benchPages } from "./benchPages.ts";
import { benchSearch } from "./benchSearch.ts";
import { benchStart } from "./benchStart.ts";
import { benchTracker } from "./benchTracker.ts";

/** One line of the table. `ratio` compares with `beside`, measured in the same run; null where nothing is beside it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly beside: string;
  readonly ratio: number | null;
}

const BENCHES: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  firestore: benchFirestore,
  pages: benchPages,
  search: benchSearch,
  start: benchStart,
  tracker: benchTracker,
};

/** `npm run bench`, or `npm run bench -- pages` for one of them. */
async function bench(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in BENCHES));
  if (unknown.length > 0)
    throw new Error(`No bench ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}`);
  const figures: Figure[] = [];
  for (const [name, run] of Object.entries(BENCHES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    figures.push(...(await run()));
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
  const rows = figures.map(({ name, value, unit, beside, ratio }) => [
    name,
    `${Number(value.toFixed(1))} ${unit}`,
    ratio === null ? "" : `${ratio.toFixed(2)} × ${beside}`,
  ]);
  const all = [["Figure", "Measured", "Beside"], ["---", "---", "---"], ...rows];
  return all.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

await bench(process.argv.slice(2));
