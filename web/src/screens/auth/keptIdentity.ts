import type { FormEvent } from "react";

const KEY = "typed-identity";
/** Never a password: what this tab keeps is readable to whoever opens it next. */
const FIELDS = ["name", "email"] as const;

type Identity = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

/** What was typed of a name and an email before the page was reloaded, in this tab alone. */
export function keptIdentity(form: "login" | "sign-up"): Identity {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`${KEY}/${form}`) ?? "{}");
    return Object.fromEntries(
      FIELDS.flatMap((name) => {
        const value: unknown = Object(kept)[name];
        return typeof value === "string" ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Hears a form's input. */
export function keepIdentity(form: "login" | "sign-up", { currentTarget }: FormEvent<HTMLFormElement>): void {
  const typed = new FormData(currentTarget);
  const identity = Object.fromEntries(FIELDS.map((name) => [name, typed.get(name) ?? ""]));
  sessionStorage.setItem(`${KEY}/${form}`, JSON.stringify(identity));
}

/** The student is in: nothing typed stays for whoever comes next. */
export function forgetIdentity(): void {
  for (const form of ["login", "sign-up"]) sessionStorage.removeItem(`${KEY}/${form}`);
}
