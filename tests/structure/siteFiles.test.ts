import { describe, expect, test } from "vitest";
import { securityText, siteOrigin } from "../../web/build/siteFiles.ts";

describe("the site's address", () => {
  test.each([
    ["cairn-prod", "", "https://cairn-prod.web.app"],
    ["cairn-prod", "https://cairn.example", "https://cairn.example"],
    ["emulators", "", null],
    ["production", "", null],
  ])("the site's address of a build for %s with SITE_ORIGIN=%s is %s", (mode, setting, origin) => {
    expect(siteOrigin(mode, setting)).toBe(origin);
  });

  test.each(["http://cairn.example", "https://cairn.example/app", "cairn.example"])(
    "the site's address cannot be %s",
    (setting) => {
      expect(() => siteOrigin("cairn-prod", setting)).toThrow();
    },
  );
});

test("security.txt has the fields of RFC 9116", () => {
  const text = securityText("mailto:security@cairn.example", "https://cairn.example", new Date("2027-11-17T12:00:00Z"));

  expect(text).toBe(
    [
      "Contact: mailto:security@cairn.example",
      "Expires: 2027-11-17T12:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://cairn.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
