import type { Page } from "playwright-core";

/** What a browser's translator does to a text: puts elements around it, or in its place. */
export type Translation = "around" | "in its place";

/** Translates every text of the pages to come as it appears, as Chrome does, into the same words. */
export async function translateAll(page: Page, translation: Translation): Promise<void> {
  await page.addInitScript(startTranslator, translation);
}

/** Runs in the page. What the page shows already is translated at once. */
export function startTranslator(translation: string): void {
  const skipped = "script, style, textarea, option, title, noscript, font, svg, svg *";
  const textsIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = node.nodeType === Node.TEXT_NODE ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts;
  };
  const translate = (text: Node) => {
    const parent = text.parentElement;
    if (!parent?.isConnected || parent.matches(skipped) || !text.nodeValue?.trim()) return;
    const font = document.createElement("font");
    const inner = document.createElement("font");
    font.append(inner);
    parent.replaceChild(font, text);
    inner.append(translation === "around" ? text : text.nodeValue);
  };
  // A page that has not begun has no body.
  if (document.body) textsIn(document.body).forEach(translate);
  new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      for (const node of [...addedNodes, target])
        if (node !== target || node.nodeType === Node.TEXT_NODE) textsIn(node).forEach(translate);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
