import type { Page } from "playwright-core";

/** How a student has set up the device, the browser or the app. */
export interface Condition {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly media?: NonNullable<Parameters<Page["emulateMedia"]>[0]>;
  /** The app's own choice, as `appearance.js` finds it. */
  readonly theme?: string;
  /** Styles of the student's own, which win over the app's. */
  readonly style?: string;
  /** Whether each part is walked through by Tab. */
  readonly walks?: boolean;
  /** Which rules axe tries; all of WCAG's where none are named. */
  readonly rules?: readonly string[];
}

const THEMES = ["lichen", "tarn", "slate", "ochre", "clay", "heather"] as const;
const WIDE = { width: 1280, height: 900 } as const;

/** Twice the size the browser begins with, the way a student's own default font size does it. */
const TEXT_TWICE = ":root { font-size: 200% !important; }";

/** What WCAG 1.4.12 names, each at its least. */
const TEXT_SPACED = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }
`;

export const CONDITIONS: readonly Condition[] = [
  { name: "light", ...WIDE, walks: true },
  { name: "dark", ...WIDE, media: { colorScheme: "dark" } },
  { name: "320 px", width: 320, height: 700, walks: true },
  { name: "200 % text", ...WIDE, style: TEXT_TWICE },
  { name: "200 % text, 390 px", width: 390, height: 844, style: TEXT_TWICE },
  { name: "200 % text, 320 px", width: 320, height: 700, style: TEXT_TWICE },
  // What the browser's zoom leaves of a window of 1280 px.
  { name: "200 % zoom", width: 640, height: 450, walks: true },
  { name: "text spacing", ...WIDE, style: TEXT_SPACED },
  { name: "forced colors", ...WIDE, media: { forcedColors: "active" }, walks: true },
  { name: "reduced motion", ...WIDE, media: { reducedMotion: "reduce" } },
  ...THEMES.flatMap((theme) =>
    (["light", "dark"] as const).map((colorScheme) => ({
      name: `${theme}, ${colorScheme}`,
      ...WIDE,
      media: { colorScheme },
      theme,
      rules: ["color-contrast"],
    })),
  ),
];
