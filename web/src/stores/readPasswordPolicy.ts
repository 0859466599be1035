import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from "@domain/account/passwordPolicy";
import { type Auth, validatePassword } from "firebase/auth";

/**
 * What the provider asks of a new password. A policy that cannot be fetched, that is written in a schema the SDK does
 * not know, or that is not enforced leaves Cairn's own least length.
 */
export async function readPasswordPolicy(auth: Auth): Promise<PasswordPolicy> {
  try {
    const { passwordPolicy } = await validatePassword(auth, "");
    if (passwordPolicy.enforcementState === "OFF") return DEFAULT_PASSWORD_POLICY;
    const options = passwordPolicy.customStrengthOptions;
    return {
      minLength: Math.max(options.minPasswordLength ?? 0, DEFAULT_PASSWORD_POLICY.minLength),
      maxLength: options.maxPasswordLength ?? null,
      needsLowercase: options.containsLowercaseLetter ?? false,
      needsUppercase: options.containsUppercaseLetter ?? false,
      needsNumber: options.containsNumericCharacter ?? false,
      needsSign: options.containsNonAlphanumericCharacter ?? false,
      signs: passwordPolicy.allowedNonAlphanumericCharacters,
    };
  } catch {
    return DEFAULT_PASSWORD_POLICY;
  }
}
