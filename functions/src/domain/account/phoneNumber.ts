import * as z from "zod/mini";
import * as text from "../text/en/phoneNumber.ts";

/** The stored form: a plus sign, the country code and the number, with seven to fifteen digits in total. */
export const phoneNumber = z.string().check(z.regex(/^\+[1-9][0-9]{6,14}$/, text.howToWriteIt));
