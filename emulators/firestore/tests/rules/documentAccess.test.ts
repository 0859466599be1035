import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";
import { compiled, denialOf, inDocuments, requestFor } from "./rulesFixture.ts";

const root = "/databases/$(database)/documents";
const others = { "users/ann": { role: "editor", team: "red" }, "teams/red": { open: true } };

describe("get and exists", () => {
  test.each([
    [`get(${root}/users/$(request.auth.uid)).data.role == 'editor'`, "true"],
    [`get(${root}/users/ann).id == 'ann'`, "true"],
    [`get(${root}/users/ann).__name__ == ${root}/users/ann`, "true"],
    [`get(${root}/teams/$(get(${root}/users/ann).data.team)).data.open`, "true"],
    [`exists(${root}/users/ann)`, "true"],
    [`exists(${root}/users/bob)`, "false"],
    [`get(${root}/users/bob) == null`, "true"],
    [`get(${root}/users/bob).data.role == 'editor'`, "Null value error."],
    [
      "get(/users/ann).data.role == 'editor'",
      "Service call error. Function: [get], Argument: [path_value {/users/ann}].",
    ],
    [
      `exists(${root}/users)`,
      "Service call error. Function: [get], Argument: [path_value {/databases/(default)/documents/users}].",
    ],
    [`exists(${root}/users/$(null))`, "Null value error."],
    [`exists(${root}/users/$(1))`, "Type error. Received: [int] Expected: [string,path]."],
    ["get('users/ann') == null", "Unsupported operation error. Received: get(string). Expected: get(path)."],
  ])("the condition %s evaluates to %s", (expression, expected) => {
    expect(evaluate(expression, { before: {}, others })).toBe(expected);
  });

  test("get and exists see the state before the commit, getAfter and existsAfter the state after it", () => {
    const othersAfter = { "users/ann": { role: "owner" }, "users/new": {} };
    const expression = `get(${root}/users/ann).data.role == 'editor' && getAfter(${root}/users/ann).data.role == 'owner'
      && !exists(${root}/users/new) && existsAfter(${root}/users/new) && !existsAfter(${root}/teams/red)`;

    expect(evaluate(expression, { before: {}, others, othersAfter })).toBe("true");
  });
});

describe("limits", () => {
  const existing = (count: number) => Array.from({ length: count }, (_, index) => `exists(${root}/a/d${index})`);
  const verdict = (condition: string) =>
    compiled(inDocuments(`match /things/{id} { allow get: if ${condition}; }`)).decide(requestFor("get"));

  test("ten documents can be accessed repeatedly", () => {
    const ten = existing(10);

    expect(verdict(`!(${[...ten, ...ten].join(" || ")})`).allowed).toBe(true);
  });

  test("the eleventh document denies the request, even if the condition handles it", () => {
    const denied = verdict(`${existing(11).join(" || ")} || true`);

    expect(denialOf(denied)).toBe("\nExceeded the limit of 10 document access calls. for 'get'");
  });

  test("operations of one commit share a limit of twenty documents", () => {
    const source = inDocuments(
      `match /{c}/{id} { allow create: if !(${existing(8).join(" || ").replaceAll("/a/", "/$(id)/")}); }`,
    );
    const requests = ["a", "b", "c"].map((id) => requestFor("create", { path: `things/${id}` }));

    const verdicts = compiled(source).decideTogether(requests);

    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, false]);
  });
});

test("the debug function prints a value and returns it", () => {
  const ruleset = compiled(inDocuments("match /things/{id} { allow get: if debug(resource.data).n == debug(1); }"));
  const printed: string[] = [];
  ruleset.print = (line) => printed.push(line);

  const { allowed } = ruleset.decide(requestFor("get", { before: { n: 1, s: "x" } }));

  expect(allowed).toBe(true);
  expect(printed).toEqual(['{"n": 1, "s": "x"}', "1"]);
});

describe("a call of an unknown function", () => {
  test.each([
    ["nope()", "Function not found error: Name: [nope]."],
    ["nope(1, 'a') == 1", "Function not found error: Name: [nope]."],
    ["bool('true')", "Function not found error: Name: [bool]."],
    ["math.isInfinite(1.0)", "Function not found error: Name: [math.isInfinite]."],
    ["nope() || true", "true"],
    ["false && nope()", "false"],
  ])("a call of an unknown function, %s, gives %s", (expression, expected) => {
    expect(evaluate(expression)).toBe(expected);
  });
});
