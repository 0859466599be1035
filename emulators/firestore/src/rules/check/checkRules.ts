import type { RulesIssue } from "../RulesIssue.ts";
import type {
  AllowStatement,
  Block,
  FunctionDeclaration,
  MatchBlock,
  PathSegment,
  RulesFile,
  ServiceBlock,
} from "../syntax/ast.ts";
import type { SourceText } from "../syntax/SourceText.ts";
import { CallGraph } from "./CallGraph.ts";
import { checkExpression } from "./checkExpression.ts";
import { Declarations } from "./Declarations.ts";
import { IssueSink } from "./IssueSink.ts";

const maximumMatchDepth = 10;
const maximumPathSegments = 100;
const maximumCaptures = 20;
const maximumParameters = 7;
/** Measured: 11 deploy and 12 are rejected. */
const maximumLets = 11;

const methodNames = new Set(["read", "write", "get", "list", "create", "update", "delete"]);

/** All errors and warnings of a file that parsed without errors. */
export function checkRules(file: RulesFile, source: SourceText): readonly RulesIssue[] {
  const checker = new RulesChecker(file, source);
  checker.checkFile();
  return checker.issues;
}

class RulesChecker {
  readonly #file: RulesFile;
  readonly #sink: IssueSink;
  readonly #calls = new CallGraph();

  constructor(file: RulesFile, source: SourceText) {
    this.#file = file;
    this.#sink = new IssueSink(source);
  }

  get issues(): readonly RulesIssue[] {
    return this.#sink.issues;
  }

  checkFile(): void {
    const { version, functions, services } = this.#file;
    const top = { start: 0, end: 0 };
    if (version === null) {
      this.#sink.warning(top, "Missing rules_version: the rules are read as version 1.");
    } else if (version.text !== "1" && version.text !== "2") {
      this.#sink.error(version.span, `Invalid rules_version '${version.text}': '1' or '2' was expected.`);
    }
    if (!services.some(({ name }) => name === "cloud.firestore")) {
      this.#sink.error(top, "Missing service cloud.firestore.");
    }
    const visible = new Declarations(new Declarations(null, ["request", "resource"]), [], this.#file);
    this.#checkFunctions(functions, visible);
    for (const service of services) this.#checkService(service, visible);
    this.#calls.check(this.#sink);
  }

  #checkService(service: ServiceBlock, visible: Declarations): void {
    this.#checkBlock(service, new Declarations(visible, [], service), []);
  }

  #checkBlock({ functions, matches }: Block, visible: Declarations, around: readonly MatchBlock[]): void {
    this.#checkFunctions(functions, visible);
    for (const match of matches) this.#checkMatch(match, visible, [...around, match]);
  }

  #checkMatch(match: MatchBlock, visible: Declarations, chain: readonly MatchBlock[]): void {
    this.#checkPattern(match, chain);
    const captures = match.pattern.flatMap((segment) => (segment.kind === "literal" ? [] : [segment.name]));
    const inner = new Declarations(visible, captures, match);
    for (const statement of match.allows) this.#checkAllow(statement, inner);
    this.#checkBlock(match, inner, chain);
  }

  #checkPattern(match: MatchBlock, chain: readonly MatchBlock[]): void {
    const pattern = chain.flatMap((part) => part.pattern);
    const captures = pattern.filter(({ kind }) => kind !== "literal");
    if (chain.length > maximumMatchDepth) {
      this.#sink.error(match.span, `Match blocks may be nested ${maximumMatchDepth} deep.`);
    }
    if (pattern.length > maximumPathSegments) {
      this.#sink.error(match.span, `The path of a match may have ${maximumPathSegments} segments.`);
    }
    if (captures.length > maximumCaptures) {
      this.#sink.error(match.span, `The path of a match may have ${maximumCaptures} wildcards.`);
    }
    for (const segment of match.pattern) {
      if (segment.kind === "literal") continue;
      if (captures.find((other) => other.kind !== "literal" && other.name === segment.name) !== segment) {
        this.#sink.warning(segment.span, `The wildcard ${segment.name} hides an outer one.`);
      }
    }
    this.#checkGlobs(match, pattern);
  }

  #checkGlobs(match: MatchBlock, pattern: readonly PathSegment[]): void {
    const globs = pattern.filter(({ kind }) => kind === "glob");
    const [first, second] = globs;
    // Report the fault once, at the block that adds it, and not for the blocks nested inside.
    if (second && match.pattern.includes(second)) {
      this.#sink.error(second.span, "A path may have one recursive wildcard.");
    }
    if (this.#file.version?.text === "2" || !first || pattern.at(-1) === first) return;
    this.#sink.error(first.span, "In rules version 1 a recursive wildcard must be the last segment of its path.");
  }

  #checkAllow({ methods, condition }: AllowStatement, visible: Declarations): void {
    for (const { name, span } of methods) {
      if (!methodNames.has(name)) this.#sink.error(span, `Invalid method name: ${name}.`);
    }
    if (condition) checkExpression(condition, visible, null, this.#calls, this.#sink);
  }

  #checkFunctions(functions: readonly FunctionDeclaration[], visible: Declarations): void {
    const names = new Set<string>();
    for (const declaration of functions) {
      if (names.has(declaration.name)) {
        this.#sink.error(declaration.span, `Duplicate function: ${declaration.name}.`);
      }
      names.add(declaration.name);
      this.#calls.declare(declaration);
      this.#checkFunction(declaration, visible);
    }
  }

  #checkFunction(declaration: FunctionDeclaration, visible: Declarations): void {
    const { parameters, lets, body, span } = declaration;
    if (parameters.length > maximumParameters) {
      this.#sink.error(span, `A function may have ${maximumParameters} parameters.`);
    }
    if (lets.length > maximumLets) this.#sink.error(span, `A function may have ${maximumLets} let statements.`);
    const names = [...parameters, ...lets.map(({ name }) => name)];
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) !== index) this.#sink.error(span, `Duplicate variable ${name} in ${declaration.name}.`);
    }
    let inner = new Declarations(visible, parameters);
    for (const { name, value } of lets) {
      checkExpression(value, inner, declaration, this.#calls, this.#sink);
      inner = new Declarations(inner, [name]);
    }
    checkExpression(body, inner, declaration, this.#calls, this.#sink);
  }
}
