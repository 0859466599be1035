import type { FieldPath } from "../../src/model/Document.ts";
import type { Write } from "../../src/model/Write.ts";
import { DocumentStore } from "../../src/store/DocumentStore.ts";
import { database, fields, nameOf, type Plain } from "../model/builders.ts";

type Update = Extract<Write, { kind: "update" }>;

/** A store in memory. Its clock advances a millisecond with each call. */
export function newStore(): DocumentStore {
  return new DocumentStore({ now: tickingClock(), log: null });
}

export function tickingClock(): () => bigint {
  let time = 1_700_000_000_000_000n;
  return () => {
    time += 1000n;
    return time;
  };
}

export function set(path: string, plain: { readonly [name: string]: Plain } = {}, more: Partial<Update> = {}): Write {
  return {
    kind: "update",
    name: nameOf(path),
    fields: fields(plain),
    mask: null,
    transforms: [],
    precondition: null,
    ...more,
  };
}

export function merge(path: string, plain: { readonly [name: string]: Plain }, mask: readonly FieldPath[]): Write {
  return set(path, plain, { mask });
}

export function remove(path: string): Write {
  return { kind: "delete", name: nameOf(path), precondition: null };
}

export function commit(store: DocumentStore, ...writes: readonly Write[]) {
  return store.applyCommit(store.previewCommit(database, writes));
}

/** Sorted paths below the root, to compare results. */
export function pathsOf(documents: Iterable<{ readonly name: string }>): readonly string[] {
  return Array.from(documents, ({ name }) => name.slice(nameOf("").length)).sort();
}
