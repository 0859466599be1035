/** An event of a listener: a snapshot, or the error that ended it. */
export type ListenEvent =
  | { readonly paths: readonly string[]; readonly changes: readonly string[] }
  | { readonly error: string };

interface Snapshot {
  readonly docs: readonly { readonly ref: { readonly path: string } }[];
  docChanges(): readonly { readonly type: string; readonly doc: { readonly ref: { readonly path: string } } }[];
}

/** Converts a query snapshot. Both SDKs' snapshots have this shape. */
export function eventOf(snapshot: Snapshot): ListenEvent {
  return {
    paths: snapshot.docs.map(({ ref }) => ref.path),
    changes: snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.ref.path}`),
  };
}

/** Converts a document snapshot to that of a query for this document. */
export function documentEvent(path: string, exists: boolean): ListenEvent {
  return { paths: exists ? [path] : [], changes: [] };
}
