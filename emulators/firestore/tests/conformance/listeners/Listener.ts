/** What a listener was told: a snapshot, or the end. */
export type Shown =
  | { readonly paths: readonly string[]; readonly changes: readonly string[] }
  | { readonly refused: string };

interface Snapshot {
  readonly docs: readonly { readonly ref: { readonly path: string } }[];
  docChanges(): readonly { readonly type: string; readonly doc: { readonly ref: { readonly path: string } } }[];
}

/** Both SDKs' snapshots of a query have this shape. */
export function shownOf(snapshot: Snapshot): Shown {
  return {
    paths: snapshot.docs.map(({ ref }) => ref.path),
    changes: snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.ref.path}`),
  };
}

/** A document's snapshot as the query's that finds just it. */
export function shownDocument(path: string, exists: boolean): Shown {
  return { paths: exists ? [path] : [], changes: [] };
}
