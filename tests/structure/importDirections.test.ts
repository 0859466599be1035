import firestorePackage from "@cairn/firestore-emulator/package.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "./sourceFiles.ts";

interface Law {
  readonly room: string;
  /** The files that the law applies to. */
  readonly of: RegExp;
  /** All other imports fail, of types and on demand too. A file may always import from its own room. */
  readonly mayImport: readonly RegExp[];
}

const DOMAIN = /^functions\/src\/domain\//;
const STYLES = /\.css$/;
/** The text of the interface, one module for each part. */
const TEXT = /^web\/src\/text\/en\//;
const BASE = /^web\/src\/base\//;
const REACT = /^(react|react-dom|react-router-dom|mobx|mobx-react-lite|lucide-react)(\/|$)/;

/** What a feature may import. No other feature: what a page shows of one comes as a slot (`web/src/ui/slots.ts`). */
const OF_A_FEATURE: readonly RegExp[] = [
  DOMAIN,
  TEXT,
  REACT,
  /^zod\/mini$/,
  STYLES,
  BASE,
  /^web\/src\/(sync|views|ui|stores|content|styles)\//,
  // Scales and curves of charts: tested math, a few kilobytes that are loaded with the chart.
  /^d3-(scale|shape)$/,
  // Tables that students import and export. Loaded when they do.
  /^papaparse$/,
  // Reads the text of PDF transcripts. Loaded with the first one.
  /^pdfjs-dist\/legacy\/build\//,
  // Compares two versions of an essay. Loaded with the first comparison.
  /^diff$/,
  // Renders only the visible part of lists with thousands of rows.
  /^@tanstack\/react-virtual$/,
];

