import { type CoverageReport, coverageReport, rootsOf } from "./coverage/coverageReport.ts";
import { type Counts, ExpressionCounts } from "./coverage/ExpressionCounts.ts";
import { denialItems, denialMessage } from "./denial.ts";
import { Explainer } from "./Explanation.ts";
import { Allowance, SharedUse } from "./evaluate/Allowance.ts";
import { DocumentAccess } from "./evaluate/DocumentAccess.ts";
import { Evaluator } from "./evaluate/Evaluator.ts";
import { queryVariables } from "./evaluate/queryVariables.ts";
import { documentVariables } from "./evaluate/requestVariables.ts";
import { Scope } from "./evaluate/Scope.ts";
import { type MatchRule, matchRulesOf } from "./match/MatchRule.ts";
import { matchPattern, type RulesVersion } from "./match/matchPattern.ts";
import { documentPath, queriedPath, type RequestedPath } from "./match/RequestedPath.ts";
import { queryFacts } from "./proof/queryFacts.ts";
import type { DecideOptions, RulesRequest, Verdict } from "./RulesRequest.ts";
import { type AllowStatement, type Expression, type RulesFile, walkExpression } from "./syntax/ast.ts";
import type { SourceText } from "./syntax/SourceText.ts";
import type { Outcome } from "./values/Outcome.ts";
import { bool } from "./values/RulesValue.ts";

type Method = RulesRequest["method"];

const methodsNamed: Readonly<Record<string, readonly Method[]>> = {
  read: ["get", "list"],
  write: ["create", "update", "delete"],
};

/** Compiled rules: they answer questions, and hold no state but the counts of their coverage. */
export class Ruleset {
  /** Where `debug()` prints. */
  print: (line: string) => void = console.log;
  readonly #source: SourceText;
  readonly #file: RulesFile;
  readonly #version: RulesVersion;
  readonly #rules: readonly MatchRule[];
  /** By their `at`; null until an explanation needs them. */
  #expressions: ReadonlyMap<number, Expression> | null = null;
  readonly #counts: Counts;

  /** For the compiler: the file must have passed its checks. */
  constructor(file: RulesFile, source: SourceText, counts: Counts = new ExpressionCounts()) {
    this.#counts = counts;
    this.#file = file;
    this.#source = source;
    this.#version = file.version?.text === "2" ? 2 : 1;
    this.#rules = file.services.filter(({ name }) => name === "cloud.firestore").flatMap(matchRulesOf);
  }

  decide(request: RulesRequest, options?: DecideOptions): Verdict {
    return this.#decide(request, SharedUse.limited(), options);
  }

