import { isSchoolAddress } from "@domain/account/schoolAddress";
import { schoolAddress } from "@text/auth/schoolAddress";

/** What to say of an email address that its school may close. Undefined for any other. */
export function schoolAddressHint(email: string): string | undefined {
  return isSchoolAddress(email) ? schoolAddress : undefined;
}
