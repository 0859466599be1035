import { bool, type Failure, type RulesValue } from "../values/RulesValue.ts";
import { type BuiltinTable, builtin } from "./Builtin.ts";
import { describe } from "./describe.ts";

function exists(document: RulesValue | Failure): RulesValue | Failure {
  return document.type === "failure" ? document : bool(document.type !== "null");
}

/** `get()` of a missing document is null. Reading a property of null fails. */
export const documentFunctions: BuiltinTable = [
  builtin("get", ["path"], (path, context) => context.readDocument(path, "before")),
  builtin("exists", ["path"], (path, context) => exists(context.readDocument(path, "before"))),
  builtin("getAfter", ["path"], (path, context) => context.readDocument(path, "after")),
  builtin("existsAfter", ["path"], (path, context) => exists(context.readDocument(path, "after"))),
];

/** Only in emulators: prints a value and returns it. */
export const debugFunctions: BuiltinTable = [
  builtin("debug", ["any"], (value, context) => {
    context.print(describe(value));
    return value;
  }),
];
