import { describe, expect, test } from "vitest";
import {
  type EssayVersion,
  essayVersionKind,
  isLargeCut,
  newestFirst,
  sessionVersionId,
  VERSION_LIMIT,
  VERSIONS_SIZE,
  versionsToDrop,
} from "./essayVersions.ts";

const MINUTE = 60_000;
const version = (at: number, fields: Partial<EssayVersion> = {}): EssayVersion => ({
  at,
  name: "",
  reason: "session",
  text: `Text of ${at}`,
  ...fields,
});
const many = (count: number, fields: Partial<EssayVersion> = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, version(at, fields)]));

describe("a new version", () => {
  test("a new version replaces no other while there is room", () => {
    expect(versionsToDrop(many(VERSION_LIMIT - 1), "new", version(99))).toEqual([]);
  });

  test("a new version replaces the oldest version without a name", () => {
    const held = { ...many(VERSION_LIMIT), v0: version(0, { name: "First draft", reason: "named" }) };

    expect(versionsToDrop(held, "new", version(99))).toEqual(["v1"]);
  });

  test("a new version replaces the oldest version if all have names", () => {
    expect(versionsToDrop(many(VERSION_LIMIT, { name: "Kept" }), "new", version(99))).toEqual(["v0"]);
  });

  test("a new version replaces as many as needed to stay below the size of a document", () => {
    const long = "é".repeat(20_000);
    const dropped = versionsToDrop(many(30, { text: long }), "new", version(99, { text: long }));

    expect(dropped).toEqual(Array.from({ length: 9 }, (_, at) => `v${at}`));
    expect((31 - dropped.length) * 40_200).toBeLessThanOrEqual(VERSIONS_SIZE);
  });

  test("can replace one of the same id", () => {
    expect(versionsToDrop(many(VERSION_LIMIT), "v9", version(99))).toEqual([]);
  });
});

describe("the end of a session", () => {
  const held = { a: version(0), b: version(20 * MINUTE) };

  test("the end of a writing session keeps the text as a new version", () => {
    expect(sessionVersionId(held, "New text", 40 * MINUTE, "new")).toBe("new");
    expect(sessionVersionId({}, "New text", 0, "new")).toBe("new");
  });

  test("the end of a writing session replaces the version of a session that ended minutes ago", () => {
    expect(sessionVersionId(held, "New text", 29 * MINUTE, "new")).toBe("b");
  });

  test("the end of a writing session never replaces a version with a name or another reason", () => {
    for (const fields of [{ name: "Draft 1" }, { reason: "restore" as const }]) {
      expect(sessionVersionId({ b: version(0, fields) }, "New text", MINUTE, "new")).toBe("new");
    }
  });

  test("the end of a writing session keeps neither an empty text nor one that is kept already", () => {
    expect(sessionVersionId(held, " \n", 40 * MINUTE, "new")).toBeNull();
    expect(sessionVersionId(held, `Text of ${20 * MINUTE}`, 40 * MINUTE, "new")).toBeNull();
  });
});

describe("a large cut", () => {
  const text = Array.from({ length: 100 }, (_, at) => `word${at}`).join(" ");
  const first = (count: number) => text.split(" ").slice(0, count).join(" ");

  test("a large cut takes away at least 40 words and a quarter of the text", () => {
    expect(isLargeCut(text, first(60))).toBe(true);
    expect(isLargeCut(text, first(61))).toBe(false);
    expect(isLargeCut(`${text} ${text} ${text}`, `${text} ${text} ${first(60)}`)).toBe(false);
  });

  test("a replacement of the same length is a large cut, a new order of words is not", () => {
    expect(isLargeCut(text, text.replaceAll("word", "other"))).toBe(true);
    expect(isLargeCut(text, text.split(" ").toReversed().join(" "))).toBe(false);
  });
});

test("versions are listed with the newest first, and read with defaults", () => {
  expect(newestFirst({ a: version(1), b: version(3), c: version(2) }).map(({ id }) => id)).toEqual(["b", "c", "a"]);
  expect(essayVersionKind.read({ at: 5, text: "Hi", reason: "a reason of next year" })).toEqual(
    version(5, { text: "Hi" }),
  );
});
