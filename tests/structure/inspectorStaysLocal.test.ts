import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import firebaseJson from "../../firebase.json" with { type: "json" };
import functionsPackage from "../../functions/package.json" with { type: "json" };
import webPackage from "../../web/package.json" with { type: "json" };
import { sourceFiles } from "./sourceFiles.ts";

const ROOT = join(import.meta.dirname, "../..");
const INSPECTOR = "emulators/firestore/src/inspector";
const EMULATOR = "@cairn/firestore-emulator";

// The inspector shows every document to anyone who opens it. tests/rehearsal looks at what a real deployment uploads.
test("no folder that a deployment uploads contains the inspector", () => {
  const uploaded = [firebaseJson.hosting.public, ...firebaseJson.functions.map(({ source }) => source)];

  expect(uploaded).toEqual(["web/dist", "functions"]);
  expect(uploaded.filter((folder) => !relative(folder, INSPECTOR).startsWith(".."))).toEqual([]);
});

test("neither the site nor the functions import or declare the emulator it belongs to", () => {
  const imports = sourceFiles("web", "functions").flatMap((file) => file.imports);

  expect(imports.filter((target) => target.startsWith(EMULATOR) || target.startsWith("emulators/firestore"))).toEqual(
    [],
  );
  for (const { dependencies, devDependencies } of [functionsPackage, webPackage] as readonly Manifest[]) {
    expect({ ...dependencies, ...devDependencies }).not.toHaveProperty([EMULATOR]);
  }
});

test("only npm start and npm run dev ask for the inspector", () => {
  const asking = sourceFiles("emulators", "tests")
    .map(({ path }) => path)
    .filter(
      (path) => !path.startsWith("emulators/firestore/") && path !== "tests/structure/inspectorStaysLocal.test.ts",
    )
    .filter((path) => /inspectorPort|inspector: true/.test(readFileSync(join(ROOT, path), "utf8")));

  expect(asking).toEqual(["emulators/start/startCommand.ts", "emulators/start/suite.ts"]);
});

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
