/** What the sign-in provider asks of a new password. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number | null;
  readonly needsLowercase: boolean;
  readonly needsUppercase: boolean;
  readonly needsNumber: boolean;
  readonly needsSign: boolean;
  /** What counts as a sign, one after the other. */
  readonly signs: string;
}

export interface PasswordRule {
  readonly text: string;
  readonly isMet: boolean;
}

/** Asked for when the provider's own policy is not to be had; the server has the last word anyway. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minLength: 6,
  maxLength: null,
  needsLowercase: false,
  needsUppercase: false,
  needsNumber: false,
  needsSign: false,
  signs: "",
};

/** The rules of a policy, length first, and which of them a password already keeps. */
export function passwordRules(policy: PasswordPolicy, password: string): readonly PasswordRule[] {
  const rules = [{ text: `At least ${policy.minLength} characters`, isMet: password.length >= policy.minLength }];
  if (policy.maxLength !== null) {
    // A maximum is kept until it is broken; an empty field has no reason to boast of it.
    const isMet = password !== "" && password.length <= policy.maxLength;
    rules.push({ text: `At most ${policy.maxLength} characters`, isMet });
  }
  if (policy.needsLowercase) rules.push({ text: "A lowercase letter", isMet: /[a-z]/.test(password) });
  if (policy.needsUppercase) rules.push({ text: "An uppercase letter", isMet: /[A-Z]/.test(password) });
  if (policy.needsNumber) rules.push({ text: "A number", isMet: /[0-9]/.test(password) });
  if (policy.needsSign) {
    rules.push({
      text: "A sign such as ! or ?",
      isMet: [...password].some((character) => policy.signs.includes(character)),
    });
  }
  return rules;
}

/** One sentence that names what a password still lacks; null when nothing. */
export function passwordRefusal(policy: PasswordPolicy, password: string): string | null {
  const missing = passwordRules(policy, password)
    .filter(({ isMet }) => !isMet)
    .map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1));
  return missing.length === 0 ? null : `Your password still needs: ${missing.join(", ")}.`;
}
