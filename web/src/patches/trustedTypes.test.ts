import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { trustedScript } from "./trustedTypes.ts";

const PAGE = "https://cairn.example/auth";
const require = createRequire(import.meta.url);

/** Every script URL in the code of the SDKs that Cairn uses. */
function scriptsOf(name: string): readonly string[] {
  const folder = join(dirname(require.resolve(`${name}/package.json`)), "dist/esm");
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const code = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  return [...code.matchAll(/'(https:\/\/[^'\s]+\.js(?:\?[^']*)?)'/g)].map(([, address = ""]) => address);
}

test.each(["@firebase/auth", "@firebase/app-check"])("the policy lets %s load its scripts", (name) => {
  const scripts = scriptsOf(name);

  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((address) => trustedScript(address, PAGE) !== address)).toEqual([]);
});

test("the policy lets the app register its service worker", () => {
  expect(trustedScript("/serviceWorker.js", PAGE)).toBe("/serviceWorker.js");
});

test("the policy lets the app start the worker that reads PDFs", () => {
  expect(trustedScript("/assets/pdf.worker.min-a_B-1.js", PAGE)).toBe("/assets/pdf.worker.min-a_B-1.js");
});

test.each([
  "https://evil.example/assets/pdf.worker.min-a.js",
  "https://apis.google.com/js/other.js",
  "https://apis.google.com.evil.example/js/api.js",
  "//evil.example/serviceWorker.js",
  "data:text/javascript,alert(1)",
  "blob:https://cairn.example/1",
  "/assets/index.js",
])("the policy refuses %s", (address) => {
  expect(trustedScript(address, PAGE)).toBe(null);
});
