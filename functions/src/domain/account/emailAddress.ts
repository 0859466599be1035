import * as z from "zod/mini";
import { plainEmail } from "../shared/plainEmail.ts";
import * as text from "../text/en/account.ts";
import { atMostCharacters } from "../text/en/common.ts";

/** In characters. */
const EMAIL_LIMIT = 254;

export const emailAddress = z
  .string()
  .check(z.overwrite(plainEmail), z.maxLength(EMAIL_LIMIT, atMostCharacters(EMAIL_LIMIT)), z.email(text.enterEmail));
