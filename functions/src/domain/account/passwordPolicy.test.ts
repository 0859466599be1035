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
  test("are the least length alone without a policy", () => {
    expect(passwordRules(DEFAULT_PASSWORD_POLICY, "")).toMatchObject([{ text: "At least 8 characters", isMet: false }]);
    expect(kept(DEFAULT_PASSWORD_POLICY, "granite4")).toEqual(["At least 8 characters"]);
  });

  test("name everything a policy asks for, length first", () => {
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
  ])("see $more in $password", ({ password, more }) => {
    expect(kept(STRICT, password)).toEqual(["At least 8 characters", "At most 10 characters", more]);
  });

  test("count only the signs that the policy allows", () => {
    expect(kept(STRICT, "--------")).not.toContain("A sign such as ! or ?");
  });

  test("see a password that is too long", () => {
    expect(kept(STRICT, "aaaaaaaaaaa")).not.toContain("At most 10 characters");
  });
});

describe("the refusal of a password", () => {
  test("names what is missing", () => {
    expect(passwordRefusal(STRICT, "granite")).toBe(
      "Your password still needs: at least 8 characters, an uppercase letter, a number, a sign such as ! or ?.",
    );
  });

  test("is none when all is there", () => {
    expect(passwordRefusal(STRICT, "Granite4!")).toBeNull();
  });
});
