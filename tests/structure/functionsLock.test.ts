import { expect, test } from "vitest";
import { extractLock } from "../../emulators/deploy/extractLock.ts";

const entry = (version: string, dependencies: Readonly<Record<string, string>> = {}) => ({ version, dependencies });

test("a workspace's lock contains exactly what it reaches, nearest first", () => {
  const extracted = extractLock(
    {
      lockfileVersion: 3,
      packages: {
        "": { name: "all", dependencies: { tool: "1.0.0" } },
        functions: { name: "functions", dependencies: { a: "1.0.0", b: "2.0.0" } },
        "functions/node_modules/b": entry("2.0.0", { c: "^1.0.0" }),
        "node_modules/a": entry("1.0.0", { c: "^2.0.0" }),
        "node_modules/a/node_modules/c": { ...entry("2.0.0"), dev: true },
        "node_modules/b": entry("1.0.0"),
        "node_modules/c": { ...entry("1.0.0"), devOptional: true },
        "node_modules/tool": entry("1.0.0"),
      },
    },
    "functions",
  );

  expect(extracted).toEqual({
    name: "functions",
    lockfileVersion: 3,
    packages: {
      "": { name: "functions", dependencies: { a: "1.0.0", b: "2.0.0" } },
      "node_modules/a": entry("1.0.0", { c: "^2.0.0" }),
      "node_modules/a/node_modules/c": entry("2.0.0"),
      "node_modules/b": entry("2.0.0", { c: "^1.0.0" }),
      "node_modules/c": { ...entry("1.0.0"), optional: true },
    },
  });
});

test("a package needed in two versions at the top is rejected", () => {
  const packages = {
    functions: { dependencies: { a: "1.0.0", b: "2.0.0" } },
    "functions/node_modules/b": entry("2.0.0"),
    "node_modules/a": entry("1.0.0", { b: "^1.0.0" }),
    "node_modules/b": entry("1.0.0"),
  };

  expect(() => extractLock({ lockfileVersion: 3, packages }, "functions")).toThrow("node_modules/b is needed twice");
});

test("an unknown workspace is rejected", () => {
  expect(() => extractLock({ lockfileVersion: 3, packages: {} }, "functions")).toThrow("no workspace functions");
});
