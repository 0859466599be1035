import { type Budget, counted, recordedModules } from "./budget.ts";
import type { MeasuredPage } from "./measurePages.ts";
import type { WeighedBuild } from "./weighBuild.ts";
import { type Kind, REWRITE, weighPage } from "./weighPage.ts";

/** The minifier names variables differently when code around them changes. In KiB. */
const SLACK = 0.5;
/** How many modules a message names. */
const NAMED = 10;
/** Smaller changes of a module are not named, in KiB. */
const SMALL = 0.05;

export interface Comparison {
  /** Sentences about what costs more than its budget. */
  readonly over: readonly string[];
  /** Sentences about what costs so much less that its budget can be lowered. */
  readonly under: readonly string[];
}

/** Compares the bytes of each page and the files on every device with their budget. Needs only the build. */
export function compareBuild(budget: Budget, build: WeighedBuild): Comparison {
  const over: string[] = [];
  const under: string[] = [];
  for (const [path, { kib, loads }] of Object.entries(budget.pages)) {
    const weight = weighPage(build, loads);
    for (const [kind, size] of Object.entries(weight.kib) as [Kind, number][]) {
      const limit = kib[kind];
      const what = `${path}: ${size.toFixed(1)} KiB of ${kind}, ${Math.abs(size - limit).toFixed(1)} KiB`;
      if (size < limit - SLACK) under.push(`${what} less than its budget. ${LOWER}`);
      if (size <= limit + SLACK) continue;
      const causes = kind === "javascript" ? grown(recordedModules(budget, path), weight.modules) : loads;
      over.push(`${what} over its budget of ${limit.toFixed(1)}. ${REWRITE}\n${indented(causes)}`);
    }
  }
  const precached = compareCounts("Stored on every device", budget.precached, counted(build.precached));
  return { over: [...over, ...precached.over], under: [...under, ...precached.under] };
}

/** Compares what each page requested and read with its budget. */
export function compareVisits(budget: Budget, measured: ReadonlyMap<string, MeasuredPage>): Comparison {
  const all = [...measured].map(([path, page]): Comparison => {
    const planned = budget.pages[path];
    if (!planned) return { over: [`${path} has no budget. ${REWRITE}`], under: [] };
    const { files } = page;
    const what = `${path} requests ${files.length} files, its budget is ${planned.files}.`;
    return merged([
      {
        over: files.length > planned.files ? [`${what} ${REWRITE}\n${indented(files)}`] : [],
        under: files.length < planned.files ? [`${what} ${LOWER}`] : [],
      },
      compareCounts(`${path} loads`, counted(planned.loads), counted(page.loads)),
      compareCounts(`${path} calls`, counted(planned.calls), counted(page.calls)),
      compareCounts(`${path} reads in Firestore`, planned.reads, page.reads),
    ]);
  });
  return merged(all);
}

export const LOWER = "The budget can be lowered: npm run budget";

/** Names that occur more or less often than planned. */
function compareCounts(
  what: string,
  planned: Readonly<Record<string, number>>,
  actual: Readonly<Record<string, number>>,
): Comparison {
  const names = [...new Set([...Object.keys(planned), ...Object.keys(actual)])];
  const changes = names.map((name) => ({ name, was: planned[name] ?? 0, is: actual[name] ?? 0 }));
  const say = ({ name, was, is }: (typeof changes)[number]) => `${name}, ${is} instead of ${was}`;
  const more = changes.filter(({ was, is }) => is > was).map(say);
  const less = changes.filter(({ was, is }) => is < was).map(say);
  return {
    over: more.length > 0 ? [`${what} more than its budget allows. ${REWRITE}\n${indented(more)}`] : [],
    under: less.length > 0 ? [`${what} less than its budget allows. ${LOWER}\n${indented(less)}`] : [],
  };
}

/** The modules that have grown or are new, those that grew most first. */
function grown(recorded: ReadonlyMap<string, number>, actual: ReadonlyMap<string, number>): readonly string[] {
  return [...actual]
    .map(([name, kib]) => ({ name, kib, was: recorded.get(name) ?? 0 }))
    .filter(({ kib, was }) => kib - was >= SMALL)
    .sort((a, b) => b.kib - b.was - (a.kib - a.was))
    .slice(0, NAMED)
    .map(({ name, kib, was }) => {
      const before = was === 0 ? "was not on this page" : `was ${was.toFixed(2)}`;
      return `+${(kib - was).toFixed(2)} KiB  ${name} (${before})`;
    });
}

function merged(comparisons: readonly Comparison[]): Comparison {
  return {
    over: comparisons.flatMap(({ over }) => over),
    under: comparisons.flatMap(({ under }) => under),
  };
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join("\n");
}
