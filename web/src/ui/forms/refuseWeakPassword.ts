import { type PasswordPolicy, passwordRefusal } from "@domain/account/passwordPolicy";
import { common } from "@domain/text/en/password";
import { AppError, unreachable } from "../../base/errors.ts";

/**
 * Throws an `AppError` for the field if a new password breaks the policy or is one of the most common ones. The list of
 * common passwords loads when a password is sent.
 */
export async function refuseWeakPassword(policy: PasswordPolicy, password: string, field: string): Promise<void> {
  const refusal = passwordRefusal(policy, password);
  if (refusal !== null) throw new AppError("weak-password", refusal, { field });
  const { isCommonPassword } = await import("@domain/account/commonPasswords").catch((failure: unknown) => {
    throw unreachable(failure);
  });
  if (isCommonPassword(password)) throw new AppError("weak-password", common, { field });
}
