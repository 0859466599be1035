import { failure, path } from "../values/RulesValue.ts";
import { type BuiltinTable, builtin } from "./Builtin.ts";

const placeholder = /^\{(\w+)\}$/;

/** `path(…)`: the leading `/` is optional. */
export const pathConversions: BuiltinTable = [
  builtin("path", ["string"], ({ value }) => {
    const segments = value.replace(/^\//, "").split("/");
    return segments.includes("") ? failure(`Invalid path '${value}'.`) : path(segments);
  }),
];

export const pathMethods: BuiltinTable = [
  builtin("bind", ["path", "map"], (pattern, { entries }) => {
    const bound = new Map<string, string>();
    const segments: string[] = [];
    for (const segment of pattern.segments) {
      const name = placeholder.exec(segment)?.[1];
      const value = name === undefined ? undefined : entries.get(name);
      if (name === undefined) {
        segments.push(segment);
      } else if (value?.type === "string") {
        bound.set(name, value.value);
        segments.push(value.value);
      } else {
        return failure(`Unbound placeholder {${name}} of the path /${pattern.segments.join("/")}.`);
      }
    }
    return { type: "path", segments, bound };
  }),
];
