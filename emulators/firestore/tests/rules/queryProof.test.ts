import { describe, expect, test } from "vitest";
import {
  and,
  ascending,
  compiled,
  denialOf,
  inDocuments,
  listRequest,
  or,
  type QueryShape,
  queryOf,
  reference,
  type Situation,
  timestamp,
  where,
} from "./rulesFixture.ts";

function proves(condition: string, shape: QueryShape = {}, situation: Situation = {}): boolean {
  const ruleset = compiled(inDocuments(`match /things/{id} { allow list: if ${condition}; }`));
  ruleset.print = () => {};
  return ruleset.decide(listRequest(queryOf("things", shape), situation)).allowed;
}

const unary = (path: string, operator: "IS_NULL" | "IS_NOT_NULL" | "IS_NAN" | "IS_NOT_NAN"): QueryShape => ({
  where: { kind: "unary", path: [path], operator },
});

const doc = "resource.data";

type Row = readonly [constraint: string, shape: QueryShape, provable: readonly string[], open: readonly string[]];

const rows: readonly Row[] = [
  [
    "owner == 'ann'",
    { where: where("owner", "==", "ann") },
    [
      `${doc}.owner == request.auth.uid`,
      `request.auth.uid == ${doc}.owner`,
      `${doc}['owner'] == 'ann'`,
      `'owner' in ${doc}`,
      `${doc}.keys().hasAll(['owner']) && ${doc}.keys().hasAny(['owner', 'x']) && 'owner' in ${doc}.keys()`,
      `${doc}.size() >= 1`,
      `debug(${doc}).owner == debug('ann')`,
      `${doc}.get('owner', 'x') == 'ann'`,
      `${doc}.owner is string && ${doc}.owner.size() == 3`,
      `${doc}.owner != 'bob'`,
      `${doc}.owner in ['ann', 'bob']`,
      `1 / 0 == 1 || ${doc}.owner == 'ann'`,
      `${doc}.other == 1 || ${doc}.owner == 'ann'`,
      "resource != null",
    ],
    [
      `${doc}.owner == 'bob'`,
      `${doc}.other == 'ann'`,
      `${doc}.owner == 'ann' && ${doc}.other == 1`,
      `'other' in ${doc}`,
      `!('other' in ${doc})`,
      `!(${doc}.other == 1)`,
      `${doc}.get('other', 'x') == 'x'`,
      `${doc}.keys().hasOnly(['owner'])`,
      `${doc}.keys().hasAll(['owner', 'x'])`,
      `${doc}.size() >= 2`,
      `!${doc}.keys().hasAll(['other'])`,
      `${doc}.size() == 1`,
      `${doc} == {'owner': 'ann'}`,
      `${doc}.diff({'owner': 'ann'}).affectedKeys().size() == 0`,
      "resource == null",
      `resource == null || ${doc}.owner == 'bob'`,
      "id == 'one'",
      "resource.id == 'one'",
    ],
  ],
  [
    "kind in ['a', 'b']",
    { where: where("kind", "in", ["a", "b"]) },
    [`${doc}.kind in ['a', 'b', 'c']`, `${doc}.kind == 'a' || ${doc}.kind == 'b'`, `${doc}.kind.size() == 1`],
    [`${doc}.kind == 'a'`, `${doc}.kind in ['a']`],
  ],
  [
    "score == 5",
    { where: where("score", "==", 5) },
    [`${doc}.score == 5`, `${doc}.score is number`, `${doc}.score + 1 == 6`],
    // Firestore also matches 5.0.
    [`${doc}.score is int`, `${doc}.score is float`, `${doc}.score / 2 == 2`],
  ],
  [
    "score > 5",
    { where: where("score", ">", 5) },
    [
      `${doc}.score > 5`,
      `${doc}.score >= 5`,
      `${doc}.score > 4`,
      `5 < ${doc}.score`,
      `${doc}.score != 5`,
      `!(${doc}.score <= 5)`,
      `${doc}.score is number`,
      `'score' in ${doc}`,
      `${doc}.score != null`,
    ],
    [
      `${doc}.score > 6`,
      `${doc}.score < 9`,
      `${doc}.score is int`,
      `${doc}.score == 6`,
      `(${doc}.score < 9) ? true : false`,
    ],
  ],
  [
    "3 <= score < 7",
    { where: and(where("score", ">=", 3), where("score", "<", 7)) },
    [
      `${doc}.score >= 3 && ${doc}.score <= 7`,
      `${doc}.score < 7`,
      `!(${doc}.score == 7)`,
      `!(${doc}.score in [1, 2, 7, 'x'])`,
    ],
    [`${doc}.score > 3`, `${doc}.score < 6`, `${doc}.score in [3, 4, 5, 6]`],
  ],
  [
    "name >= 'm'",
    { where: where("name", ">=", "m") },
    [`${doc}.name is string`, `${doc}.name >= 'a'`, `!(${doc}.name == 5)`],
    [`${doc}.name >= 'n'`, `${doc}.name > 3`, `${doc}.name.size() > 0`],
  ],
  [
    "at <= a time",
    { where: where("at", "<=", timestamp(1_000_000n)) },
    [`${doc}.at <= request.time`, `${doc}.at is timestamp`, `${doc}.at < timestamp.value(1001)`],
    [`${doc}.at < timestamp.value(1000)`],
  ],
  [
    "state != 'gone'",
    { where: where("state", "!=", "gone") },
    [
      `${doc}.state == 'lost' ? true : true`,
      `${doc}.state != 'gone'`,
      `'state' in ${doc}`,
      `${doc}.state != null`,
      `!(${doc}.state == 'gone')`,
    ],
    [
      `${doc}.state == 'here'`,
      `${doc}.state is string`,
      `${doc}.state != 'lost'`,
      `(${doc}.state == 'lost' ? 1 : 1.0) is int`,
    ],
  ],
  [
    "state not-in ['gone', 'lost']",
    { where: where("state", "not-in", ["gone", "lost"]) },
    [`!(${doc}.state in ['gone', 'lost'])`, `!(${doc}.state in ['gone'])`, `${doc}.state != 'lost'`],
    [`!(${doc}.state in ['gone', 'hidden'])`, `${doc}.state == 'here'`],
  ],
  ["state is null", unary("state", "IS_NULL"), [`${doc}.state == null`, `'state' in ${doc}`], [`${doc}.state == 'a'`]],
  ["state is not null", unary("state", "IS_NOT_NULL"), [`${doc}.state != null`], [`${doc}.state == 'a'`]],
  ["state is NaN", unary("state", "IS_NAN"), [`math.isNaN(${doc}.state)`], [`${doc}.state == 0`]],
  ["state is not NaN", unary("state", "IS_NOT_NAN"), [`'state' in ${doc}`], [`${doc}.state is number`]],
  [
    "members array-contains 'ann'",
    { where: where("members", "array-contains", "ann") },
    [
      `request.auth.uid in ${doc}.members`,
      `${doc}.members.hasAny(['ann', 'bob'])`,
      `['ann'].hasAny(${doc}.members)`,
      `${doc}.members.hasAll(['ann'])`,
      `['ann'].hasOnly(${doc}.members)`,
      `'ann' in ${doc}.members.toSet()`,
      `${doc}.members.size() > 0 && ${doc}.members.toSet().size() > 0`,
      `${doc}.members is list`,
    ],
    [
      `'bob' in ${doc}.members`,
      `!('bob' in ${doc}.members)`,
      `${doc}.members.hasAll(['ann', 'bob'])`,
      `${doc}.members.hasOnly(['ann'])`,
      `!${doc}.members.hasAny(['bob'])`,
      `${doc}.members.hasAny(['ann'].toSet())`,
      `['ann'].hasAll(${doc}.members)`,
      `${doc}.members == ['ann']`,
      `${doc}.members[0] == 'ann'`,
      `${doc}.members.size() == 1`,
    ],
  ],
  [
    "members array-contains-any ['ann', 'bob']",
    { where: where("members", "array-contains-any", ["ann", "bob"]) },
    [`${doc}.members.hasAny(['ann', 'bob', 'cat'])`, `'ann' in ${doc}.members || 'bob' in ${doc}.members`],
    [`${doc}.members.hasAny(['ann'])`, `'ann' in ${doc}.members`],
  ],
  [
    "author.id == 'ann'",
    { where: where("author.id", "==", "ann") },
    [
      `${doc}.author.id == 'ann'`,
      `'id' in ${doc}.author`,
      `'author' in ${doc}`,
      `${doc}.author is map`,
      `${doc}.get(['author', 'id'], '') == 'ann'`,
    ],
    [`${doc}.author == {'id': 'ann'}`, `${doc}.author.name == 'x'`, `${doc}.author.keys().hasOnly(['id'])`],
  ],
  [
    "orderBy rank",
    { orderBy: [ascending("rank"), ascending("a.b")] },
    [`'rank' in ${doc}`, `'b' in ${doc}.a`, `${doc}.a is map`, `${doc}.rank == 1 || true`],
    [`${doc}.rank != null`, `${doc}.rank is number`, `(${doc}.rank < 3) ? true : true`],
  ],
  [
    "__name__ == things/one",
    { where: where("__name__", "==", reference("things/one")) },
    ["id == 'one'", "resource.id == 'one'", "request.path == /databases/$(database)/documents/things/one"],
    ["id == 'two'", `${doc}.owner == 'ann'`],
  ],
  [
    "__name__ in [things/one, things/two]",
    { where: where("__name__", "in", [reference("things/one"), reference("things/two")]) },
    ["id in ['one', 'two']", "id == 'one' || id == 'two'"],
    ["id == 'one'"],
  ],
  [
    "open == true or owner == 'ann'",
    { where: or(where("open", "==", true), where("owner", "==", "ann")) },
    [`${doc}.open == true || ${doc}.owner == 'ann'`, `${doc}.open || ${doc}.owner == 'ann'`],
    [`${doc}.owner == 'ann'`, `${doc}.open == true`],
  ],
  [
    "team == 'red' and (kind in ['a', 'b'] or open == true)",
    { where: and(where("team", "==", "red"), or(where("kind", "in", ["a", "b"]), where("open", "==", true))) },
    [`${doc}.team == 'red'`, `${doc}.kind in ['a', 'b'] || ${doc}.open`],
    [`${doc}.kind in ['a', 'b']`],
  ],
  [
    "no constraint",
    {},
    ["true", "request.auth.uid == 'ann'", "database == '(default)'"],
    [`${doc}.x == 1`, `${doc} == null`],
  ],
];

