/** One of the choices of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}
