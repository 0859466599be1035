import { createRequire } from "node:module";

interface HostingConfig {
  readonly headers?: readonly { readonly glob: string; readonly headers: Readonly<Record<string, string>> }[];
}

const requireByTools = createRequire(createRequire(import.meta.url).resolve("firebase-tools/package.json"));
/** The matcher of firebase-tools' own Hosting emulator. It has no types. */
const { configMatcher } = requireByTools("superstatic/lib/utils/patterns") as {
  configMatcher(path: string, rule: { readonly glob: string }): boolean;
};

/** The headers Hosting sends for a path: those of every matching rule. The last one wins. */
export function headersOf(config: object | null, path: string): Readonly<Record<string, string>> {
  const { headers = [] } = (config ?? {}) as HostingConfig;
  const fitting = headers.filter((rule) => configMatcher(path, rule));
  const entries = fitting.flatMap((rule) => Object.entries(rule.headers));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}
