import type { Preferences } from "@domain/account/user";

export type Theme = NonNullable<Preferences["theme"]>;
export type Mode = NonNullable<Preferences["mode"]>;
export type Appearance = Pick<Preferences, "theme" | "mode">;

export const DEFAULT_THEME: Theme = "lichen";
export const DEFAULT_MODE: Mode = "system";

/** `head/appearance.js` reads it and sets the theme before the first paint. */
const STORAGE_KEY = "appearance";

/** Sets the page's theme and mode, and stores them on this device. */
export function applyAppearance({ theme = DEFAULT_THEME, mode = DEFAULT_MODE }: Appearance): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  if (mode === "system") delete root.dataset.mode;
  else root.dataset.mode = mode;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ theme, mode }));
  } catch {
    // Storage may be blocked (private windows). The account still stores the choice.
  }
}
