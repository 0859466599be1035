import { registerEmailBody } from "@domain/apiContract";
import * as z from "zod/mini";

/** What the sign-up form asks beyond the call it makes: the password twice, and the age of 13. */
export const signUpForm = z
  .object({
    ...registerEmailBody.shape,
    passwordAgain: z.string().check(z.minLength(1, "Type the password once more.")),
    isOldEnough: z.literal("on", "Cairn accounts are for students of 13 or older."),
  })
  .check(
    z.refine(({ password, passwordAgain }) => password === passwordAgain, {
      path: ["passwordAgain"],
      error: "The two passwords are different. Type the same one twice.",
      // Said as soon as both are there, whatever else is still missing.
      when: ({ value }) => hasBothPasswords(value),
    }),
  );

function hasBothPasswords(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return "password" in value && "passwordAgain" in value && value.passwordAgain !== "";
}