describe.each(rows)("a query with %s", (_constraint, shape, provable, open) => {
  test.each(provable.map((condition) => [condition]))("proves %s", (condition) => {
    expect(proves(condition, shape)).toBe(true);
  });

  test.each(open.map((condition) => [condition]))("does not prove %s", (condition) => {
    expect(proves(condition, shape)).toBe(false);
  });
});

describe("known values of a query", () => {
  const members = { "teams/red": { people: ["ann"] }, "users/ann": { role: "editor" } };

  test("values known from a query can be used to read other documents", () => {
    const condition =
      "request.auth.uid in get(/databases/$(database)/documents/teams/$(resource.data.team)).data.people";

    expect(proves(condition, { where: where("team", "==", "red") }, { others: members })).toBe(true);
    expect(proves(condition, { where: where("team", "==", "blue") }, { others: members })).toBe(false);
    expect(proves(condition, {}, { others: members })).toBe(false);
  });

  test("values known from a query do not include the wildcard of the listed documents", () => {
    const rules = "match /things/{id} { allow list: if exists(/databases/$(database)/documents/teams/$(id)); }";

    const verdict = compiled(inDocuments(rules)).decide(listRequest(queryOf("things")));

    expect(denialOf(verdict)).toContain("Null value error. for 'list' @ L4");
  });

  test("a contradicting filter proves nothing", () => {
    expect(proves("true", { where: and(where("a", "==", 1), where("a", "==", 2)) })).toBe(false);
    expect(proves(`${doc}.a == 'x'`, { where: and(where("a", "==", "x"), where("a", "in", ["x", "y"])) })).toBe(true);
  });

  test("an argument that may be missing fails the call, even if unused", () => {
    const rules = "function yes(x) { return true; } match /things/{id} { allow list: if yes(resource.data.missing); }";

    expect(compiled(inDocuments(rules)).decide(listRequest(queryOf("things"))).allowed).toBe(false);
  });
});

