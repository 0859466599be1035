interface Ways {
  readonly hasPassword: boolean;
  readonly linkedProviders: readonly { readonly name: string }[];
}

/** Says how an account is entered, and by which address it is known. */
export function waySentence({ hasPassword, linkedProviders }: Ways, email: string | null): string {
  const names = [...(hasPassword ? ["your email and password"] : []), ...linkedProviders.map(({ name }) => name)];
  const last = names.pop();
  if (last === undefined) return "";
  const list = names.length === 0 ? last : `${names.join(", ")} or ${last}`;
  return `You log in with ${list}${email === null ? "" : ` as ${email}`}.`;
}
