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

/** The product, sign-in providers, tests and application services have the same name in every language. */
const NAMES = new Set(["Cairn", "SAT", "ACT", "MCAT", "DAT", "AMCAS", "AADSAS", "Google", "Outlook", "Facebook"]);

/**
 * Words on a page that are missing from the interface text. In the pseudo-language, interface text contains no letters
 * from A to Z. `known` lists words that are not interface text: the student's own words and the shipped content.
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

/** Whether the text is part of a longer known text. */
function isExcerpt(text: string, known: readonly string[]): boolean {
  const piece = text.replace(/^…|…$/g, "").trim();
  return piece.length < text.length && known.some((own) => own.includes(piece));
}

/** Whether the text contains a word in plain letters. Addresses, single letters and quotes do not count. */
function hasPlainWord(text: string): boolean {
  const words = text.replace(/\S+@\S+|https?:\/\/\S+|\/\S*|"[^"]+"|“[^”]+”/g, " ").match(/[A-Za-z]{2,}/g) ?? [];
  return words.some((word) => !NAMES.has(word));
}
