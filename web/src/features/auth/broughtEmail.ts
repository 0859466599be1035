/** The navigation state of a link to another panel. */
export interface BroughtEmail {
  readonly email: string;
}

/** The email that a link has brought; null if the address was opened in another way. */
export function broughtEmailIn(state: unknown): string | null {
  return typeof state === "object" && state !== null && "email" in state && typeof state.email === "string"
    ? state.email
    : null;
}

/** Puts the email into the panel's form and focuses the first field that is still empty. */
export function fillEmail(panel: HTMLElement, email: string): void {
  const fields = [...panel.querySelectorAll<HTMLInputElement>("form input")];
  const field = fields.find(({ name }) => name === "email");
  if (field) {
    field.value = email;
    // Notifies the listeners that keep what is typed.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  fields.find(({ value }) => value === "")?.focus();
}
