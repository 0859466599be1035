/** Who runs a site, from its settings in `web/.env.PROJECT_ID`. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  /** A `mailto:` address or the https address of a form. */
  readonly contact: string;
}

/** Null unless all three are set: an incomplete operator cannot be contacted. */
export function operatorOf(settings: Readonly<Record<keyof Operator, string | undefined>>): Operator | null {
  const { name, address, contact } = settings;
  return name && address && contact ? { name, address, contact } : null;
}

/** Deploying a site requires one. A build for this machine has no operator. */
export const OPERATOR = operatorOf({
  name: import.meta.env.VITE_OPERATOR_NAME,
  address: import.meta.env.VITE_OPERATOR_ADDRESS,
  contact: import.meta.env.VITE_OPERATOR_CONTACT,
});
