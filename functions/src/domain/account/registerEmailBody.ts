import * as z from "zod/mini";
import { confirmAge } from "../text/en/account.ts";
import { atLeastCharacters, atMostCharacters } from "../text/en/common.ts";
import { emailAddress } from "./emailAddress.ts";
import { PASSWORD_MOST } from "./loginEmailBody.ts";
import { PASSWORD_LEAST } from "./passwordPolicy.ts";
import { displayName } from "./user.ts";

/** A new account with an email address and a password. */
export const registerEmailBody = z.strictObject({
  name: displayName,
  email: emailAddress,
  password: z
    .string()
    .check(
      z.minLength(PASSWORD_LEAST, atLeastCharacters(PASSWORD_LEAST)),
      z.maxLength(PASSWORD_MOST, atMostCharacters(PASSWORD_MOST)),
    ),
  /** The student's word of being 13 or older. Before it, not even the address is taken. */
  isOldEnough: z.literal(true, confirmAge),
});

/** What a form asks for. Whoever sends it has also confirmed the age. */
export type NewAccount = Omit<z.infer<typeof registerEmailBody>, "isOldEnough">;
