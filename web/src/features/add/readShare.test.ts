import { SAVED_TITLE_LENGTH } from "@domain/resource/savedResource";
import { expect, test } from "vitest";
import { readShare, SHARED_TEXT_LENGTH, shareName } from "./readShare.ts";

const share = (fields: Record<string, string>) => readShare(new URLSearchParams(fields));

test("a shared page is read", () => {
  const fields = { title: " Cell  biology ", text: "Read this", url: "https://example.org/cells" };

  expect(share(fields)).toEqual({
    title: "Cell biology",
    text: "Read this",
    url: "https://example.org/cells",
    isCut: false,
  });
});

test("a link that an app put into the shared text is found", () => {
  expect(share({ text: "https://example.org/a" })).toMatchObject({ text: "", url: "https://example.org/a" });
  expect(share({ text: "Look (https://example.org/a?b=1)." })).toMatchObject({
    text: "Look (https://example.org/a?b=1).",
    url: "https://example.org/a?b=1",
  });
});

test("only http and https links are read from a share", () => {
  const url = "javascript:alert(1)";

  expect(share({ url })).toMatchObject({ url: "", text: "" });
  expect(share({ text: `${url} data:text/html,x` })).toMatchObject({ url: "" });
});

test("characters that hide or reorder text are left out of a share", () => {
  expect(share({ title: "Free\u0000 \u202egnp.exe", text: "one\r\ntwo\u0007" })).toMatchObject({
    title: "Free gnp.exe",
    text: "one\ntwo",
  });
});

test("a shared text that is too long is cut, and the form says so", () => {
  const long = share({ title: "t".repeat(SAVED_TITLE_LENGTH + 1), text: "x".repeat(SHARED_TEXT_LENGTH + 1) });

  expect(long.title).toHaveLength(SAVED_TITLE_LENGTH);
  expect(long.text).toHaveLength(SHARED_TEXT_LENGTH);
  expect(long.isCut).toBe(true);
  expect(share({ url: `https://example.org/${"u".repeat(2_000)}` }).url).toBe("");
});

test("a draft is named after what was shared", () => {
  const [one, again, other] = [share({ text: "one" }), share({ text: "one" }), share({ text: "two" })];

  expect(shareName(one)).toBe(shareName(again));
  expect(shareName(one)).not.toBe(shareName(other));
});
