import { LOCALE } from "@domain/shared/language";
import * as text from "@text/profile/account";

interface Ways {
  readonly hasPassword: boolean;
  readonly linkedProviders: readonly { readonly name: string }[];
}

const ONE_OF = new Intl.ListFormat(LOCALE, { type: "disjunction" });

/** Says how the student signs in, and with which address. */
export function waySentence({ hasPassword, linkedProviders }: Ways, email: string | null): string {
  const names = [...(hasPassword ? [text.emailAndPassword] : []), ...linkedProviders.map(({ name }) => name)];
  if (names.length === 0) return "";
  const ways = ONE_OF.format(names);
  return email === null ? text.logInWith(ways) : text.logInWithAs(ways, email);
}
