import { formatList } from "../shared/language.ts";
import { lacks, rules, stillNeeds } from "../text/en/password.ts";

/** What the sign-in provider requires of a new password. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number | null;
  readonly needsLowercase: boolean;
  readonly needsUppercase: boolean;
  readonly needsNumber: boolean;
  readonly needsSign: boolean;
  /** The characters that count as signs, in one string. */
  readonly signs: string;
}

export interface PasswordRule {
  readonly text: string;
  /** The rule as part of a sentence about what is missing. */
  readonly lack: string;
  readonly isMet: boolean;
}

/** The minimum length of a new password, in characters. Older, shorter passwords still log in. */
export const PASSWORD_LEAST = 8;

/** Used if the provider's own policy cannot be read. The server checks the password in any case. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minLength: PASSWORD_LEAST,
  maxLength: null,
  needsLowercase: false,
  needsUppercase: false,
  needsNumber: false,
  needsSign: false,
  signs: "",
};

/** The rules of a policy, length first, and whether a password meets each of them. */
export function passwordRules(policy: PasswordPolicy, password: string): readonly PasswordRule[] {
  const kept: PasswordRule[] = [
    {
      text: rules.minLength(policy.minLength),
      lack: lacks.minLength(policy.minLength),
      isMet: password.length >= policy.minLength,
    },
  ];
  const { maxLength } = policy;
  if (maxLength !== null) {
    // An empty field should not show the maximum length as met.
    const isMet = password !== "" && password.length <= maxLength;
    kept.push({ text: rules.maxLength(maxLength), lack: lacks.maxLength(maxLength), isMet });
  }
  const has = (rule: "lowercase" | "uppercase" | "number" | "sign", isMet: boolean) =>
    kept.push({ text: rules[rule], lack: lacks[rule], isMet });
  if (policy.needsLowercase) has("lowercase", /[a-z]/.test(password));
  if (policy.needsUppercase) has("uppercase", /[A-Z]/.test(password));
  if (policy.needsNumber) has("number", /[0-9]/.test(password));
  if (policy.needsSign)
    has(
      "sign",
      [...password].some((character) => policy.signs.includes(character)),
    );
  return kept;
}

/** One sentence that names what a password still lacks. Null if it lacks nothing. */
export function passwordRefusal(policy: PasswordPolicy, password: string): string | null {
  const missing = passwordRules(policy, password).filter(({ isMet }) => !isMet);
  return missing.length === 0 ? null : stillNeeds(formatList(missing.map(({ lack }) => lack)));
}
