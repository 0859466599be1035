import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { doc, setDoc, updateDoc } from "firebase/firestore";
import { as, remove, write } from "./openRules.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** The place of one record of the student `ann`. */
export interface RecordSite {
  /** Writes a record where there is none, through the rules. */
  create(fields: Fields): Promise<void>;
  /** Changes the named fields of the stored record, or begins one with them alone, through the rules. */
  change(fields: Fields): Promise<void>;
  /** Stores a record past the rules. */
  store(fields: Fields): Promise<void>;
  /** Removes it past the rules. */
  clear(): Promise<void>;
}

/** A document of its own. */
export function documentSite(rules: () => RulesTestEnvironment, path: string): RecordSite {
  const document = () => doc(as(rules(), "ann"), path);
  return {
    create: (fields) => setDoc(document(), fields),
    change: (fields) => setDoc(document(), fields, { mergeFields: Object.keys(fields) }),
    store: (fields) => write(rules(), { [path]: fields }),
    clear: () => remove(rules(), path),
  };
}

/** A row of a list that is one document, next to another row. `list` are further fields of the document. */
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
