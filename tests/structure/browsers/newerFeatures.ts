import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { features } from "web-features";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { SUPPORTED_BROWSERS } from "../../../web/build/supportedBrowsers.ts";

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
  if (names.some((part) => /_/.test(part))) return null;
  const [name, value] = names;
  const css = kind === "css" && name !== undefined ? cssSource(place, name, value) : null;
  if (css !== null) return { of: "css", pattern: new RegExp(css, "m") };
  const script = kind === "api" ? apiSource(place, name) : null;
  if (script !== null) return { of: "script", pattern: new RegExp(script) };
  const builtin = kind === "javascript" && place === "builtins" && name ? builtinSource(name, value) : null;
  return builtin === null ? null : { of: "script", pattern: new RegExp(builtin) };
}

/** @param value the value of the property or at-rule, where the key speaks of one value alone */
function cssSource(place: string, name: string, value: string | undefined): string | null {
  const word = escaped(value ?? name);
  if (place === "properties") return `(?:^|[;{\\s])${escaped(name)}\\s*:${value ? `[^;]*\\b${word}\\b` : ""}`;
  if (place === "selectors") return `::?${escaped(name)}\\b`;
  if (place === "at-rules") return `@${escaped(name)}\\b${value ? `[^{]*\\b${word}\\b` : ""}`;
  return place === "types" ? `\\b${word}\\(` : null;
}

/** @param name the member; undefined for the interface itself */
function apiSource(place: string, name: string | undefined): string | null {
  if (name === undefined) return `\\bnew ${place}\\(|\\b${place}\\.\\w|(?<![.\\w])${place}\\(`;
  return EVERYDAY.test(place) ? `\\.${name}\\b` : null;
}

function builtinSource(name: string, method: string | undefined): string {
  const own = `\\b${name}\\${method ? `.${method}` : "."}\\b`;
  return method && BUILTINS_WITH_METHODS.test(name) ? `${own}|\\.${method}\\(` : own;
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
  const found = new Map<string, string[]>();
  for (const { id, key } of newerKeys()) {
    const search = patternOf(key);
    if (!search?.pattern.test(all[search.of])) continue;
    for (const { path, text } of files) {
      if (path.endsWith(".css") !== (search.of === "css") || !search.pattern.test(text)) continue;
      found.set(id, [...(found.get(id) ?? []), `${key} in ${path}`]);
    }
  }
  return found;
}

/** The keys of the compatibility data that a supported browser lacks, each with its feature. */
function* newerKeys(): Generator<{ readonly id: string; readonly key: string }> {
  const browsers = Object.entries(SUPPORTED_BROWSERS) as [keyof typeof SUPPORTED_BROWSERS, string][];
  for (const [id, feature] of Object.entries(features)) {
    const keys = feature.kind === "feature" ? (feature.status.by_compat_key ?? {}) : {};
    for (const [key, { support }] of Object.entries(keys)) {
      if (!browsers.every(([browser, oldest]) => isThere(support[browser], oldest))) yield { id, key };
    }
  }
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