describe("statements and disjuncts", () => {
  test("each disjunct can be allowed by a different statement", () => {
    const rules = `match /things/{id} {
      allow list: if resource.data.open == true;
      allow list: if resource.data.owner == request.auth.uid;
    }`;
    const decide = (shape: QueryShape) =>
      compiled(inDocuments(rules)).decide(listRequest(queryOf("things", shape))).allowed;

    expect(decide({ where: or(where("open", "==", true), where("owner", "==", "ann")) })).toBe(true);
    expect(decide({ where: or(where("open", "==", true), where("owner", "==", "bob")) })).toBe(false);
  });
});

describe("collections", () => {
  const lists = (rules: string, path: string, shape: QueryShape = {}, version = 2) =>
    compiled(inDocuments(rules).replace("'2'", `'${version}'`)).decide(listRequest(queryOf(path, shape))).allowed;

  test("outer wildcards have values from the collection's path", () => {
    const rules = "match /users/{uid}/notes/{note} { allow list: if uid == request.auth.uid; }";

    expect(lists(rules, "users/ann/notes")).toBe(true);
    expect(lists(rules, "users/bob/notes")).toBe(false);
    expect(lists(rules, "users/ann/letters")).toBe(false);
  });

  test("a pattern for one document does not allow listing its collection", () => {
    const rules = "match /things/one { allow list; }";

    expect(lists(rules, "things")).toBe(false);
    expect(lists(rules, "things", { where: where("__name__", "==", reference("things/one")) })).toBe(true);
  });

  test.each([
    ["match /{path=**}/notes/{id} { allow list; }", true],
    ["match /{document=**} { allow list; }", true],
    ["match /{path=**}/{any}/{id} { allow list: if any == 'notes'; }", true],
    ["match /notes/{id} { allow list; }", false],
    ["match /users/{uid}/notes/{id} { allow list; }", false],
    ["match /users/{path=**} { allow list; }", false],
    ["match /{path=**}/letters/{id} { allow list; }", false],
    ["match /{path=**}/notes/{id}/more/{x} { allow list; }", false],
    ["match /{path=**}/notes/{id} { allow list: if path == /users/ann; }", false],
    ["match /{path=**}/notes/{id} { allow list: if resource.data.owner == 'ann'; }", false],
  ])("listing a collection group under %s: %s", (rules, expected) => {
    expect(lists(rules, "notes", { group: true })).toBe(expected);
  });

  test("a collection group needs version 2", () => {
    const rules = "match /{document=**} { allow list; }";

    expect(lists(rules, "notes", { group: true }, 1)).toBe(false);
    expect(lists(rules, "notes", {}, 1)).toBe(true);
  });

  test("a collection group can be allowed because of its filters", () => {
    const rules = "match /{path=**}/notes/{id} { allow list: if resource.data.owner == request.auth.uid; }";

    expect(lists(rules, "notes", { group: true, where: where("owner", "==", "ann") })).toBe(true);
    expect(lists(rules, "notes", { group: true, where: where("owner", "==", "bob") })).toBe(false);
  });
});
