import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { sourceFiles } from "./sourceFiles.ts";

/** Lines of code, without blank ones and comments. */
const LONGEST = 36;
/** What a test of the suite consists of: its own steps, and those that it shares (tests/support/browser.ts). */
const PARTS = new Set(["test", "it", "useStory"]);

interface Part {
  /** `tests/screens/scores.test.ts:39` */
  readonly place: string;
  readonly lines: number;
}

test("a test of the suite tells one thing, so it is short", () => {
  const parts = sourceFiles("tests/api", "tests/engines", "tests/screens", "tests/start", "tests/stores").flatMap(
    ({ path }) => partsOf(path, readFileSync(join(PROJECT_ROOT, path), "utf8")),
  );
  const tooLong = parts.filter(({ lines }) => lines > LONGEST).map(({ place, lines }) => `${place} has ${lines} lines`);

  // Otherwise no file was read.
  expect(parts.length).toBeGreaterThan(400);
  expect(tooLong).toEqual([]);
});

test("the lines of a test are counted without comments, also in a table of tests", () => {
  const source = `
test("one", async () => {
  // A comment.
  await first();

  await second();
});
describe("more", () => {
  test.each([[1], [2]])("tests", { timeout: 1 }, (each) => {
    expect(each).toBe(1);
  });
});
other("no test", () => {
  first();
});
`;

  expect(partsOf("some.test.ts", source)).toEqual([
    { place: "some.test.ts:2", lines: 2 },
    { place: "some.test.ts:9", lines: 1 },
  ]);
});

function partsOf(path: string, source: string): readonly Part[] {
  const parts: Part[] = [];
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read.`);
  new Visitor({
    CallExpression(call) {
      if (!PARTS.has(nameOf(call.callee))) return;
      for (const body of call.arguments.flatMap(bodyOf)) {
        const place = `${path}:${source.slice(0, call.start).split("\n").length}`;
        parts.push({ place, lines: codeLinesIn(source.slice(body.start, body.end)) });
      }
    },
  }).visit(program);
  return parts;
}

/** `test` for `test(…)`, `test.each(…)(…)` and `test.runIf(…)(…)`. */
function nameOf(callee: ESTree.Expression): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression") return nameOf(callee.object);
  return callee.type === "CallExpression" ? nameOf(callee.callee) : "";
}

function bodyOf(argument: ESTree.Argument): readonly ESTree.Node[] {
  if (argument.type !== "ArrowFunctionExpression" && argument.type !== "FunctionExpression") return [];
  return argument.body ? [argument.body] : [];
}

/** The first and the last line are those of the braces. */
function codeLinesIn(body: string): number {
  const lines = body.split("\n").slice(1, -1);
  return lines.filter((line) => line.trim() !== "" && !/^\s*(\/\/|\/?\*)/.test(line)).length;
}