const LAWS: readonly Law[] = [
  { room: "the domain", of: /^functions\/src\/domain\//, mayImport: [/^zod\/mini$/, DOMAIN] },
  { room: "the interface's text", of: TEXT, mayImport: [/^functions\/src\/domain\/shared\/language(\.ts)?$/] },
  {
    room: "the domain's text",
    of: /^functions\/src\/domain\/text\//,
    mayImport: [/^functions\/src\/domain\/shared\/language(\.ts)?$/],
  },
  {
    room: "the functions' stored data",
    of: /^functions\/src\/data\//,
    mayImport: [DOMAIN, /^firebase-admin\//, /^node:/, /^functions\/src\/data\//],
  },
  {
    room: "the functions' reminders",
    of: /^functions\/src\/reminders\//,
    mayImport: [DOMAIN, /^firebase-admin\//, /^node:/, /^nodemailer$/, /^functions\/src\/(data|http|reminders)\//],
  },
  {
    room: "the functions' deletions",
    of: /^functions\/src\/deletions\//,
    mayImport: [DOMAIN, /^firebase-admin\//, /^zod\/mini$/, /^functions\/src\/(data|deletions)\//],
  },
  {
    room: "the functions' HTTP",
    of: /^functions\/src\/http\//,
    mayImport: [DOMAIN, /^firebase-(admin|functions)\//, /^node:/, /^zod\/mini$/, /^functions\/src\/(data|http)\//],
  },
  {
    room: "a patch in the functions",
    of: /^functions\/src\/patches\//,
    mayImport: [DOMAIN, /^node:/, /^functions\/src\/http\//],
  },
  {
    room: "a route",
    of: /^functions\/src\/routes\//,
    mayImport: [DOMAIN, /^firebase-(admin|functions)\//, /^node:/, /^zod\/mini$/, /^functions\/src\/(data|http)\//],
  },
  // Some run before anything else of the app.
  { room: "a patch in the browser", of: /^web\/src\/patches\//, mayImport: [] },
  {
    room: "the web's base",
    of: /^web\/src\/base\//,
    mayImport: [DOMAIN, TEXT, /^firebase\//, /^zod\/mini$/, /^web\/src\/patches\//],
  },
  {
    // It knows how documents are read and written, and no kind of record.
    room: "the sync",
    of: /^web\/src\/sync\//,
    mayImport: [/^functions\/src\/domain\/(records|shared)\//, TEXT, /^firebase\//, /^mobx$/, /^zod\/mini$/, BASE],
  },
  { room: "a view", of: /^web\/src\/views\//, mayImport: [DOMAIN, TEXT] },
  {
    // Content that is the same for every student. MiniSearch tolerates typos and is loaded with the first search.
    room: "the web's content",
    of: /^web\/src\/content\//,
    mayImport: [DOMAIN, TEXT, /^minisearch$/],
  },
  {
    room: "the user interface",
    of: /^web\/src\/ui\//,
    // Papa Parse writes tables, and loads when a student exports one.
    mayImport: [DOMAIN, TEXT, REACT, /^zod\/mini$/, /^papaparse$/, STYLES, BASE, /^web\/src\/views\//],
  },
  {
    // What features see of the stores: hooks, and interfaces that each store joins.
    room: "the hooks of the stores",
    of: /^web\/src\/stores\//,
    mayImport: [DOMAIN, /^react$/, BASE, /^web\/src\/(sync|ui)\//],
  },
  {
    // The only file with reactfire: DEPENDENCIES.md says why.
    room: "the account's session",
    of: /^web\/src\/features\/profile\/ProviderSession\.tsx$/,
    mayImport: [/^react$/, /^reactfire$/, /^web\/src\/stores\/useStores\.ts$/],
  },
  {
    room: "a feature",
    of: /^web\/src\/features\/(?!auth\/|profile\/ProviderSession\.tsx$)/,
    mayImport: OF_A_FEATURE,
  },
  { room: "signing in", of: /^web\/src\/features\/auth\//, mayImport: [...OF_A_FEATURE, /^firebase\/(app|auth)$/] },
  {
    // A page of its own, without the app's stores, screens and sign-in.
    room: "the page of a shared plan",
    of: /^web\/src\/shared\//,
    mayImport: [
      DOMAIN,
      TEXT,
      /^(react|react-dom|lucide-react)(\/|$)/,
      /^firebase\/(app|firestore)$/,
      /^zod\/mini$/,
      STYLES,
      BASE,
      /^web\/src\/(ui|views|patches)\//,
    ],
  },
  {
    // It brings everything together.
    room: "the app",
    of: /^web\/src\/app\//,
    mayImport: [DOMAIN, TEXT, REACT, /^firebase\//, STYLES, /^web\/src\/(?!shared\/)/],
  },
  { room: "the emulator's model", of: /^emulators\/firestore\/src\/model\//, mayImport: [/^node:/] },
  {
    room: "the emulator's store",
    of: /^emulators\/firestore\/src\/store\//,
    mayImport: [/^node:/, /^emulators\/firestore\/src\/model\//],
  },
  {
    room: "the emulator's queries",
    of: /^emulators\/firestore\/src\/query\//,
    mayImport: [/^node:/, /^emulators\/firestore\/src\/(model|store)\//],
  },
  {
    room: "the emulator's rules",
    of: /^emulators\/firestore\/src\/rules\//,
    mayImport: [/^node:/, /^re2js$/, /^emulators\/firestore\/src\/(model|rules)\//],
  },
  {
    room: "the emulator's access checks",
    of: /^emulators\/firestore\/src\/access\//,
    mayImport: [/^node:/, /^emulators\/firestore\/src\/(model|store|query|rules)\//],
  },
  {
    room: "the emulator's listeners",
    of: /^emulators\/firestore\/src\/listen\//,
    mayImport: [/^node:/, /^emulators\/firestore\/src\/(model|store|query|rules|access)\//],
  },
  {
    room: "the emulator's operations",
    of: /^emulators\/firestore\/src\/operations\//,
    mayImport: [/^node:/, /^emulators\/firestore\/src\/(model|store|query|rules|access|listen)\//],
  },
  {
    room: "the emulator's transports",
    of: /^emulators\/firestore\/src\/transport\//,
    mayImport: [
      /^node:/,
      /^(@grpc\/grpc-js|protobufjs|proto3-json-serializer)(\/|$)/,
      /^emulators\/firestore\/src\/(model|store|query|rules|access|listen|operations|transport)\//,
    ],
  },
  {
    // It watches the transports from outside: nothing but the start knows it.
    room: "the emulator's inspector",
    of: /^emulators\/firestore\/src\/inspector\//,
    mayImport: [/^node:/, /^emulators\/firestore\/src\/(model|store|rules|transport)\//],
  },
  {
    room: "the emulator's start",
    of: /^emulators\/firestore\/src\/[^/]+\.ts$/,
    mayImport: [/^node:/, /^emulators\/firestore\/src\//],
  },
];

const files = sourceFiles("functions/src", "web/src", "emulators").filter(({ path }) => !/\.test\.tsx?$/.test(path));

describe("import directions", () => {
  test.each(LAWS)("$room only imports what it may", (law) => {
    const governed = files.filter(({ path }) => law.of.test(path));

    expect(governed).not.toEqual([]);
    expect(governed.flatMap((file) => breaches(file, law))).toEqual([]);
  });

  test("nothing imports the app but its own page", () => {
    const below = files.filter(({ path }) => path.startsWith("web/src/") && !path.startsWith("web/src/app/"));

    const reached = below.flatMap(({ path, imports }) =>
      imports.filter((target) => target.startsWith("web/src/app/")).map((target) => `${path} → ${target}`),
    );
    expect(reached).toEqual([]);
  });

  test("every file of the web app belongs to a room", () => {
    const web = files.filter(({ path }) => path.startsWith("web/src/") && !path.endsWith(".d.ts"));

    expect(web.filter(({ path }) => !LAWS.some(({ of }) => of.test(path))).map(({ path }) => path)).toEqual([]);
  });

  test("a route imports no other route", () => {
    const routes = files.filter(({ path }) => path.startsWith("functions/src/routes/"));

    const reached = routes.flatMap(({ path, imports }) =>
      imports.filter((target) => target.startsWith("functions/src/routes/")).map((target) => `${path} → ${target}`),
    );
    expect(reached).toEqual([]);
  });

  test("there are no import cycles, not even of types", () => {
    const product = files.filter(({ path }) => !path.startsWith("emulators/firestore/tests/"));

    expect(circles(new Map(product.map(({ path, imports }) => [path, imports])))).toEqual([]);
  });

  test("only the launcher imports the emulators", () => {
    const product = files.filter(({ path }) => !path.startsWith("emulators/"));

    const reached = product.flatMap(({ path, imports }) =>
      imports.filter((target) => /^(emulators|tests|@cairn)\//.test(target)).map((target) => `${path} → ${target}`),
    );
    expect(reached).toEqual([]);
  });
});

describe("the embedded Firestore, a package of its own,", () => {
  const all = sourceFiles("functions", "web", "emulators", "tests");
  const isInside = (path: string) => path.startsWith("emulators/firestore/");

  test("is only imported through its entry files", () => {
    const entries = Object.keys(firestorePackage.exports).map((entry) => entry.replace(".", firestorePackage.name));
    const outside = all.filter(({ path }) => !isInside(path));

    const reached = outside.flatMap(({ path, imports }) =>
      imports
        .filter((target) => isInside(target) || target.startsWith(firestorePackage.name))
        .filter((target) => !entries.includes(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(reached).toEqual([]);
  });

  test("imports nothing of the project around it", () => {
    const inside = all.filter(({ path }) => isInside(path));

    expect(inside).not.toEqual([]);
    const reached = inside.flatMap(({ path, imports }) =>
      imports
        .filter((target) => /^(web|functions|tests|emulators|@cairn)\//.test(target) && !isInside(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(reached).toEqual([]);
  });
});

function breaches({ path, imports }: SourceFile, law: Law): readonly string[] {
  const home = homeOf(path);
  return imports
    .filter((target) => !target.startsWith(home) && !law.mayImport.some((allowed) => allowed.test(target)))
    .map((target) => `${path} → ${target}`);
}

/** A feature is a room of its own. Elsewhere in the web app, a room is a folder of `src`; in other code, any folder. */
function homeOf(path: string): string {
  const [room] = /^web\/src\/(features\/[^/]+|(?!features)[^/]+)\//.exec(path) ?? [];
  return room ?? path.slice(0, path.lastIndexOf("/") + 1);
}

/** The files of each import cycle found on a walk along the imports. */
function circles(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  function walk(path: string, way: readonly string[]): void {
    const start = way.indexOf(path);
    if (start >= 0) found.push([...way.slice(start), path].join(" → "));
    if (start >= 0 || done.has(path)) return;
    for (const target of imports.get(path) ?? []) walk(fileOf(target), [...way, path]);
    done.add(path);
  }
  // The domain is imported without file extensions.
  const fileOf = (target: string) => (imports.has(target) ? target : `${target}.ts`);
  for (const path of imports.keys()) walk(path, []);
  return found;
}
