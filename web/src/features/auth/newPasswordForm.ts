import { registerEmailBody } from "@domain/account/registerEmailBody";
import * as text from "@text/auth/signUp";
import * as z from "zod/mini";

/** A new password, typed twice. */
export const newPasswordForm = z
  .object({
    password: registerEmailBody.shape.password,
    passwordAgain: z.string().check(z.minLength(1, text.typeAgain)),
  })
  .check(samePasswords());

/** Checked as soon as both passwords are filled in, even if other fields are invalid. */
export function samePasswords<T extends { password: string; passwordAgain: string }>() {
  return z.refine<T>(({ password, passwordAgain }) => password === passwordAgain, {
    path: ["passwordAgain"],
    error: text.passwordsDiffer,
    when: ({ value }) => hasBothPasswords(value),
  });
}

function hasBothPasswords(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return "password" in value && "passwordAgain" in value && value.passwordAgain !== "";
}
