import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Node, SyntaxKind } from "typescript/unstable/ast";
import { isCaseClause, isSwitchStatement } from "typescript/unstable/ast/is";
import { API, type Checker, type Project, type Type } from "typescript/unstable/sync";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";

/** One after the other names all files; each is read in the first that has it. */
const PROJECTS = [
  "web",
  "web/serviceWorker",
  "functions",
  "emulators",
  "emulators/firestore",
  "emulators/firestore/tests",
  "tests",
];

/**
 * Biome's rule finds the cases that a switch lacks in an editor, but does not know every type: it overlooks those that
 * zod derives from a schema. TypeScript knows them all and answers here through its own API, which is marked unstable;
 * package.json pins the version.
 */
test("a switch without a default has a case for each value of its type", () => {
  const api = new API({ cwd: PROJECT_ROOT });
  try {
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const folder of PROJECTS) {
      const config = join(PROJECT_ROOT, folder, "tsconfig.json");
      const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
      if (!project) throw new Error(`${folder}/tsconfig.json is not a project.`);
      for (const file of filesWithSwitches(project)) {
        if (!seen.has(file)) faults.push(...faultsIn(file, project));
        seen.add(file);
      }
    }

    expect(seen.size).toBeGreaterThan(30);
    expect(faults).toEqual([]);
  } finally {
    api.close();
  }
});

function filesWithSwitches({ program }: Project): readonly string[] {
  return program
    .getSourceFileNames()
    .filter((file) => file.startsWith(PROJECT_ROOT) && !file.includes("/node_modules/"))
    .filter((file) => /\bswitch \(/.test(readFileSync(file, "utf8")));
}

function faultsIn(file: string, { program, checker }: Project): readonly string[] {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} cannot be read.`);
  const faults: string[] = [];
  const visit = (node: Node): void => {
    const missing = missingCases(node, checker);
    const line = source.text.slice(0, node.end).split("\n").length;
    if (missing.length > 0) faults.push(`${file.slice(PROJECT_ROOT.length)}, to line ${line}: ${missing.join(", ")}`);
    node.forEachChild(visit);
  };
  visit(source);
  return faults;
}

function missingCases(node: Node, checker: Checker): readonly string[] {
  if (!isSwitchStatement(node)) return [];
  const { clauses } = node.caseBlock;
  if (clauses.some(({ kind }) => kind === SyntaxKind.DefaultClause)) return [];
  const handled = new Set(
    clauses.filter(isCaseClause).flatMap(({ expression }) => valuesOf(checker.getTypeAtLocation(expression), checker)),
  );
  return valuesOf(checker.getTypeAtLocation(node.expression), checker).filter((value) => !handled.has(value));
}

/** The members of a union as they are written; a type that is not a union is its own member. */
function valuesOf(type: Type | undefined, checker: Checker): readonly string[] {
  if (!type) return ["a type that TypeScript does not know"];
  return (type.isUnionType() ? type.getTypes() : [type]).map((member) => checker.typeToString(member));
}
