import { registerEmailBody } from "@domain/account/registerEmailBody";
import { tooYoung } from "@text/auth/age";
import * as z from "zod/mini";
import { newPasswordForm, samePasswords } from "./newPasswordForm.ts";

/** The sign-up fields beyond those of the call: the repeated password, and the age of 13. */
export const signUpForm = z
  .object({
    ...registerEmailBody.shape,
    ...newPasswordForm.shape,
    isOldEnough: z.literal("on", tooYoung),
  })
  .check(samePasswords());
