/** What a fact describes, and where it was read. */
export interface FactSource {
  /** Such as "fall 2023". */
  readonly year: string;
  readonly source: string;
}
