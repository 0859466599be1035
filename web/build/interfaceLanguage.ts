import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The complete language. Each other language is a folder next to it with the same files. */
const SOURCE = "en";
/** Not a language: the source text in unusual letters, so that text from elsewhere stands out. */
export const PSEUDO = "en-XA";
/** Dates and numbers use another script, so that one formatted without the locale stands out, too. */
const PSEUDO_LOCALE = "el-GR";

const TEXT_FOLDERS = [
  fileURLToPath(new URL("../src/text", import.meta.url)),
  fileURLToPath(new URL("../../functions/src/domain/text", import.meta.url)),
];

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const STRANGE = "ÁƁÇÐÉƑĜĤÍĴĶĹḾÑÓÞɊŔŠŤÚṼŴẌÝŽáƀçðéƒĝĥíĵķĺḿñóþɋŕšťúṽŵẍýž";

/**
 * Turns "Save {name}" into "Šááṽéé {name}": other letters, and a third longer, because most languages are longer than
 * English. Placeholders in braces stay as they are.
 */
export function pseudo(text: string): string {
  return text.replace(/\{\w+\}|[A-Za-z]/g, (part) => {
    if (part.length > 1) return part;
    const strange = STRANGE.charAt(PLAIN.indexOf(part));
    return /[aeou]/.test(part) ? strange + strange : strange;
  });
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The parts of a text module that students read: strings and templates, but no property names. */
function* textIn(node: SyntaxNode): Generator<SyntaxNode> {
  if (node.type.startsWith("Import") || node.type.startsWith("ExportAll")) return;
  if ((node.type === "Literal" && typeof node.value === "string") || node.type === "TemplateElement") yield node;
  for (const [field, value] of Object.entries(node)) {
    if (isName(node, field)) continue;
    for (const child of [value].flat()) if (isNode(child)) yield* textIn(child);
  }
}

/** Whether a part of the code names something: a property, or the module that an export comes from. */
function isName(node: SyntaxNode, field: string): boolean {
  if (node.type === "Property") return field === "key" && node.computed !== true;
  return node.type.startsWith("Export") && field === "source";
}

function inOtherLetters(code: string, program: SyntaxNode): string {
  let result = "";
  let at = 0;
  for (const { type, start, end, value } of [...textIn(program)].sort((a, b) => a.start - b.start)) {
    result += code.slice(at, start);
    result += type === "Literal" ? JSON.stringify(pseudo(String(value))) : pseudo(code.slice(start, end));
    at = end;
  }
  return result + code.slice(at);
}

/** The words of index.html, which stand there as `{description}` because no module provides them. */
function pageWords(language: string): Readonly<Record<string, string>> {
  const source = language === PSEUDO ? SOURCE : language;
  const words: Record<string, string> = JSON.parse(readFileSync(`${TEXT_FOLDERS[0]}/${source}/page.json`, "utf8"));
  if (language !== PSEUDO) return words;
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, pseudo(text)]));
}

/** The folder of text that holds this file of the source language; undefined for any other file. */
function textFolderOf(id: string): string | undefined {
  return TEXT_FOLDERS.find((folder) => id.startsWith(`${folder}/${SOURCE}/`));
}

/**
 * Builds the app in one language. The language is chosen at build time, not at run time: a student loads only the words
 * of the screens they open, in one language. Hosting picks the build by the browser's preferred language
 * (`hosting.i18n`).
 */
export function interfaceLanguage(language: string): Plugin {
  return {
    name: "interface-language",
    resolveId: {
      order: "pre",
      async handler(source, importer, options) {
        if (language === SOURCE || language === PSEUDO) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const folder = found && textFolderOf(found.id);
        if (!folder) return null;
        const id = `${folder}/${language}/${relative(`${folder}/${SOURCE}`, found.id)}`;
        if (!existsSync(id)) return this.error(`${id} is missing: write this text in the language "${language}".`);
        return id;
      },
    },
    transform(code, id) {
      const file = id.split("?")[0] ?? id;
      if (language !== PSEUDO || !textFolderOf(file)) return null;
      if (file.endsWith("/locale.ts")) return { code: `export const LOCALE = "${PSEUDO_LOCALE}";`, map: null };
      const program: unknown = this.parse(code);
      return isNode(program) ? { code: inOtherLetters(code, program), map: null } : null;
    },
    transformIndexHtml(html) {
      const words = pageWords(language);
      const filled = html.replace(/\{(\w+)\}/g, (place, name) => words[name] ?? place);
      return language === SOURCE ? filled : filled.replace('lang="en-US"', `lang="${language}"`);
    },
  };
}
