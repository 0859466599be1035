/** Something an entry can speak of. */
export interface Linkable {
  readonly kind: "experience" | "school";
  readonly id: string;
  readonly name: string;
  /** What kind of thing it is, in a word. */
  readonly note: string;
}
