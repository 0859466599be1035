import { compileRules } from "@cairn/firestore-emulator/rules";
import * as z from "zod/mini";
import { type LockedPackages, type Manifest, namedBy } from "../dependencies/manifests.ts";
import { type Finding, good, missing } from "./Finding.ts";

const order = z.enum(["ASCENDING", "DESCENDING"]);
const queryScope = z.enum(["COLLECTION", "COLLECTION_GROUP"]);
const indexed = { order: z.optional(order), arrayConfig: z.optional(z.literal("CONTAINS")) };

/** firestore.indexes.json, in the form that firebase-tools reads. */
const indexFile = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      queryScope,
      fields: z.array(z.strictObject({ fieldPath: z.string(), ...indexed })),
    }),
  ),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.optional(z.boolean()),
      indexes: z.array(z.strictObject({ queryScope, ...indexed })),
    }),
  ),
});

export function rulesFinding(source: string): Finding {
  const { ruleset, issues } = compileRules(source, "firestore.rules");
  const [first] = issues;
  if (ruleset !== null) return good("start", "firestore.rules", "They compile.");
  return missing(
    "start",
    "firestore.rules",
    `Line ${first?.line}: ${first?.description}`,
    "Fix that line. Until then, every read and write is refused.",
  );
}

export function indexesFinding(text: string): Finding {
  const what = "firestore.indexes.json";
  const todo = "See firebase.google.com/docs/reference/firestore/indexes for its form.";
  try {
    const parsed = indexFile.safeParse(JSON.parse(text));
    const [issue] = parsed.error?.issues ?? [];
    if (issue) return missing("deploy", what, `${issue.path.join(".")}: ${issue.message}`, todo);
    return good(
      "deploy",
      what,
      `${parsed.data?.indexes.length} indexes, ${parsed.data?.fieldOverrides.length} overrides`,
    );
  } catch (error) {
    return missing("deploy", what, String(error), todo);
  }
}

/** `manifests` are keyed by folder, the project's own by "". */
export function lockFinding(manifests: Readonly<Record<string, Manifest>>, locked: LockedPackages): Finding {
  const behind = Object.entries(manifests).filter(
    ([folder, manifest]) => told(namedBy(manifest)) !== told(namedBy(locked[folder] ?? {})),
  );
  if (behind.length === 0) return good("start", "package-lock.json", "It matches every package.json.");
  return missing(
    "start",
    "package-lock.json",
    `Its versions differ from ${behind.map(([folder]) => (folder ? `${folder}/package.json` : "package.json")).join(", ")}.`,
    "Run `npm install` and commit what it changes.",
  );
}

function told(versions: Readonly<Record<string, string>>): string {
  return Object.entries(versions).sort().join();
}

/** Compares the region where Hosting sends the calls with the function's region. */
export function regionFinding(firebaseJson: string, deployed: readonly string[]): Finding {
  const { hosting } = JSON.parse(firebaseJson) as {
    hosting: { rewrites: readonly { function?: { functionId: string; region: string } }[] };
  };
  const region = hosting.rewrites.find((rewrite) => rewrite.function?.functionId === "api")?.function?.region;
  if (region !== undefined && deployed.includes(region)) return good("deploy", "region", region);
  return missing(
    "deploy",
    "region",
    `firebase.json sends /api to ${region ?? "no region"}, but the function is deployed to ${deployed.join(", ")}.`,
    "Write the same region into firebase.json and functions/src/index.ts.",
  );
}

const BUILTIN = /^node:/;
/** `import … from "a"`, `import(…)`, and the `require("a")` of bundled CommonJS. */
const IMPORTS = [/^import\s(?:.*?\sfrom\s)?"([^"]+)";$/gm, /\b(?:import|(?:__)?require)\("([^"]+)"\)/g] as const;

/** Imports of a built bundle that are neither part of Node.js nor named in its manifest, each once. */
export function foreignImports(
  bundle: string,
  named: readonly string[],
  builtins: readonly string[],
): readonly string[] {
  const imported = IMPORTS.flatMap((pattern) => [...bundle.matchAll(pattern)].map(([, name = ""]) => name));
  return [...new Set(imported)].filter(
    (name) =>
      !BUILTIN.test(name) &&
      !builtins.includes(name) &&
      !named.some((dependency) => name === dependency || name.startsWith(`${dependency}/`)),
  );
}

export function bundleFinding(foreign: readonly string[]): Finding {
  if (foreign.length === 0) return good("deploy", "functions", "They build and have all their dependencies.");
  return missing(
    "deploy",
    "functions",
    `The bundle imports ${foreign.join(", ")}, which would be missing in the cloud.`,
    "Add it to functions/package.json, or remove the import.",
  );
}
