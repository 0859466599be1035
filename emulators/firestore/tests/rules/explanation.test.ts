import { describe, expect, test } from "vitest";
import { compiled, listRequest, queryOf, requestFor, type Situation, where } from "./rulesFixture.ts";

const ruleset = compiled(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner() {
      return request.auth != null
        && resource.data.owner == request.auth.uid;
    }

    match /things/{id} {
      allow get: if isOwner();
      allow get: if resource.data.open;
      allow delete: if exists(/databases/$(database)/documents/locks/$(id)) == false;
      allow list: if resource.data.owner == request.auth.uid;
      allow create;
    }
  }
}
`);

describe("the explanation of a verdict", () => {
  test("names each statement, the expression that decided and its cost", () => {
    const { cost, explanation } = explained("get", { before: { owner: "bob", open: true } });

    expect(explanation).toEqual({
      fileName: "firestore.rules",
      statements: [
        {
          line: 10,
          result: "false",
          decidedBy: { line: 6, column: 12, text: "resource.data.owner == request.auth.uid" },
          reason: null,
          cost: cost - 3,
        },
        {
          line: 11,
          result: "true",
          decidedBy: { line: 11, column: 21, text: "resource.data.open" },
          reason: null,
          cost: 3,
        },
      ],
      documents: 0,
    });
  });

  test("says why an expression failed", () => {
    const { explanation } = explained("get", { before: { owner: "bob" } });

    expect(explanation?.statements[1]).toMatchObject({
      result: "error",
      decidedBy: { text: "resource.data.open" },
      reason: "Property open is undefined on object.",
    });
  });

  test("says that a query leaves a condition open", () => {
    const { explanation } = ruleset.decide(listRequest(queryOf("things")), { explain: true });

    expect(explanation?.statements).toMatchObject([
      { line: 13, result: "open", reason: "Property owner is undefined on object." },
    ]);
  });

  test("covers the disjunct of a query that was refused", () => {
    const query = queryOf("things", { where: where("owner", "in", ["ann", "bob"]) });

    const { explanation } = ruleset.decide(listRequest(query), { explain: true });

    expect(explanation?.statements).toMatchObject([{ line: 13, result: "false", decidedBy: { line: 13 } }]);
  });

  test("counts the documents that the rules asked for, and has no expression without a condition", () => {
    expect(explained("delete", { before: {} }).explanation).toMatchObject({ documents: 1 });
    expect(explained("create", { after: {} }).explanation?.statements).toMatchObject([{ line: 14, decidedBy: null }]);
  });

  test("is empty where no statement matches", () => {
    expect(explained("get", { path: "others/one" }).explanation?.statements).toEqual([]);
  });

  test("is made only for a caller that asks for it", () => {
    expect(ruleset.decide(requestFor("get", { before: {} }))).not.toHaveProperty("explanation");
  });
});

function explained(method: "get" | "create" | "delete", situation: Situation) {
  return ruleset.decide(requestFor(method, situation), { explain: true });
}
