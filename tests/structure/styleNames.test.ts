import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../../web/src", import.meta.url));

/** `.entry`, `.entry:hover`, `.entry[aria-current]`: a class by itself, wherever it stands in the page. */
const ALONE = /^\.([\w-]+)(?:(?::|\[)[^\s>+~.]*)?$/;

function classesAlone(css: string): readonly string[] {
  const selectors = [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{/g)].flatMap(([, list = ""]) =>
    list.split(","),
  );
  return selectors.flatMap((selector) => ALONE.exec(selector.trim())?.[1] ?? []);
}

// Each screen's styles come with the screen and stay: a second owner would restyle what the first one shows.
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
