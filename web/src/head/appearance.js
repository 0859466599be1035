// Runs in <head> before the first paint, so that a page never shows the wrong colors. `applyAppearance` in
// src/base/appearance.ts writes what is read here.
try {
  const { theme, mode } = JSON.parse(localStorage.getItem("appearance") ?? "{}");
  if (theme) document.documentElement.dataset.theme = theme;
  if (mode === "light" || mode === "dark") document.documentElement.dataset.mode = mode;
} catch {
  // No storage, or invalid content: the default colors follow the device.
}
