import { describe, expect, test } from "vitest";
import {
  checkCollectionId,
  collectionOf,
  compareNames,
  databaseOf,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from "../../src/model/resourceName.ts";
import { database, errorOf, nameOf, root } from "./builders.ts";

describe("a document name", () => {
  test("is split into project, database and ids", () => {
    expect(parseDocumentName(nameOf("users/ann/checklists/hs-10"))).toEqual({
      projectId: "demo-test",
      database,
      segments: ["users", "ann", "checklists", "hs-10"],
    });
  });

  test.each([
    "c/__id7__",
    "c/__id-9223372036854775808__",
    "c/ä",
    "c/a b",
    "c/a.b",
    "c/documents",
    `c/${"x".repeat(1500)}`,
  ])("accepts %s", (path) => {
    expect(parseDocumentName(nameOf(path)).segments).toHaveLength(2);
  });

  test.each([
    ["an odd number of ids", nameOf("c"), `Document name "${nameOf("c")}" lacks "/" at index ${nameOf("c").length}.`],
    ["nothing below documents", root, `Document name "${root}" lacks "/" at index ${root.length}.`],
    ["no database", "projects/p", 'Document name "projects/p" lacks "/" at index 10.'],
    ["another prefix", "x/y", 'Document name "x/y" lacks "projects" at index 0.'],
    ["a reserved id", nameOf("c/__x__"), 'Resource id "__x__" is invalid because it is reserved.'],
    ["a reserved collection", nameOf("__x__/d"), 'Collection id "__x__" is invalid because it is reserved.'],
    ["a number beyond 64 bits", nameOf("c/__id9223372036854775808__"), "it is reserved"],
    ["an empty id", nameOf("c//d/e"), 'Resource id "" is invalid because it is empty.'],
    ["a dot", nameOf("c/."), "relative path"],
    ["two dots", nameOf("c/.."), "relative path"],
    ["an id of 1501 bytes", nameOf(`c/${"ä".repeat(750)}x`), "longer than 1500 bytes"],
  ])("rejects %s", (_what, name, message) => {
    const error = errorOf(() => parseDocumentName(name));

    expect(error.code).toBe("INVALID_ARGUMENT");
    expect(error.message).toContain(message);
  });
});

describe("other names", () => {
  test("accepts the root or a document as parent", () => {
    expect(parseParentName(root).segments).toEqual([]);
    expect(parseParentName(nameOf("c/d")).segments).toEqual(["c", "d"]);
    expect(errorOf(() => parseParentName(nameOf("c"))).message).toContain("Document parent name");
  });

  test("accepts only a database as database name", () => {
    expect(parseDatabaseName(database).projectId).toBe("demo-test");
    expect(errorOf(() => parseDatabaseName(root)).code).toBe("INVALID_ARGUMENT");
    expect(errorOf(() => parseDatabaseName("projects//databases/x")).message).toContain("Database name");
  });

  test("rejects a collection id with a slash", () => {
    expect(errorOf(() => checkCollectionId("a/b")).message).toBe(
      'Collection id "a/b" is invalid because it contains "/".',
    );
  });

  test("distinguishes other ids named documents from the root", () => {
    expect(databaseOf(nameOf("documents/documents"))).toBe(database);
    expect(databaseOf("projects/documents/databases/documents/documents/c/d")).toBe(
      "projects/documents/databases/documents",
    );
    expect(collectionOf(nameOf("documents/documents"))).toBe(`${root}/documents`);
  });
});

test("names are ordered id by id, a document before its descendants", () => {
  const ascending = ["a/z", "a/z/b/c", "a/z!", "a!/a", "b/__id-1__", "b/__id2__", "b/__id10__", "b/_", "b\u0000/a"].map(
    nameOf,
  );

  expect([...ascending].reverse().sort(compareNames)).toEqual(ascending);
});
