import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { doc, setDoc, updateDoc } from "firebase/firestore";
import { as, remove, write } from "./openRules.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Where one record of the student `ann` is stored. */
export interface RecordSite {
  /** Creates a record, checked by the rules. */
  create(fields: Fields): Promise<void>;
  /** Changes the named fields of the stored record, or creates one with only those fields, checked by the rules. */
  change(fields: Fields): Promise<void>;
  /** Stores a record without checking the rules. */
  store(fields: Fields): Promise<void>;
  /** Deletes the record without checking the rules. */
  clear(): Promise<void>;
}

/** A record that is its own document. */
export function documentSite(rules: () => RulesTestEnvironment, path: string): RecordSite {
  const document = () => doc(as(rules(), "ann"), path);
  return {
    create: (fields) => setDoc(document(), fields),
    change: (fields) => setDoc(document(), fields, { mergeFields: Object.keys(fields) }),
    store: (fields) => write(rules(), { [path]: fields }),
    clear: () => remove(rules(), path),
  };
}

/** A record that is a row in a list document, next to another row. `list`: additional fields of the document. */
export function rowSite(rules: () => RulesTestEnvironment, path: string, other: Fields, list: Fields = {}): RecordSite {
  const document = () => doc(as(rules(), "ann"), path);
  const storeRows = (items: Fields) => write(rules(), { [path]: { ...list, items, changed_item: "other" } });
  return {
    create: (fields) => updateDoc(document(), { "items.one": fields, changed_item: "one" }),
    change: (fields) => {
      const named = Object.entries(fields).map(([name, value]) => [`items.one.${name}`, value] as const);
      return updateDoc(document(), { ...Object.fromEntries(named), changed_item: "one" });
    },
    store: (fields) => storeRows({ other, one: fields }),
    clear: () => storeRows({ other }),
  };
}
