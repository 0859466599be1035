import { type CoverageReport, coverageReport, rootsOf } from "./coverage/coverageReport.ts";
import { type Counts, ExpressionCounts } from "./coverage/ExpressionCounts.ts";
import { denialItems, denialMessage } from "./denial.ts";
import { Explainer } from "./Explanation.ts";
import { DocumentAccess } from "./evaluate/DocumentAccess.ts";
import { Evaluator } from "./evaluate/Evaluator.ts";
import { OperationBudget, RequestBudget } from "./evaluate/OperationBudget.ts";
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

/** Compiled rules. They decide requests and have no state except their coverage counts. */
export class Ruleset {
  /** The output of `debug()`. */
  print: (line: string) => void = console.log;
  readonly #source: SourceText;
  readonly #file: RulesFile;
  readonly #version: RulesVersion;
  readonly #rules: readonly MatchRule[];
  /** By their `at`; null until an explanation needs them. */
  #expressions: ReadonlyMap<number, Expression> | null = null;
  readonly #counts: Counts;

  /** Only for `compileRules`: the file must have passed its checks. */
  constructor(file: RulesFile, source: SourceText, counts: Counts = new ExpressionCounts()) {
    this.#counts = counts;
    this.#file = file;
    this.#source = source;
    this.#version = file.version?.text === "2" ? 2 : 1;
    this.#rules = file.services.filter(({ name }) => name === "cloud.firestore").flatMap(matchRulesOf);
  }

  decide(request: RulesRequest, options?: DecideOptions): Verdict {
    return this.#decide(request, RequestBudget.limited(), options);
  }

  /**
   * Decides the operations of one commit or batch read, one verdict for each. They share the limit on expressions, and
   * a second limit on document accesses in addition to each operation's own.
   */
  decideTogether(requests: readonly RulesRequest[], options?: DecideOptions): readonly Verdict[] {
    const shared = RequestBudget.limited();
    return requests.map((request) => this.#decide(request, shared, options));
  }

  /**
   * Decides like `decideTogether`, but without a limit on expressions. `cost` is the number of expressions of each
   * operation.
   */
  measureTogether(requests: readonly RulesRequest[]): readonly Verdict[] {
    const shared = RequestBudget.measuring();
    return requests.map((request) => this.#decide(request, shared));
  }

  /** How often each expression had which value since the rules were compiled. */
  coverage(): CoverageReport {
    return coverageReport(this.#file, this.#source, this.#counts);
  }

  #decide(request: RulesRequest, shared: RequestBudget, options?: DecideOptions): Verdict {
    const explainer = options?.explain ? this.#newExplainer() : null;
    const verdict =
      request.method === "list"
        ? this.#decideQuery(request, shared, explainer)
        : this.#evaluate(request, documentPath(request.name), documentVariables(request), shared, explainer);
    return explainer ? { ...verdict, explanation: explainer.explanation() } : verdict;
  }

  #newExplainer(): Explainer {
    this.#expressions ??= expressionsOf(this.#file);
    const expressions = this.#expressions;
    return new Explainer(this.#source, (at) => expressions.get(at) ?? null);
  }

  /**
   * A query is allowed if each of its disjuncts is: then some statement allows every document that it can return. Each
   * disjunct is evaluated by itself, with its own limits. The query costs as much as its most expensive disjunct.
   */
  #decideQuery(
    request: Extract<RulesRequest, { readonly method: "list" }>,
    shared: RequestBudget,
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
      const verdict = this.#evaluate(request, path, queryVariables(request, facts), shared.renewed(), explainer);
      if (!verdict.allowed) return verdict;
      cost = Math.max(cost, verdict.cost);
    }
    return { allowed: true, cost };
  }

  #evaluate(
    request: RulesRequest,
    path: RequestedPath,
    globals: ReadonlyMap<string, Outcome>,
    shared: RequestBudget,
    explainer: Explainer | null,
  ): Verdict {
    const budget = new OperationBudget(shared);
    explainer?.begin(budget);
    const documents = new DocumentAccess(request, budget);
    const context = { readDocument: documents.read.bind(documents), print: this.print };
    const evaluator = new Evaluator(context, budget, this.#counts);
    const fileScope = Scope.of(Scope.of(null, globals, { functions: [] }), [], this.#file);
    const items: string[] = [];
    for (const rule of this.#rules) {
      const statements = rule.allows.filter((statement) => covers(statement, request.method));
      const captured = statements.length > 0 ? matchPattern(rule.pattern, this.#version, path) : null;
      if (!captured) continue;
      const scope = scopeOf(rule, captured, fileScope);
      for (const statement of statements) {
        const outcome = outcomeOf(statement, evaluator, scope);
        if (budget.exceeded !== null) {
          explainer?.add(statement, outcome);
          const exceeded = `${budget.exceeded} for '${request.method}'`;
          return { allowed: false, message: denialMessage([...items, exceeded]), cost: budget.cost };
        }
        if (outcome.type === "bool" && outcome.value) {
          explainer?.add(statement, outcome);
          return { allowed: true, cost: budget.cost };
        }
        // In a measured rule with three statements, each of the two that denied cost one expression more than its
        // condition.
        budget.spend(1);
        explainer?.add(statement, outcome);
        items.push(...denialItems(outcome, statement, request.method, this.#source));
      }
    }
    return { allowed: false, message: denialMessage(items), cost: budget.cost };
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

/** The scope of a match block: the service's names, then those of each enclosing match block, outermost first. */
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
