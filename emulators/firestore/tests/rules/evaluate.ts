import { compiled, inDocuments, requestFor, type Situation } from "./rulesFixture.ts";

/** The result of `allow get: if <expression>` for `/things/one`: "true", "false" or the failure's message. */
export function evaluate(expression: string, situation: Situation = { before: {} }): string {
  const ruleset = compiled(inDocuments(`match /things/{id} { allow get: if ${expression}; }`));
  ruleset.print = () => {};
  const verdict = ruleset.decide(requestFor("get", situation));
  if (verdict.allowed) return "true";
  if (verdict.message.startsWith("\nfalse for 'get'")) return "false";
  return (
    /^\nevaluation error at L\d+:\d+ for 'get' @ L4, (.*) for 'get' @ L4$/s.exec(verdict.message)?.[1] ??
    verdict.message
  );
}

/** Checks that an expression equals another in value and type. Returns "equal" or the denial message. */
export function gives(expression: string, expected: string, situation?: Situation): string {
  const typeOf = /^-?\d+$/.test(expected)
    ? " && value is int"
    : /^-?\d+\.\d+$/.test(expected)
      ? " && value is float"
      : "";
  const rules = `function of(value) { return value == (${expected})${typeOf}; }`;
  const ruleset = compiled(inDocuments(`${rules} match /things/{id} { allow get: if of(${expression}); }`));
  const verdict = ruleset.decide(requestFor("get", situation ?? { before: {} }));
  return verdict.allowed ? "equal" : verdict.message;
}
