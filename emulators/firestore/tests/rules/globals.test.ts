import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";
import { ascending, compiled, inDocuments, listRequest, now, queryOf, requestFor, timestamp } from "./rulesFixture.ts";

const before = { owner: "ann" };

describe("the variables of a get", () => {
  test.each([
    ["request.method == 'get'", "true"],
    ["request.auth.uid == 'ann' && request.auth.token.sub == 'ann'", "true"],
    ["request.path == /databases/$(database)/documents/things/one", "true"],
    ["request.resource == null", "Property resource is undefined on object."],
    ["request.query.limit == 1", "Property query is undefined on object."],
    ["resource.id == 'one' && resource.data.owner == 'ann'", "true"],
    ["resource.__name__ == /databases/(default)/documents/things/one", "true"],
    ["request.time is timestamp && request.time.year() == 2026", "true"],
    ["database == '(default)' && id == 'one'", "true"],
  ])("a get evaluates %s to %s", (expression, expected) => {
    expect(evaluate(expression, { before })).toBe(expected);
  });

  test("the resource of a missing document is null", () => {
    expect(evaluate("resource == null", { before: null })).toBe("true");
    expect(evaluate("resource.data.owner == 'ann'", { before: null })).toBe("Null value error.");
  });

  test("request.auth is null without a sign-in", () => {
    expect(evaluate("request.auth == null", { uid: null })).toBe("true");
    expect(evaluate("request.auth.uid == 'ann'", { uid: null })).toBe("Null value error.");
  });

  test("claims keep their types", () => {
    const token = { admin: true, level: 3, ratio: 0.5, roles: ["a"], firebase: { sign_in_provider: "password" } };
    const expression = `request.auth.token.admin == true && request.auth.token.level is int
      && request.auth.token.ratio is float && 'a' in request.auth.token.roles
      && request.auth.token.firebase.sign_in_provider == 'password' && !('email' in request.auth.token)`;

    expect(evaluate(expression, { token })).toBe("true");
  });
});

describe("the variables of a write", () => {
  const allows = (method: "create" | "update" | "delete", condition: string) =>
    compiled(inDocuments(`match /things/{id} { allow write: if ${condition}; }`)).decide(
      requestFor(method, { before: method === "create" ? null : before, after: { owner: "bob", at: timestamp(now) } }),
    ).allowed;

  test("a write has the old document as resource and the new one as request.resource", () => {
    expect(allows("update", "resource.data.owner == 'ann' && request.resource.data.owner == 'bob'")).toBe(true);
    expect(allows("create", "resource == null && request.resource.id == 'one'")).toBe(true);
    expect(allows("delete", "resource.data.owner == 'ann' && request.resource == null")).toBe(true);
  });

  test("a server timestamp equals request.time", () => {
    expect(allows("update", "request.resource.data.at == request.time")).toBe(true);
  });

  test("a write has the specific method as request.method", () => {
    expect(allows("update", "request.method == 'update'")).toBe(true);
    expect(allows("create", "request.method == 'write'")).toBe(false);
  });
});

describe("the variables of a list", () => {
  const allows = (condition: string, shape: Parameters<typeof queryOf>[1]) =>
    compiled(inDocuments(`match /things/{id} { allow list: if ${condition}; }`)).decide(
      listRequest(queryOf("things", shape)),
    ).allowed;

  test("a rule on the limit requires a limit in the query", () => {
    expect(allows("request.query.limit <= 10", { limit: 10 })).toBe(true);
    expect(allows("request.query.limit <= 10", { limit: 11 })).toBe(false);
    expect(allows("request.query.limit <= 10", {})).toBe(false);
    expect(allows("request.query.get('limit', 100) <= 10", {})).toBe(false);
  });

  test("request.query contains orders by field and the offset", () => {
    expect(allows("request.query.orderBy.name == 'ASC'", { orderBy: [ascending("name")] })).toBe(true);
    expect(allows("request.query.offset == 5", { offset: 5 })).toBe(true);
    expect(allows("request.method == 'list' && request.auth.uid == 'ann'", {})).toBe(true);
  });
});
