import type { WeighedBuild, WeighedScript } from "./weighBuild.ts";

const KINDS = { javascript: /\.js$/, css: /\.css$/, fonts: /\.woff2$/, html: /\.html$/, other: /./ } as const;

export type Kind = keyof typeof KINDS;

/** What a page loads, in KiB as transferred. */
export interface PageWeight {
  readonly kib: Readonly<Record<Kind, number>>;
  readonly scripts: readonly WeighedScript[];
  /** What each module contributes to the page's JavaScript. */
  readonly modules: ReadonlyMap<string, number>;
}

/**
 * Weighs what a page loads: the app's entry, the files of the modules in `loads` with all that these files import, and
 * the assets in `loads`.
 */
export function weighPage(build: WeighedBuild, loads: readonly string[]): PageWeight {
  const scripts = new Set<WeighedScript>();
  const add = (script: WeighedScript | undefined) => {
    if (script === undefined || scripts.has(script)) return;
    scripts.add(script);
    for (const name of script.imports) add(build.scripts.find((other) => other.name === name));
  };
  build.scripts.filter(({ isEntry }) => isEntry).forEach(add);
  const kib = { javascript: 0, css: 0, fonts: 0, html: 0, other: 0 };
  const modules = new Map<string, number>();
  for (const load of loads) {
    const size = build.assets.get(load);
    const script = build.scripts.find(({ loadedLater }) => loadedLater.includes(load));
    if (size === undefined && script === undefined) throw new Error(`The build has no ${load}. ${REWRITE}`);
    if (size === undefined) add(script);
    else {
      const kind = kindOf(load);
      kib[kind] += size;
      if (kind === "javascript") modules.set(load, size);
    }
  }
  for (const script of scripts) {
    kib.javascript += script.kib;
    for (const [name, share] of script.shares) modules.set(name, (modules.get(name) ?? 0) + share);
  }
  return { kib, scripts: [...scripts], modules };
}

export const REWRITE = "If that is intended, record it: npm run budget";

function kindOf(name: string): Kind {
  const kinds = Object.keys(KINDS) as Kind[];
  return kinds.find((kind) => KINDS[kind].test(name)) ?? "other";
}
