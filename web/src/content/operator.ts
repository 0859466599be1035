/** Who runs a site, as its settings in `web/.env.PROJECT_ID` say. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  /** A `mailto:` address or the https address of a form. */
  readonly contact: string;
}

/** Null unless all three are set: half an operator is no one to turn to. */
export function operatorOf(settings: Readonly<Record<keyof Operator, string | undefined>>): Operator | null {
  const { name, address, contact } = settings;
  return name && address && contact ? { name, address, contact } : null;
}

/** A site that students use has one, or it is not deployed; a build for this machine has none. */
export const OPERATOR = operatorOf({
  name: import.meta.env.VITE_OPERATOR_NAME,
  address: import.meta.env.VITE_OPERATOR_ADDRESS,
  contact: import.meta.env.VITE_OPERATOR_CONTACT,
});
