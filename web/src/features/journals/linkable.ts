/** Something an entry can link to. */
export interface Linkable {
  readonly kind: "experience" | "school";
  readonly id: string;
  readonly name: string;
  /** The kind of thing, in a word. */
  readonly note: string;
}
