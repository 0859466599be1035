import type { useStores } from "../../../stores/useStores.ts";

type Journals = ReturnType<typeof useStores>["journals"];
/** An entry of the journal store. */
export type Entry = Journals["entries"][number];
export type Editor = Awaited<ReturnType<Journals["edit"]>>;

/** Something an entry can link to. */
export interface Linkable {
  readonly kind: "experience" | "school";
  readonly id: string;
  readonly name: string;
  /** The kind of thing, in a word. */
  readonly note: string;
}
