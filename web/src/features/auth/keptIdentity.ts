import type { FormEvent } from "react";

const KEY = "typed-identity";
/** Never a password: the next user of this tab could read it. */
const FIELDS = ["name", "email"] as const;

type Identity = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

/** The name and email typed before the page was reloaded, in this tab only. */
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

/** An input handler for a form. */
export function keepIdentity(form: "login" | "sign-up", { currentTarget }: FormEvent<HTMLFormElement>): void {
  const typed = new FormData(currentTarget);
  const identity = Object.fromEntries(FIELDS.map((name) => [name, typed.get(name) ?? ""]));
  sessionStorage.setItem(`${KEY}/${form}`, JSON.stringify(identity));
}

/** Once the student is signed in, nothing typed stays for the next user. */
export function forgetIdentity(): void {
  for (const form of ["login", "sign-up"]) sessionStorage.removeItem(`${KEY}/${form}`);
}
