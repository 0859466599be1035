import * as z from "zod/mini";
import { plainPhone } from "../shared/plainPhone.ts";
import * as text from "../text/en/phoneNumber.ts";
import { phoneNumber } from "./phoneNumber.ts";

/** The typed form, with the marks people put between digits and those that copying adds. A number without a country code counts as a US number. */
export const typedPhoneNumber = z.pipe(
  z.pipe(z.string().check(z.overwrite(plainPhone), z.minLength(1, text.enterNumber)), z.transform(withCountry)),
  phoneNumber,
);

/** Shows `+15550147720` as `(555) 014-7720`. Numbers of other countries stay as they are. */
export function readablePhoneNumber(stored: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(stored) ?? [];
  return area === undefined ? stored : `(${area}) ${exchange}-${line}`;
}

/** Returns text that cannot be a number unchanged. The schema of stored numbers rejects it. */
function withCountry(typed: string): string {
  if (!/^\+?[\d\s().\-/]+$/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, "");
  if (typed.startsWith("+")) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? `+${digits}` : typed;
}
