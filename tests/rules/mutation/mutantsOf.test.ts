import type { RulesRequest } from "@cairn/firestore-emulator/rules";
import { expect, test } from "vitest";
import { documentFields } from "../cost/plainFields.ts";
import { MutationRunner } from "./MutationRunner.ts";
import { mutantsOf } from "./mutantsOf.ts";

const DATABASE = "projects/demo-cairn/databases/(default)";
const inDocuments = (statements: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${statements}
  }
}`;
/** A request by Ann for one document. */
const getOf = (path: string, document: object): RulesRequest => ({
  method: "get",
  database: DATABASE,
  caller: { kind: "user", uid: "ann", token: {} },
  time: 0n,
  name: `${DATABASE}/documents/${path}`,
  before: documentFields(document, 0n),
  read: () => null,
  readAfter: () => null,
});
const changes = (statements: string) =>
  mutantsOf(inDocuments(statements)).mutants.map(({ text, change }) => `${change} ${text}`);
const inThings = (condition: string) => `match /things/{id} { allow get: if ${condition}; }`;

test("mutants remove or negate each operand, branch and function body, and remove each method", () => {
  expect(changes(inThings("1 == 1 && (2 == 2 || 3 == 3)"))).toEqual([
    "removed 1 == 1",
    "negated 1 == 1",
    "removed 2 == 2",
    "negated 2 == 2",
    "removed 3 == 3",
    "negated 3 == 3",
    "removed get",
  ]);
  expect(changes(inThings("1 == 1 ? 2 == 2 : !(3 == 3)"))).toEqual([
    "removed 1 == 1 ? 2 == 2 : !(3 == 3)",
    "negated 1 == 1 ? 2 == 2 : !(3 == 3)",
    "always true 1 == 1",
    "always false 1 == 1",
    "negated 1 == 1",
    "removed 2 == 2",
    "negated 2 == 2",
    "always true 3 == 3",
    "always false 3 == 3",
    "negated 3 == 3",
    "removed get",
  ]);
  expect(changes(`function isOne(n) { return n == 1; } ${inThings("isOne(1)")}`)).toEqual([
    "removed isOne(1)",
    "negated isOne(1)",
    "removed n == 1",
    "negated n == 1",
    "removed get",
  ]);
  expect(changes("match /things/{id} { allow read; }")).toEqual(["removed read", "removed read"]);
});

test("a mutant has the position of its change", () => {
  const [first] = mutantsOf(inDocuments(inThings("1 == 1"))).mutants;

  expect(first).toMatchObject({ line: 4, column: 36 });
});

test("a mutant is killed once it answers differently from the rules", () => {
  const runner = new MutationRunner(mutantsOf(inDocuments(inThings("request.auth.uid == id && resource.data.open"))));
  const texts = () => runner.survivors.map(({ text, change }) => `${change} ${text}`);

  runner.run([getOf("things/ann", { open: true })], [{ allowed: true, cost: 0 }]);
  expect(texts()).toEqual(["removed request.auth.uid == id", "removed resource.data.open"]);

  runner.run([getOf("things/bob", { open: true })], [{ allowed: false, message: "", cost: 0 }]);
  expect(texts()).toEqual(["removed resource.data.open"]);

  runner.run([getOf("things/ann", { open: false })], [{ allowed: false, message: "", cost: 0 }]);
  expect(texts()).toEqual([]);
});

test("a mutant whose condition is once true and once false in a batch is killed", () => {
  const runner = new MutationRunner(mutantsOf(inDocuments(inThings("resource.data.open"))));

  runner.run(
    [getOf("things/ann", { open: true }), getOf("things/bob", { open: false })],
    [
      { allowed: true, cost: 0 },
      { allowed: false, message: "", cost: 0 },
    ],
  );

  expect(runner.survivors.map(({ text, change }) => `${change} ${text}`)).toEqual([
    "negated resource.data.open",
    "removed get",
  ]);
});
