import { describe, expect, test } from "vitest";
import { phoneNumber } from "./phoneNumber.ts";
import { readablePhoneNumber, typedPhoneNumber } from "./typedPhoneNumber.ts";

describe("a typed phone number", () => {
  test.each([
    ["5550147720", "+15550147720"],
    ["(555) 014-7720", "+15550147720"],
    ["  555.014.7720 ", "+15550147720"],
    ["1 555 014 7720", "+15550147720"],
    ["+1 555 014 7720", "+15550147720"],
    ["+44 20 7946 0958", "+442079460958"],
    ["+49 (30) 901820", "+4930901820"],
    ["\u202a(555)\u00a0014\u20117720\u202c", "+15550147720"],
    ["\u200e+1 555 014 7720\u200e", "+15550147720"],
    ["555\u2013014\u20137720\ufeff", "+15550147720"],
    ["\u2066+44\u202f20\u202f7946\u202f0958\u2069", "+442079460958"],
  ])("%j is stored as %s", (typed, stored) => {
    expect(typedPhoneNumber.parse(typed)).toBe(stored);
    expect(phoneNumber.safeParse(stored).success).toBe(true);
  });

  test.each([
    [""],
    ["\u202a\u202c"],
    ["   "],
    ["014-7720"],
    ["555-014-77201"],
    ["25550147720"],
    ["+0 555 014 7720"],
    ["+123456"],
    ["+1234567890123456"],
    ["555-HIKE-NOW"],
    ["5550147720 ext. 4"],
    ["1+5550147720"],
  ])("rejects %j and says what to do", (typed) => {
    expect(typedPhoneNumber.safeParse(typed).error?.issues[0]?.message).toMatch(/^Enter /);
  });
});

describe("a stored phone number", () => {
  test("shows US numbers the American way and others unchanged", () => {
    expect(readablePhoneNumber("+15550147720")).toBe("(555) 014-7720");
    expect(readablePhoneNumber("+442079460958")).toBe("+442079460958");
  });

  test("shows a number that is stored unchanged when typed again", () => {
    expect(typedPhoneNumber.parse(readablePhoneNumber("+15550147720"))).toBe("+15550147720");
  });
});
