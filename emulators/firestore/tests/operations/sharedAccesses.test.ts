import { expect, test } from "vitest";
import { Operations } from "../../src/operations/Operations.ts";
import { database, nameOf } from "../model/builders.ts";
import { compiled, inDocuments } from "../rules/rulesFixture.ts";
import { newStore, set } from "../store/writes.ts";
import { ann, callsOf, codeOf } from "./service.ts";

const eight = Array.from({ length: 8 }, (_, index) => `exists(/databases/$(database)/documents/$(id)/d${index})`);
const rules = compiled(
  inDocuments(`match /things/{id} {
    allow get, create: if !(${eight.join(" || ")});
  }`),
);

function service(): Operations {
  return new Operations({ store: newStore(), rulesFor: () => rules, now: () => 1n, newId: () => "1" });
}

const readTogether = (...ids: string[]) =>
  service().batchGetDocuments(ann, {
    database,
    names: ids.map((id) => nameOf(`things/${id}`)),
    mask: null,
    consistency: { kind: "latest" },
  });
const writeTogether = (...ids: string[]) => callsOf(service(), ann).commit(ids.map((id) => set(`things/${id}`)));

// Each operation accesses eight different documents.
test.each([
  ["a commit", writeTogether],
  ["a batch read", readTogether],
])("the operations of %s may access twenty documents together", async (_, together) => {
  expect(await codeOf(together("a", "b"))).toBe("OK");
  await expect(together("a", "b", "c")).rejects.toMatchObject({
    code: "PERMISSION_DENIED",
    message: expect.stringContaining("the limit of 20 document access calls of all operations together"),
  });
});

test("separate commits have separate limits", async () => {
  const { commit } = callsOf(service(), ann);

  for (const id of ["a", "b", "c"]) expect(await codeOf(commit([set(`things/${id}`)]))).toBe("OK");
});
