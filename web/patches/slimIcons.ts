import type { Plugin } from "vite";

const FACTORY = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const NAMES = /\bname: "[^"]+",\s*|\baliases: \[[^\]]*\],?\s*/g;
const KEYS = /,?\s*key: "\w+"/g;

/** One component for each icon, with the attributes of the library's own. */
const SLIM_FACTORY = `
import { createElement } from "react";
const isTold = (name) => /^(aria-|role$|title$)/.test(name);
export default function createLucideIcon({ size = 24, node }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 " + size + " " + size,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...(!Object.keys(props).some(isTold) && { "aria-hidden": "true" }),
        ...props,
      },
      ...shapes,
    );
}
`;

/**
 * Patch of lucide-react 1.79.0: leaves out of each icon what Cairn does not use.
 *
 * Wrong: an icon is two components that read a context for sizes and colors and translate attribute names for other
 * frameworks, and its data contain names, aliases and keys for lists that never change. With some eighty icons, that is
 * more than the pictures of the first page.
 * Patch: an icon is one component with the same attributes but `lucide`'s class names. Sizes and colors come from CSS.
 * Gain: 3.0 KiB on /dashboard, 1.2 on /auth.
 * Test: tests/structure/patches/webBuild.test.ts
 * Remove when: the library's icons are plain components.
 */
export function slimIcons(): Plugin {
  let isDone = false;
  return {
    name: "slim-icons",
    transform(code, id) {
      if (FACTORY.test(id)) return { code: SLIM_FACTORY, map: null };
      // The other files there only export an icon by an older name.
      if (!ICON.test(id) || !code.includes("createLucideIcon(__iconData)")) return null;
      isDone = true;
      return { code: code.replace(NAMES, "").replace(KEYS, ""), map: null };
    },
    generateBundle() {
      if (!isDone) this.error("lucide-react's icons are in other files now: look at web/patches/slimIcons.ts.");
    },
  };
}
