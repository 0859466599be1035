/**
 * Patch of React 19.3 (facebook/react#11538): a page that a browser translates goes on working.
 *
 * Wrong: a translator (Chrome, Edge) puts `<font>` elements around text nodes or in their place. React then removes or
 * inserts before a text that is no child of its element any more, which throws and takes the screen with it; and a text
 * that changes outside the page is not seen.
 * Patch: what stands in a text's place is taken for it, and a text that changes comes back into the page.
 * Test: tests/screens/translatedPage.test.ts
 * Remove when: React keeps to what is in the page.
 */

/** By the text: the element that a translator has put in its place. */
const standIns = new WeakMap<Node, Node>();
const { removeChild, insertBefore } = Node.prototype;
const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");

Node.prototype.removeChild = function <T extends Node>(child: T): T {
  const there = placeIn(this, child);
  if (there) removeChild.call(this, there);
  return child;
};

Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
  insertBefore.call(this, node, before && placeIn(this, before));
  return node;
};

Object.defineProperty(Node.prototype, "nodeValue", {
  ...value,
  set(text: string | null) {
    value?.set?.call(this, text);
    const standIn = this.parentNode ? null : standIns.get(this);
    standIn?.parentNode?.replaceChild(this, standIn);
  },
});

new MutationObserver((records) => {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const standIn = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
    if (removedNodes[0] && standIn) standIns.set(removedNodes[0], standIn);
  }
}).observe(document, { childList: true, subtree: true });

/**
 * The child of an element that stands in the place of one of its former children. Null for a text that is gone; any other
 * node is returned as it is, so that the browser reports it.
 */
function placeIn(parent: Node, child: Node): Node | null {
  let at: Node | null | undefined = child;
  while (at && at.parentNode !== parent) at = at.parentNode ?? standIns.get(at);
  return at ?? (child.nodeType === Node.TEXT_NODE ? null : child);
}
