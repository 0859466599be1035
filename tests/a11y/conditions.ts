import type { Page } from "playwright-core";

/** A setup of the device, the browser or the app. */
export interface Condition {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly media?: NonNullable<Parameters<Page["emulateMedia"]>[0]>;
  /** The app's own theme, as `appearance.js` reads it. */
  readonly theme?: string;
  /** The student's own styles. They override the app's. */
  readonly style?: string;
  /** Whether each page is walked through with Tab. */
  readonly walks?: boolean;
  /** The axe rules to run. All WCAG rules if none are named. */
  readonly rules?: readonly string[];
}

const THEMES = ["lichen", "tarn", "slate", "ochre", "clay", "heather"] as const;
const WIDE = { width: 1280, height: 900 } as const;

/** Doubles the browser's default font size, like a student's own setting. */
const TEXT_TWICE = ":root { font-size: 200% !important; }";

/** The minimum spacing of WCAG 1.4.12. */
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
  // The viewport that is left of a 1280 px window at 200 % zoom.
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
