import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from "@domain/account/passwordPolicy";
import { type Auth, validatePassword } from "firebase/auth";

/**
 * The provider's policy for new passwords. If it cannot be fetched, has an unknown schema version or is not enforced,
 * Cairn's own minimum length applies.
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
