import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../../web/src", import.meta.url));

/**
 * A selector of a single class, which matches anywhere on the page: `.entry`, `.entry:hover`, `.entry[aria-current]`.
 */
const ALONE = /^\.([\w-]+)(?:(?::|\[)[^\s>+~.]*)?$/;

function classesAlone(css: string): readonly string[] {
  const selectors = [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{/g)].flatMap(([, list = ""]) =>
    list.split(","),
  );
  return selectors.flatMap((selector) => ALONE.exec(selector.trim())?.[1] ?? []);
}

// A screen's styles stay loaded after the screen is left. A second style sheet with the same class would restyle it.
test("a class belongs to one style sheet", () => {
  const owners = new Map<string, Set<string>>();
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));
  for (const path of sheets) {
    for (const name of classesAlone(readFileSync(join(SOURCES, path), "utf8"))) {
      owners.set(name, (owners.get(name) ?? new Set()).add(path));
    }
  }

  expect(owners.size).toBeGreaterThan(100);
  expect([...owners].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths])).toEqual([]);
});
