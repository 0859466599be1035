import type { RulesIssue } from "../RulesIssue.ts";
import type {
  AllowStatement,
  Expression,
  FunctionDeclaration,
  LetStatement,
  MatchBlock,
  PathSegment,
  RulesFile,
  ServiceBlock,
  Span,
} from "./ast.ts";
import { parseExpression } from "./parseExpression.ts";
import type { SourceText } from "./SourceText.ts";
import { SyntaxFailure } from "./SyntaxFailure.ts";
import { TokenReader } from "./TokenReader.ts";

/** Parses a file. An invalid statement becomes an issue, and parsing continues after it. */
export function parseRules(source: SourceText): { readonly file: RulesFile; readonly issues: readonly RulesIssue[] } {
  const issues: RulesIssue[] = [];
  try {
    const file = new RulesParser(source, issues).file();
    return { file, issues };
  } catch (failure) {
    // Outside of a statement, only the first token of the file can fail.
    if (!(failure instanceof SyntaxFailure)) throw failure;
    issues.push(source.issue("ERROR", failure.span, failure.message));
    return { file: { version: null, functions: [], services: [] }, issues };
  }
}

interface Members {
  readonly functions: FunctionDeclaration[];
  readonly matches: MatchBlock[];
  readonly allows: AllowStatement[];
}

class RulesParser {
  readonly #source: SourceText;
  readonly #issues: RulesIssue[];
  readonly #reader: TokenReader;

  constructor(source: SourceText, issues: RulesIssue[]) {
    this.#source = source;
    this.#issues = issues;
    this.#reader = new TokenReader(source.text);
  }

  file(): RulesFile {
    const functions: FunctionDeclaration[] = [];
    const services: ServiceBlock[] = [];
    let version: RulesFile["version"] = null;
    this.#recovering(() => {
      if (this.#reader.is("rules_version")) version = this.#version();
    });
    while (this.#reader.current.kind !== "end") {
      this.#recovering(() => {
        if (this.#reader.is("function")) functions.push(this.#function());
        else if (this.#reader.is("service")) services.push(this.#service());
        else if (this.#reader.is("rules_version")) {
          throw new SyntaxFailure(this.#reader.current.span, "rules_version must be the first statement of the file.");
        } else this.#reader.fail("'service' or 'function'");
      });
      // Skip an extra closing brace: it belongs to no statement here and would be found again forever.
      this.#reader.takeIf("}");
    }
    return { version, functions, services };
  }

  #version(): RulesFile["version"] {
    this.#reader.take();
    this.#reader.expect("=");
    const { current } = this.#reader;
    if (current.kind !== "literal" || current.value.type !== "string") return this.#reader.fail("'1' or '2' in quotes");
    this.#reader.take();
    this.#reader.expect(";");
    return { text: current.value.value, span: current.span };
  }

  #service(): ServiceBlock {
    this.#reader.expect("service");
    const first = this.#reader.expectName("the name of a service");
    let name = first.text;
    while (this.#reader.takeIf(".")) name += `.${this.#reader.expectWord("a part of the service's name").text}`;
    const span = { start: first.span.start, end: this.#reader.previousEnd };
    const { functions, matches } = this.#members("'match' or 'function'", false);
    return { name, span, functions, matches };
  }

  #match(): MatchBlock {
    this.#reader.expect("match");
    const { start } = this.#reader.current.span;
    const pattern: PathSegment[] = [];
    do pattern.push(this.#patternSegment());
    while (this.#reader.is("/"));
    const span = { start, end: this.#reader.previousEnd };
    return { pattern, span, ...this.#members("'allow', 'match' or 'function'", true) };
  }

  #patternSegment(): PathSegment {
    const literal = this.#reader.takePathSegment();
    if (literal) return { kind: "literal", text: literal.text, span: literal.span };
    const start = this.#reader.previousEnd;
    if (!this.#reader.touchesPrevious()) this.#reader.fail("the segment of a path");
    this.#reader.expect("{");
    const name = this.#reader.expectName("the name of a wildcard").text;
    const kind = this.#reader.takeIf("=**") ? "glob" : "capture";
    this.#reader.expect("}");
    return { kind, name, span: { start, end: this.#reader.previousEnd } };
  }

  #members(expected: string, mayAllow: boolean): Members {
    const members: Members = { functions: [], matches: [], allows: [] };
    this.#reader.expect("{");
    while (!this.#reader.is("}") && this.#reader.current.kind !== "end") {
      this.#recovering(() => {
        if (this.#reader.is("function")) members.functions.push(this.#function());
        else if (this.#reader.is("match")) members.matches.push(this.#match());
        else if (mayAllow && this.#reader.is("allow")) members.allows.push(this.#allow());
        else this.#reader.fail(expected);
      });
    }
    this.#reader.expect("}");
    return members;
  }

  #allow(): AllowStatement {
    const { start } = this.#reader.expect("allow").span;
    const methods: { name: string; span: Span }[] = [];
    do {
      const { text: name, span } = this.#reader.expectName("a method such as 'read'");
      methods.push({ name, span });
    } while (this.#reader.takeIf(","));
    let condition: Expression | null = null;
    if (this.#reader.takeIf(":")) {
      this.#reader.expect("if");
      condition = parseExpression(this.#reader);
    }
    const end = this.#reader.previousEnd;
    this.#reader.expect(";");
    return { methods, condition, span: { start, end } };
  }

  #function(): FunctionDeclaration {
    this.#reader.expect("function");
    const { text: name, span } = this.#reader.expectName("the name of a function");
    const parameters: string[] = [];
    this.#reader.expect("(");
    if (!this.#reader.is(")")) {
      do parameters.push(this.#reader.expectName("the name of a parameter").text);
      while (this.#reader.takeIf(","));
    }
    this.#reader.expect(")");
    this.#reader.expect("{");
    const lets: LetStatement[] = [];
    while (this.#reader.is("let")) lets.push(this.#let());
    this.#reader.expect("return");
    const body = parseExpression(this.#reader);
    if (!this.#reader.takeIf(";")) {
      const place = { start: this.#reader.previousEnd, end: this.#reader.previousEnd };
      this.#issues.push(this.#source.issue("WARNING", place, "Missing ';' after the return expression."));
    }
    this.#reader.expect("}");
    return { name, parameters, lets, body, span };
  }

  #let(): LetStatement {
    this.#reader.expect("let");
    const { text: name, span } = this.#reader.expectName("the name of a variable");
    this.#reader.expect("=");
    const value = parseExpression(this.#reader);
    this.#reader.expect(";");
    return { name, value, span };
  }

  #recovering(read: () => void): void {
    const { depth } = this.#reader;
    try {
      read();
    } catch (failure) {
      if (!(failure instanceof SyntaxFailure)) throw failure;
      this.#issues.push(this.#source.issue("ERROR", failure.span, failure.message));
      this.#reader.skipStatement(depth);
    }
  }
}
