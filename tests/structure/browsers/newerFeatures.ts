import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { features } from "web-features";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { SUPPORTED_BROWSERS } from "../../../web/supportedBrowsers.ts";

/** Code that runs in a student's browser, except text and facts. */
const FOLDERS = ["web/src", "web/serviceWorker", "functions/src/domain"];
const WORDS_ONLY = /\.test\.tsx?$|\/(text|content)\//;

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Interfaces used everywhere in the app. Features of any other interface are searched by the interface's name only. */
const EVERYDAY =
  /^(AbortSignal|Blob|Cache\w*|Clipboard\w*|CSS|Document|Element|Event|File|HTML(Anchor|Button|Details|Dialog|Form|Input|Select|TextArea)?Element|Navigator|Node|Promise|Request|Response|ServiceWorker\w*|ToggleEvent|URL|URLSearchParams|Window)$/;
const BUILTINS_WITH_METHODS = /^(Array|Date|Iterator|Map|Promise|Set|String|TypedArray)$/;

/**
 * The pattern that finds a key of the browser compatibility data in source. Null if a search by name is not possible.
 */
function patternOf(key: string): { readonly of: "css" | "script"; readonly pattern: RegExp } | null {
  const [kind, place = "", ...names] = key.split(".");
  const [name, value] = names;
  if (names.some((part) => /_/.test(part))) return null;
  const css = (source: string) => ({ of: "css", pattern: new RegExp(source, "m") }) as const;
  const script = (source: string) => ({ of: "script", pattern: new RegExp(source) }) as const;
  if (kind === "css" && name !== undefined) {
    const word = escaped(value ?? name);
    if (place === "properties") return css(`(?:^|[;{\\s])${escaped(name)}\\s*:${value ? `[^;]*\\b${word}\\b` : ""}`);
    if (place === "selectors") return css(`::?${escaped(name)}\\b`);
    if (place === "at-rules") return css(`@${escaped(name)}\\b${value ? `[^{]*\\b${word}\\b` : ""}`);
    if (place === "types") return css(`\\b${word}\\(`);
  }
  if (kind === "api" && name === undefined)
    return script(`\\bnew ${place}\\(|\\b${place}\\.\\w|(?<![.\\w])${place}\\(`);
  if (kind === "api" && EVERYDAY.test(place)) return script(`\\.${name}\\b`);
  if (kind === "javascript" && place === "builtins" && name !== undefined) {
    const own = `\\b${name}\\${value ? `.${value}` : "."}\\b`;
    return script(value && BUILTINS_WITH_METHODS.test(name) ? `${own}|\\.${value}\\(` : own);
  }
  return null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Whether a version of the data ("17.4", "≤79") is not newer than the oldest supported one. */
function isThere(version: string | undefined, oldest: string): boolean {
  if (version === undefined) return false;
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  const [oldMajor = 0, oldMinor = 0] = oldest.split(".").map(Number);
  return major < oldMajor || (major === oldMajor && minor <= oldMinor);
}

/**
 * Web features named in the app's source that a supported browser lacks: each key of the browser compatibility data by
 * its feature, with the files. Found by name, so a hit can be something else with that name.
 */
export function newerFeatures(): ReadonlyMap<string, readonly string[]> {
  const files = FOLDERS.flatMap((folder) => [...sourcesIn(folder)]);
  const all = {
    css: files.flatMap(({ path, text }) => (path.endsWith(".css") ? [text] : [])).join("\n"),
    script: files.flatMap(({ path, text }) => (path.endsWith(".css") ? [] : [text])).join("\n"),
  };
  const browsers = Object.entries(SUPPORTED_BROWSERS) as [keyof typeof SUPPORTED_BROWSERS, string][];
  const found = new Map<string, string[]>();
  for (const [id, feature] of Object.entries(features)) {
    if (feature.kind !== "feature") continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      if (browsers.every(([browser, oldest]) => isThere(support[browser], oldest))) continue;
      const search = patternOf(key);
      if (!search?.pattern.test(all[search.of])) continue;
      for (const { path, text } of files) {
        if (path.endsWith(".css") !== (search.of === "css") || !search.pattern.test(text)) continue;
        found.set(id, [...(found.get(id) ?? []), `${key} in ${path}`]);
      }
    }
  }
  return found;
}

function* sourcesIn(folder: string): Generator<Source> {
  for (const entry of readdirSync(join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true })) {
    const path = relative(PROJECT_ROOT, join(entry.parentPath, entry.name));
    if (!entry.isFile() || !/\.(tsx?|js|css)$/.test(path) || WORDS_ONLY.test(path)) continue;
    yield { path, text: withoutComments(readFileSync(join(PROJECT_ROOT, path), "utf8")) };
  }
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}