  /**
   * Decides the operations of one commit or batch read, one verdict for each. They share the expressions they may
   * cost, and a limit of documents they may ask for beyond the limit that each has by itself.
   */
  decideTogether(requests: readonly RulesRequest[], options?: DecideOptions): readonly Verdict[] {
    const shared = SharedUse.limited();
    return requests.map((request) => this.#decide(request, shared, options));
  }

  /** Decides like `decideTogether`, however many expressions it takes: `cost` says how many each operation took. */
  measureTogether(requests: readonly RulesRequest[]): readonly Verdict[] {
    const shared = SharedUse.measuring();
    return requests.map((request) => this.#decide(request, shared));
  }

  /** How often each expression came to which value since the rules were compiled. */
  coverage(): CoverageReport {
    return coverageReport(this.#file, this.#source, this.#counts);
  }

  #decide(request: RulesRequest, shared: SharedUse, options?: DecideOptions): Verdict {
    const explainer = options?.explain ? this.#newExplainer() : null;
    const verdict =
      request.method === "list"
        ? this.#decideQuery(request, shared, explainer)
        : this.#judge(request, documentPath(request.name), documentVariables(request), shared, explainer);
    return explainer ? { ...verdict, explanation: explainer.explanation() } : verdict;
  }

  #newExplainer(): Explainer {
    this.#expressions ??= expressionsOf(this.#file);
    const expressions = this.#expressions;
    return new Explainer(this.#source, (at) => expressions.get(at) ?? null);
  }

  /**
   * A query is granted when each of its disjuncts is: then whatever document it returns, some statement allows it. Each
   * is judged by itself, with a whole allowance; the query costs what the most expensive one does.
   */
  #decideQuery(
    request: Extract<RulesRequest, { readonly method: "list" }>,
    shared: SharedUse,
    explainer: Explainer | null,
  ): Verdict {
    const disjuncts = queryFacts(request.query, request.database);
    if (disjuncts === null || disjuncts.length === 0) {
      const reason = disjuncts === null ? "The query has too many disjuncts" : "The query contradicts itself";
      return { allowed: false, message: denialMessage([`${reason} for 'list'`]), cost: 0 };
    }
    let cost = 0;
    for (const facts of disjuncts) {
      const path = facts.name === null ? queriedPath(request.query) : documentPath(facts.name);
      const verdict = this.#judge(request, path, queryVariables(request, facts), shared.anew(), explainer);
      if (!verdict.allowed) return verdict;
      cost = Math.max(cost, verdict.cost);
    }
    return { allowed: true, cost };
  }

  #judge(
    request: RulesRequest,
    path: RequestedPath,
    globals: ReadonlyMap<string, Outcome>,
    shared: SharedUse,
    explainer: Explainer | null,
  ): Verdict {
    const allowance = new Allowance(shared);
    explainer?.begin(allowance);
    const documents = new DocumentAccess(request, allowance);
    const context = { readDocument: documents.read.bind(documents), print: this.print };
    const evaluator = new Evaluator(context, allowance, this.#counts);
    const fileScope = Scope.of(Scope.of(null, globals, { functions: [] }), [], this.#file);
    const items: string[] = [];
    for (const rule of this.#rules) {
      const statements = rule.allows.filter((statement) => covers(statement, request.method));
      const captured = statements.length > 0 ? matchPattern(rule.pattern, this.#version, path) : null;
      if (!captured) continue;
      const scope = scopeOf(rule, captured, fileScope);
      for (const statement of statements) {
        const outcome = outcomeOf(statement, evaluator, scope);
        if (allowance.exceeded !== null) {
          explainer?.add(statement, outcome);
          const exceeded = `${allowance.exceeded} for '${request.method}'`;
          return { allowed: false, message: denialMessage([...items, exceeded]), cost: allowance.cost };
        }
        if (outcome.type === "bool" && outcome.value) {
          explainer?.add(statement, outcome);
          return { allowed: true, cost: allowance.cost };
        }
        // Of three statements measured together, the two that denied cost one more each than their conditions.
        allowance.spend(1);
        explainer?.add(statement, outcome);
        items.push(...denialItems(outcome, statement, request.method, this.#source));
      }
    }
    return { allowed: false, message: denialMessage(items), cost: allowance.cost };
  }
}

function expressionsOf(file: RulesFile): ReadonlyMap<number, Expression> {
  const expressions = new Map<number, Expression>();
  for (const root of rootsOf(file)) walkExpression(root, (expression) => expressions.set(expression.at, expression));
  return expressions;
}

/** A statement without a condition always allows. */
function outcomeOf({ condition }: AllowStatement, evaluator: Evaluator, scope: Scope): Outcome {
  return condition ? evaluator.evaluateCondition(condition, scope) : bool(true);
}

function covers({ methods }: AllowStatement, method: Method): boolean {
  return methods.some(({ name }) => name === method || methodsNamed[name]?.includes(method));
}

/** The service's names, then those of each match block from the outermost in. */
function scopeOf({ service, chain }: MatchRule, captured: readonly (Outcome | null)[], fileScope: Scope): Scope {
  let scope = Scope.of(fileScope, [], service);
  let start = 0;
  for (const match of chain) {
    const variables: [string, Outcome][] = [];
    for (const [index, segment] of match.pattern.entries()) {
      const value = captured[start + index];
      if (segment.kind !== "literal" && value) variables.push([segment.name, value]);
    }
    scope = Scope.of(scope, variables, match);
    start += match.pattern.length;
  }
  return scope;
}
