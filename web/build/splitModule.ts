import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

interface Split {
  /** The file of `web/patches` that needs it, for the messages. */
  readonly patch: string;
  /** The package whose module it is, and the name that the app imports it by. */
  readonly packageName: string;
  readonly importedAs: string;
  /** The name of the module's file, next to the package's entry. */
  readonly file: RegExp;
  /** The declarations that stay, with everything they need. All others move to the second half. */
  readonly early: readonly string[];
}

/** Ends the path of every second half. */
export const LATER = "?later";

/**
 * Splits a module of a package in two, so that what only some screens need loads with them: a bundler can only move
 * whole modules. The second half imports from the first. The app's modules import each name from the half that has it,
 * which works only if the module declares it by the name that the package exports. The build fails if a name is not
 * there.
 */
export function splitModule({ patch, packageName, importedAs, file, early }: Split): Plugin[] {
  let path = "";
  let parts: Halves = { first: "", second: "", moved: new Set() };
  return [
    {
      name: `split-module:${patch}`,
      apply: "build",
      enforce: "pre",
      async buildStart() {
        const entry = (await this.resolve(packageName))?.id ?? "";
        const fileName = (await readdir(dirname(entry))).find((candidate) => file.test(candidate));
        if (fileName === undefined)
          return this.error(`${packageName} has no ${file} any more: look at web/patches/${patch}.ts.`);
        path = join(dirname(entry), fileName);
        const code = await readFile(path, "utf8");
        const { body } = this.parse(code);
        const missing = early.find((name) => !body.flatMap(namesOf).includes(name));
        if (missing !== undefined)
          this.error(`${path} declares no ${missing} any more: look at web/patches/${patch}.ts.`);
        parts = halves(code, body, early, path);
      },
      resolveId(source, importer) {
        if (source === path + LATER) return { id: source, moduleSideEffects: false };
        return importer === path + LATER ? this.resolve(source, path, { skipSelf: true }) : null;
      },
      load(id) {
        if (id === path) return parts.first;
        return id === path + LATER ? { code: parts.second, moduleSideEffects: false } : null;
      },
    },
    {
      name: `import-halves:${patch}`,
      apply: "build",
      transform(code, id) {
        if (id.includes("/node_modules/") || !code.includes(`"${importedAs}"`)) return null;
        return { code: importHalves(code, this.parse(code).body, importedAs, path, parts.moved), map: null };
      },
    },
  ];
}

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number];

interface Part {
  readonly statement: Statement;
  readonly text: string;
  readonly names: readonly string[];
  /** The declaration that a statement `X.y = …` belongs to. */
  readonly owner: string | null;
  readonly mentioned: ReadonlySet<string>;
}

interface Halves {
  readonly first: string;
  readonly second: string;
  /** The names that the second half declares. */
  readonly moved: ReadonlySet<string>;
}

function halves(code: string, body: readonly Statement[], early: readonly string[], path: string): Halves {
  const parts = body.map((statement) => partOf(code, statement));
  const imports = parts.filter(({ statement }) => statement.type === "ImportDeclaration");
  const exports = parts.filter(({ statement }) => statement.type === "ExportNamedDeclaration");
  const rest = parts.filter((part) => !imports.includes(part) && !exports.includes(part));
  const effects = rest.filter(({ names, owner }) => names.length === 0 && owner === null);
  const stays = reachable(rest, [...early, ...effects.flatMap(({ mentioned }) => [...mentioned])]);
  const isEarly = ({ names, owner }: Part) =>
    owner === null ? names.length === 0 || names.some((name) => stays.has(name)) : stays.has(owner);

  const stay = rest.filter(isEarly);
  const move = rest.filter((part) => !isEarly(part));
  const moved = new Set(move.flatMap(({ names }) => names));
  const kept = new Set(stay.flatMap(({ names }) => names));
  const shared = [...new Set(move.flatMap(({ mentioned }) => [...mentioned]))].filter((name) => kept.has(name));
  const importTexts = imports.map(({ text }) => text);
  return {
    first: [
      ...importTexts,
      ...stay.map(({ text }) => text),
      // The package's entry lists every name. Those that have moved are undefined here, and nothing asks for them.
      ...exports
        .flatMap(({ statement }) => specifiersOf(statement))
        .map(({ local, exported }) =>
          moved.has(local)
            ? `const moved_${exported} = undefined; export { moved_${exported} as ${exported} };`
            : `export { ${local} as ${exported} };`,
        ),
      `export { ${shared.map((name) => `${name} as shared_${name}`).join(", ")} };`,
    ].join("\n"),
    second: [
      ...importTexts,
      `import { ${shared.map((name) => `shared_${name} as ${name}`).join(", ")} } from ${JSON.stringify(path)};`,
      ...move.map(({ text }) => text),
      `export { ${[...moved].join(", ")} };`,
    ].join("\n"),
    moved,
  };
}

