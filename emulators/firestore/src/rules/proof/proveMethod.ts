import { setOf } from "../library/collections.ts";
import { equal } from "../values/equal.ts";
import {
  isSurely,
  isUnknown,
  mayFail,
  type Operand,
  type Outcome,
  type Unknown,
  undecided,
  undecidedBool,
  unknown,
  unlessFailing,
} from "../values/Outcome.ts";
import { bool, type RulesValue, string, type TypeName } from "../values/RulesValue.ts";
import { proveProperty } from "./proveOperator.ts";

/** Methods of, or with, something only a query speaks of: the few that a filter can decide. */
export function proveMethod(name: string, receiver: Operand, args: readonly Operand[]): Outcome {
  const operands = [receiver, ...args];
  const [first] = args;
  switch (name) {
    case "hasAny":
    case "hasAll":
    case "hasOnly":
      return first && args.length === 1 ? proveMembership(name, receiver, first) : undecided(operands);
    case "keys":
      return isUnknownOf(receiver, ["map"]) && args.length === 0
        ? unknown({ mayFail: false, types: new Set(["list"]), contains: presentKeys(receiver) })
        : undecided(operands);
    case "size":
      return isUnknownOf(receiver, ["list", "map", "set"]) && args.length === 0
        ? unknown({ mayFail: false, types: new Set(["int"]), lower: { value: leastSize(receiver), inclusive: true } })
        : undecided(operands);
    case "toSet":
      return isUnknownOf(receiver, ["list"])
        ? { ...receiver, types: new Set(["set"]), excluded: [], entries: new Map() }
        : undecided(operands);
    case "get":
      return isUnknownOf(receiver, ["map"]) && args.length === 2
        ? proveGet(receiver, args, operands)
        : undecided(operands);
    default:
      return undecided(operands);
  }
}

/** Whether only the type of the operand is known, and it is one of these. */
function isUnknownOf(operand: Operand, types: readonly TypeName[]): operand is Unknown {
  return isUnknown(operand) && isSurely(operand, types);
}

function presentKeys({ entries }: Unknown): readonly RulesValue[] {
  return [...entries].filter(([, entry]) => !mayFail([entry])).map(([key]) => string(key));
}

/** There are at least as many members as are known to be there; a list may repeat them. */
function leastSize(collection: Unknown): RulesValue {
  const known = isSurely(collection, ["map"]) ? presentKeys(collection) : collection.contains;
  return { type: "int", value: BigInt(setOf(known).members.size) };
}

function proveMembership(name: "hasAny" | "hasAll" | "hasOnly", receiver: Operand, argument: Operand): Outcome {
  const operands = [receiver, argument];
  // A set compares with lists as well; a list with lists alone.
  const comparable = isSurely(receiver, ["set"]) ? (["list", "set"] as const) : (["list"] as const);
  if (!isSurely(receiver, ["list", "set"]) || !isSurely(argument, comparable)) return undecided(operands);
  // Only an element that is known to be there proves anything; what else a list holds, no filter says.
  const proven = {
    hasAny: () => elementsOf(receiver).some((element) => isElement(element, argument)),
    hasAll: () => !isUnknown(argument) && elementsOf(argument).every((element) => isElement(element, receiver)),
    hasOnly: () => !isUnknown(receiver) && elementsOf(receiver).every((element) => isElement(element, argument)),
  }[name]();
  return proven ? unlessFailing(bool(true), operands) : undecidedBool(operands);
}

/** All elements of a known collection; those known of an unknown one. */
function elementsOf(collection: Operand): readonly RulesValue[] {
  if (isUnknown(collection)) return collection.contains;
  if (collection.type === "list") return collection.items;
  return collection.type === "set" ? [...collection.members.values()] : [];
}

function isElement(element: RulesValue, collection: Operand): boolean {
  return elementsOf(collection).some((candidate) => equal(candidate, element));
}

/** `get(key, default)` or `get([key, …], default)`: known where the filters pin the way to the entry. */
function proveGet(receiver: Unknown, [keys, fallback]: readonly Operand[], operands: readonly Operand[]): Outcome {
  if (!keys || !fallback || isUnknown(keys) || mayFail(operands)) return undecided(operands);
  let here: Outcome = receiver;
  for (const step of keys.type === "list" ? keys.items : [keys]) {
    if (step.type !== "string") return undecided(operands);
    if (isUnknown(here)) here = proveProperty(here, step.value);
    else if (here.type === "map") here = here.entries.get(step.value) ?? fallback;
    else return fallback;
    // It may be missing, and then it is the default.
    if (mayFail([here])) return undecided([here]);
  }
  return here;
}
