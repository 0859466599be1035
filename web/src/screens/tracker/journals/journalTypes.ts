import type { useStores } from "../../../stores/useStores.ts";

type Journals = ReturnType<typeof useStores>["journals"];
/** An entry as the store hands it out. */
export type Entry = Journals["entries"][number];
export type Editor = Awaited<ReturnType<Journals["edit"]>>;

/** Something an entry can speak of. */
export interface Linkable {
  readonly kind: "experience" | "school";
  readonly id: string;
  readonly name: string;
  /** What kind of thing it is, in a word. */
  readonly note: string;
}
