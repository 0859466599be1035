import { expect, test } from "vitest";
import { webAddress } from "./webAddress.ts";

test("a web address with http or https is accepted in its standard form", () => {
  expect(webAddress(" HTTPS://Example.org/a b ")).toBe("https://example.org/a%20b");
  expect(webAddress("http://example.org")).toBe("http://example.org/");
});

test.each([
  "",
  "example.org",
  "/relative",
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,<b>hi</b>",
  "file:///etc/passwd",
  "https://name:secret@example.org/",
  "https://example.org@evil.test/",
  "https://",
])("the web address %j is refused", (typed) => {
  expect(webAddress(typed)).toBeNull();
});
