import { describe, expect, test } from "vitest";
import { compiled, denialOf, listRequest, queryOf, requestFor } from "./rulesFixture.ts";

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
      allow create: if request.resource.data.n > 1
                    || request.auth.token.admin == true;
      allow delete: if !(resource.data.locked);
      allow list: if resource.data.owner == request.auth.uid;
    }
  }
}
`);

describe("a denial message", () => {
  test("names each allow statement, its outcome and the sub-expression that failed", () => {
    const verdict = ruleset.decide(requestFor("get", { before: { owner: "bob" } }));

    expect(denialOf(verdict)).toBe(
      "\nfalse for 'get' @ L10 (at L6:32), " +
        "evaluation error at L11:35 for 'get' @ L11, Property open is undefined on object. for 'get' @ L11",
    );
  });

  test("names the half of a conjunction that was false", () => {
    const verdict = ruleset.decide(requestFor("get", { uid: null, before: { owner: "bob", open: false } }));

    expect(denialOf(verdict)).toBe("\nfalse for 'get' @ L10 (at L5:27), false for 'get' @ L11 (at L11:35)");
  });

  test("names the failure of an undecided disjunction", () => {
    const verdict = ruleset.decide(requestFor("create", { after: { n: 1 } }));

    expect(denialOf(verdict)).toBe(
      "\nevaluation error at L13:43 for 'create' @ L12, Property admin is undefined on object. for 'create' @ L12",
    );
  });

  test("names the failure that a query cannot exclude", () => {
    const verdict = ruleset.decide(listRequest(queryOf("things")));

    expect(denialOf(verdict)).toBe(
      "\nevaluation error at L15:36 for 'list' @ L15, Property owner is undefined on object. for 'list' @ L15",
    );
  });

  test("says that no statement matches the path or method", () => {
    expect(denialOf(ruleset.decide(requestFor("get", { path: "others/one" })))).toBe("\nNo matching allow statements");
    expect(denialOf(ruleset.decide(requestFor("update", { before: {} })))).toBe("\nNo matching allow statements");
  });
});
