import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { readBudget } from "../budget/budget.ts";
import { weighBuild } from "../budget/weighBuild.ts";
import { type PageWeight, weighPage } from "../budget/weighPage.ts";
import { type Figure, figure } from "./figure.ts";
import { weighFloor } from "./floor.ts";

/**
 * What the sign-in page loads, and what it and each screen load together, compared with the minimum that their libraries
 * need. Needs no browser: what each page loads is in the budget, and a test compares the budget with a browser. Explains
 * the weight of the pages in `explained` by file and module.
 */
export async function benchPages(explained: readonly string[]): Promise<readonly Figure[]> {
  const { pages } = readBudget();
  const unknown = explained.filter((path) => !(path in pages));
  if (unknown.length > 0) throw new Error(`No page ${unknown.join(", ")}. There are: ${Object.keys(pages).join(", ")}`);
  const authFloor = await weighFloor("auth");
  const appFloor = await weighFloor("app");
  const build = await weighBuild();
  const folder = join(PROJECT_ROOT, ".cairn", "bench", "pages");
  await mkdir(folder, { recursive: true });
  const figures: Figure[] = [];
  for (const [path, { loads }] of Object.entries(pages)) {
    const weight = weighPage(build, loads);
    const { javascript, css, fonts } = weight.kib;
    const isAuth = path === "/auth";
    const name = isAuth ? path : `/auth and ${path}`;
    const floor = isAuth ? "the floor of its libraries" : "the floor with Firestore";
    figures.push(
      figure(`JavaScript of ${name}, brotli`, javascript, "KiB", floor, isAuth ? authFloor : appFloor),
      figure(`CSS of ${name}, brotli`, css, "KiB"),
      figure(`Fonts of ${name}`, fonts, "KiB"),
    );
    const explanation = explain(name, weight);
    await writeFile(join(folder, `${path.slice(1).replaceAll("/", "-")}.txt`), explanation);
    if (explained.includes(path)) console.log(explanation);
  }
  console.log("What each page consists of, by module: .cairn/bench/pages");
  return figures;
}

/** A page's JavaScript by file and module, largest first, in KiB of brotli. */
function explain(name: string, { kib, scripts, modules }: PageWeight): string {
  const lines = (weights: readonly (readonly [string, number])[]) =>
    weights.toSorted(([, a], [, b]) => b - a).map(([what, size]) => `${size.toFixed(2).padStart(8)}  ${what}`);
  const files = scripts.map((script): readonly [string, number] => [script.name, script.kib]);
  const details = scripts.flatMap((script) => [
    "",
    `${script.name}, ${script.kib.toFixed(2)} KiB`,
    ...lines([...script.shares]),
  ]);
  return [
    `JavaScript of ${name}: ${kib.javascript.toFixed(2)} KiB of brotli in ${files.length} files`,
    ...lines(files),
    "",
    "By module of the app, or package",
    ...lines([...byPackage(modules)]),
    "",
    "By file and module",
    ...details,
    "",
  ].join("\n");
}

/** The weights of the modules of a package together. */
function byPackage(modules: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [module, kib] of modules) {
    const [, name = module] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
    weights.set(name, (weights.get(name) ?? 0) + kib);
  }
  return weights;
}
