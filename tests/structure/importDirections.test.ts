import firestorePackage from "@cairn/firestore-emulator/package.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "./sourceFiles.ts";

interface Law {
  readonly room: string;
  /** The files that the law applies to. */
  readonly of: RegExp;
  /** All other imports fail. A file may always import from its own folder and below. */
  readonly mayImport: readonly RegExp[];
  /** Additional files for `import type`. */
  readonly mayImportTypesOf?: readonly RegExp[];
}

const DOMAIN = /^functions\/src\/domain\//;
const STYLES = /\.css$/;
/** The text of the interface, one module for each part. */
const TEXT = /^web\/src\/text\/en\//;
const REACT = /^(react|react-dom|react-router-dom|mobx|mobx-react-lite|lucide-react)(\/|$)/;

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
  {
    room: "the web stores",
    of: /^web\/src\/(stores\/|api\.ts|firebase\.ts)/,
    mayImport: [
      DOMAIN,
      TEXT,
      /^firebase\//,
      /^mobx$/,
      /^zod\/mini$/,
      // `useStores` and `usePlan` provide the stores to React. No other store file imports React.
      /^react$/,
      /^web\/src\/(stores\/|api\.ts|firebase\.ts|errors\.ts|drafts\.ts|forgetOnDevice\.ts|deviceStorage\.ts)/,
      /^web\/src\/(appCheckTokens|projectConfig)\.ts$/,
      /^web\/src\/snapshots\//,
      /^web\/src\/patches\//,
      /^web\/src\/styles\/.*\.ts$/,
    ],
  },
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
      /^web\/src\/(shared|components|forms|patches)\//,
      /^web\/src\/(appCheckTokens|errors|paths|projectConfig|reportLater)\.ts$/,
    ],
  },
  {
    // What a share contains, in the words of the student's own pages: it reuses their pure helpers, never components.
    room: "the snapshots of a plan",
    of: /^web\/src\/snapshots\//,
    mayImport: [DOMAIN, TEXT, /^web\/src\/components\/.*\.ts$/, /^web\/src\/screens\/tracker\/.*\.ts$/],
  },
  // Some run before anything else of the app.
  { room: "a patch in the browser", of: /^web\/src\/patches\//, mayImport: [] },
  {
    room: "web components and forms",
    of: /^web\/src\/(components|forms)\//,
    mayImport: [
      DOMAIN,
      TEXT,
      REACT,
      /^zod\/mini$/,
      STYLES,
      /^web\/src\/(components|forms)\//,
      /^web\/src\/(errors|drafts)\.ts$/,
    ],
  },
  {
    // Content that is the same for every student. MiniSearch tolerates typos and is loaded with the first search.
    room: "the web's content",
    of: /^web\/src\/content\//,
    mayImport: [DOMAIN, TEXT, /^minisearch$/, /^web\/src\/content\//],
  },
  {
    // The only file with reactfire: DEPENDENCIES.md says why.
    room: "the account's session",
    of: /^web\/src\/screens\/profile\/ProviderSession\.tsx$/,
    mayImport: [/^react$/, /^reactfire$/, /^web\/src\/stores\/useStores\.ts$/],
  },
  {
    room: "a web layout or screen",
    of: /^web\/src\/(layout|screens)\/(?!profile\/ProviderSession\.tsx$)/,
    mayImport: [
      DOMAIN,
      TEXT,
      REACT,
      /^zod\/mini$/,
      STYLES,
      // Scales and curves of charts: tested math, a few kilobytes that are loaded with the chart.
      /^d3-(scale|shape)$/,
      /^web\/src\/stores\/use(Stores|Plan)\.ts$/,
      /^web\/src\/(components|content|forms|layout|styles)\//,
      /^web\/src\/errors\.ts$/,
      /^web\/src\/(paths|trackTabs)\.ts$/,
      // Tables that students import and export. Loaded when they do.
      /^papaparse$/,
      // Reads the text of PDF transcripts. Loaded with the first one.
      /^pdfjs-dist\/legacy\/build\//,
      // Compares two versions of an essay. Loaded with the first comparison.
      /^diff$/,
      // Renders only the visible part of lists with thousands of rows.
      /^@tanstack\/react-virtual$/,
    ],
    // Screens get stores from the hooks above, but may import their types.
    mayImportTypesOf: [/^web\/src\/stores\//],
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

  test("a screen imports no other screen", () => {
    const screens = files.filter(({ path }) => path.startsWith("web/src/screens/"));

    expect(screens.flatMap(otherScreens)).toEqual([]);
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

function breaches({ path, imports, typeImports }: SourceFile, law: Law): readonly string[] {
  const home = homeOf(path);
  const isAllowed = (target: string) =>
    law.mayImport.some((allowed) => allowed.test(target)) ||
    (typeImports.includes(target) && law.mayImportTypesOf?.some((allowed) => allowed.test(target)));
  return imports
    .filter((target) => !target.startsWith(home) && !isAllowed(target))
    .map((target) => `${path} → ${target}`);
}

/**
 * Files in a folder and below may always be imported. A screen's part in its own folder still belongs to the screen.
 */
function homeOf(path: string): string {
  const [screen] = /^web\/src\/screens\/[^/]+\//.exec(path) ?? [];
  return screen ?? path.slice(0, path.lastIndexOf("/") + 1);
}

function otherScreens({ path, imports }: SourceFile): readonly string[] {
  const own = path.split("/").slice(0, 4).join("/");
  return imports
    .filter((target) => target.startsWith("web/src/screens/") && !target.startsWith(`${own}/`))
    .map((target) => `${path} → ${target}`);
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
