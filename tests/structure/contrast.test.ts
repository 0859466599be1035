import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const THEMES = ["lichen", "tarn", "slate", "ochre", "clay", "heather"] as const;
const TEXT = 4.5;
/** The minimum for elements that are not text: borders of controls, the focus, marks of charts. */
const SHAPE = 3;

/** Which role is shown on which background. `--focus` uses the accent's ink. */
const PAIRS: readonly (readonly [least: number, fronts: readonly string[], grounds: readonly string[]])[] = [
  [TEXT, ["ink", "ink-2", "accent-ink"], ["ground", "surface", "row-alt", "sunken", "soft"]],
  [TEXT, ["on-accent"], ["accent", "accent-hover"]],
  [TEXT, ["on-danger"], ["danger", "danger-hover"]],
  [TEXT, ["on-blaze"], ["blaze"]],
  [TEXT, ["danger"], ["ground", "surface", "row-alt", "sunken", "danger-soft"]],
  [TEXT, ["warn"], ["ground", "surface", "row-alt", "warn-soft"]],
  [TEXT, ["ok"], ["surface", "row-alt", "ok-soft"]],
  [TEXT, ["ink"], ["blaze-soft", "danger-soft", "warn-soft", "ok-soft"]],
  [SHAPE, ["line-strong"], ["ground", "surface", "row-alt", "sunken"]],
  [SHAPE, ["accent"], ["ground", "surface", "row-alt", "sunken", "soft"]],
  [SHAPE, ["blaze"], ["ground", "surface", "row-alt", "soft"]],
  [SHAPE, [1, 2, 3, 4, 5, 6, 7].map((number) => `data-${number}`), ["surface", "sunken"]],
  [SHAPE, ["stone-3"], ["surface"]],
];

const css = readFileSync(join(import.meta.dirname, "../../web/src/styles/tokens.css"), "utf8").replace(
  /\/\*[\s\S]*?\*\//g,
  "",
);

describe.each(THEMES)("%s", (theme) => {
  test.each(["day", "night"] as const)("is readable by %s", (time) => {
    const colors = colorsOf(theme, time);

    const misses = PAIRS.flatMap(([least, fronts, grounds]) =>
      fronts.flatMap((front) =>
        grounds
          .map((ground) => ({ front, ground, contrast: contrast(colors(front), colors(ground)) }))
          .filter((pair) => !(pair.contrast >= least)),
      ),
    );
    expect(misses).toEqual([]);
  });
});

/** The roles of a theme. Missing ones come from `:root`. */
function colorsOf(theme: string, time: "day" | "night"): (role: string) => string {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, selector = ""]) => selector.trim() === ":root" || selector.includes(`="${theme}"`),
  );
  const found = blocks.flatMap(([, , body = ""]) => [
    ...body.matchAll(/--([\w-]+):\s*light-dark\((#\w{6}),\s*(#\w{6})\)/g),
  ]);
  const roles = new Map(found.map(([, role, day, night]) => [role, time === "day" ? day : night]));
  return (role) => {
    const color = roles.get(role);
    if (color === undefined) throw new Error(`${theme} has no --${role}.`);
    return color;
  };
}

/** The WCAG contrast ratio of two colors. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
