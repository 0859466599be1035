import { identityOf } from "../values/identityOf.ts";
import {
  bool,
  failure,
  int,
  list,
  type RulesValue,
  type SetValue,
  string,
  type ValueOf,
} from "../values/RulesValue.ts";
import { type BuiltinTable, builtin } from "./Builtin.ts";
import { textOf } from "./strings.ts";

type Collection = ValueOf<"list" | "set">;

export function setOf(items: Iterable<RulesValue>): SetValue {
  const members = new Map<string, RulesValue>();
  for (const item of items) {
    const identity = identityOf(item);
    if (!members.has(identity)) members.set(identity, item);
  }
  return { type: "set", members };
}

function membersOf(collection: Collection): ReadonlyMap<string, RulesValue> {
  return collection.type === "set" ? collection.members : setOf(collection.items).members;
}

export function hasAll(collection: Collection, wanted: Collection): boolean {
  const members = membersOf(collection);
  return [...membersOf(wanted).keys()].every((identity) => members.has(identity));
}

export function hasAny(collection: Collection, wanted: Collection): boolean {
  const members = membersOf(collection);
  return [...membersOf(wanted).keys()].some((identity) => members.has(identity));
}

function filtered(set: SetValue, wanted: (identity: string) => boolean): SetValue {
  return { type: "set", members: new Map([...set.members].filter(([identity]) => wanted(identity))) };
}

function hasOnly(collection: Collection, allowed: Collection): boolean {
  return hasAll(allowed, collection);
}

/**
 * The methods of both lists and sets. `hasOnly` tests for a *subset*: duplicates and an empty receiver are fine. A list
 * only accepts lists: production rejects `list.hasAny(set)` (observed in its Rules Test API in September 2026).
 */
export const membershipMethods: BuiltinTable = [
  builtin("hasAll", ["list", "list"], (collection, wanted) => bool(hasAll(collection, wanted))),
  builtin("hasAll", ["set", "list or set"], (collection, wanted) => bool(hasAll(collection, wanted))),
  builtin("hasAny", ["list", "list"], (collection, wanted) => bool(hasAny(collection, wanted))),
  builtin("hasAny", ["set", "list or set"], (collection, wanted) => bool(hasAny(collection, wanted))),
  builtin("hasOnly", ["list", "list"], (collection, allowed) => bool(hasOnly(collection, allowed))),
  builtin("hasOnly", ["set", "list or set"], (collection, allowed) => bool(hasOnly(collection, allowed))),
];

export const listMethods: BuiltinTable = [
  builtin("size", ["list"], ({ items }) => int(items.length)),
  builtin("concat", ["list", "list"], (front, back) => list([...front.items, ...back.items])),
  builtin("toSet", ["list"], ({ items }) => setOf(items)),
  builtin("removeAll", ["list", "list"], ({ items }, unwanted) => {
    const members = membersOf(unwanted);
    return list(items.filter((item) => !members.has(identityOf(item))));
  }),
  builtin("join", ["list", "string"], ({ items }, separator) => {
    const texts: string[] = [];
    for (const item of items) {
      const text = textOf(item);
      if (text === null) return failure(`Unsupported operation error. Received: a list with a ${item.type} to join.`);
      texts.push(text);
    }
    return string(texts.join(separator.value));
  }),
];

export const setMethods: BuiltinTable = [
  builtin("size", ["set"], ({ members }) => int(members.size)),
  builtin("union", ["set", "set"], (one, other) => ({
    type: "set",
    members: new Map([...other.members, ...one.members]),
  })),
  builtin("intersection", ["set", "set"], (one, other) => filtered(one, (identity) => other.members.has(identity))),
  builtin("difference", ["set", "set"], (one, other) => filtered(one, (identity) => !other.members.has(identity))),
];
