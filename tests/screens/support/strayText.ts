import type { Page } from "playwright-core";

/** Attributes that are read aloud or shown. */
const READ_ATTRIBUTES = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
];

/** The product, the providers of sign-in, the tests and the application services have the same name in every language. */
const NAMES = new Set(["Cairn", "SAT", "ACT", "MCAT", "DAT", "AMCAS", "AADSAS", "Google", "Outlook", "Facebook"]);

/**
 * The words on a page that did not come through the interface's text: in a build in the pseudo-language its letters are
 * others than A to Z. `known` holds what is no interface text: the student's own words and the shipped content.
 */
export async function strayText(page: Page, within: string, known: ReadonlySet<string>): Promise<string[]> {
  const read = await page
    .locator(within)
    .first()
    .evaluate((root, attributes) => {
      const found: string[] = [document.title];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) {
          for (const name of attributes) found.push(node.getAttribute(name) ?? "");
        } else if (!node.parentElement?.closest("script, style, noscript, [translate=no]"))
          found.push(node.textContent ?? "");
      }
      return found.map((text) => text.replace(/\s+/g, " ").trim());
    }, READ_ATTRIBUTES);
  const longestFirst = [...known].sort((a, b) => b.length - a.length);
  return [...new Set(read)].filter((text) => isStray(text, known, longestFirst));
}

function isStray(text: string, known: ReadonlySet<string>, longestFirst: readonly string[]): boolean {
  if (!hasPlainWord(text) || known.has(text) || isExcerpt(text, longestFirst)) return false;
  const rest = longestFirst.reduce((left, own) => (left.includes(own) ? left.replaceAll(own, " ") : left), text);
  return hasPlainWord(rest);
}

/** Whether it is a piece cut out of a longer text that is known. */
function isExcerpt(text: string, known: readonly string[]): boolean {
  const piece = text.replace(/^…|…$/g, "").trim();
  return piece.length < text.length && known.some((own) => own.includes(piece));
}

/** Whether letters of the plain alphabet make a word here; addresses, single letters and what is quoted are none. */
function hasPlainWord(text: string): boolean {
  const words = text.replace(/\S+@\S+|https?:\/\/\S+|\/\S*|"[^"]+"|“[^”]+”/g, " ").match(/[A-Za-z]{2,}/g) ?? [];
  return words.some((word) => !NAMES.has(word));
}
