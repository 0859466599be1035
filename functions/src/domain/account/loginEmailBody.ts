import * as z from "zod/mini";
import * as text from "../text/en/account.ts";
import { atMostCharacters } from "../text/en/common.ts";
import { emailAddress } from "./emailAddress.ts";

/** In characters. */
export const PASSWORD_MOST = 128;

/** What a student logs in with. The form of the sign-in page loads it, so it needs little. */
export const loginEmailBody = z.strictObject({
  email: emailAddress,
  password: z
    .string()
    .check(z.minLength(1, text.enterPassword), z.maxLength(PASSWORD_MOST, atMostCharacters(PASSWORD_MOST))),
});
