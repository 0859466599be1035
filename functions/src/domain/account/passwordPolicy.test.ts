import { describe, expect, test } from "vitest";
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy, passwordRefusal, passwordRules } from "./passwordPolicy.ts";

const STRICT: PasswordPolicy = {
  minLength: 8,
  maxLength: 10,
  needsLowercase: true,
  needsUppercase: true,
  needsNumber: true,
  needsSign: true,
  signs: "!?^",
};

const kept = (policy: PasswordPolicy, password: string) =>
  passwordRules(policy, password)
    .filter(({ isMet }) => isMet)
    .map(({ text }) => text);

describe("the rules for a password", () => {
  test("the rules for a password without a policy only require the minimum length", () => {
    expect(passwordRules(DEFAULT_PASSWORD_POLICY, "")).toMatchObject([{ text: "At least 8 characters", isMet: false }]);
    expect(kept(DEFAULT_PASSWORD_POLICY, "granite4")).toEqual(["At least 8 characters"]);
  });

  test("the rules for a password list everything a policy requires, length first", () => {
    expect(passwordRules(STRICT, "").map(({ text }) => text)).toEqual([
      "At least 8 characters",
      "At most 10 characters",
      "A lowercase letter",
      "An uppercase letter",
      "A number",
      "A sign such as ! or ?",
    ]);
    expect(kept(STRICT, "")).toEqual([]);
  });

  test.each([
    { password: "aaaaaaaa", more: "A lowercase letter" },
    { password: "AAAAAAAA", more: "An uppercase letter" },
    { password: "11111111", more: "A number" },
    { password: "^^^^^^^^", more: "A sign such as ! or ?" },
  ])("the rules for a password find $more in $password", ({ password, more }) => {
    expect(kept(STRICT, password)).toEqual(["At least 8 characters", "At most 10 characters", more]);
  });

  test("the rules for a password count only the symbols that the policy allows", () => {
    expect(kept(STRICT, "--------")).not.toContain("A sign such as ! or ?");
  });

  test("the rules for a password find one that is too long", () => {
    expect(kept(STRICT, "aaaaaaaaaaa")).not.toContain("At most 10 characters");
  });
});

describe("passwordRefusal", () => {
  test("names what is missing", () => {
    expect(passwordRefusal(STRICT, "granite")).toBe(
      "Your password still needs: at least 8 characters, an uppercase letter, a number, a sign such as ! or ?.",
    );
  });

  test("is null if nothing is missing", () => {
    expect(passwordRefusal(STRICT, "Granite4!")).toBeNull();
  });
});