/** Imports the names that have moved from the second half. */
function importHalves(
  code: string,
  body: readonly Statement[],
  importedAs: string,
  path: string,
  moved: ReadonlySet<string>,
): string {
  let result = code;
  for (const statement of body.toReversed()) {
    if (statement.type !== "ImportDeclaration" || statement.source.value !== importedAs) continue;
    const names = statement.specifiers.flatMap((specifier) =>
      specifier.type === "ImportSpecifier" && specifier.imported.type === "Identifier"
        ? [{ imported: specifier.imported.name, local: specifier.local.name }]
        : [],
    );
    const listed = (isWanted: (name: string) => boolean) =>
      names
        .filter(({ imported }) => isWanted(imported))
        .map(({ imported, local }) => `${imported} as ${local}`)
        .join(", ");
    const here = `import { ${listed((name) => !moved.has(name))} } from ${JSON.stringify(importedAs)};`;
    const there = listed((name) => moved.has(name));
    const both = there === "" ? here : `${here} import { ${there} } from ${JSON.stringify(path + LATER)};`;
    result = result.slice(0, statement.start) + both + result.slice(statement.end);
  }
  return result;
}

function partOf(code: string, statement: Statement): Part {
  const mentioned = new Set<string>();
  collectNames(statement, mentioned);
  return {
    statement,
    text: code.slice(statement.start, statement.end),
    names: namesOf(statement),
    owner: ownerOf(statement),
    mentioned,
  };
}

/** The declarations that these names need, including themselves. Takes any mention of a name as a use. */
function reachable(parts: readonly Part[], from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const part of parts) {
      if (part.owner === name || part.names.includes(name)) open.push(...part.names, ...part.mentioned);
    }
  }
  return found;
}

function namesOf(statement: Statement): readonly string[] {
  if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration")
    return statement.id ? [statement.id.name] : [];
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

/** `OAuthProvider` for the statement `OAuthProvider.SOME_ID = "…";` */
function ownerOf(statement: Statement): string | null {
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression") return null;
  const { left } = statement.expression;
  return left.type === "MemberExpression" && left.object.type === "Identifier" ? left.object.name : null;
}

interface Specifier {
  readonly local: string;
  readonly exported: string;
}

function specifiersOf(statement: Statement): readonly Specifier[] {
  if (statement.type !== "ExportNamedDeclaration") return [];
  return statement.specifiers.flatMap(({ local, exported }) =>
    local.type === "Identifier" && exported.type === "Identifier"
      ? [{ local: local.name, exported: exported.name }]
      : [],
  );
}

/** Adds every identifier in a syntax tree but the names of properties. */
function collectNames(node: unknown, into: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(node)) {
    for (const child of node) collectNames(child, into);
    return;
  }
  const fields: Readonly<Record<string, unknown>> = { ...node };
  if (fields.type === "Identifier" && typeof fields.name === "string") into.add(fields.name);
  for (const [key, child] of Object.entries(fields)) {
    const isPropertyName = (key === "property" || key === "key") && fields.computed === false;
    if (!isPropertyName) collectNames(child, into);
  }
}
