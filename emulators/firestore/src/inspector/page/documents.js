/** @import { FoundDocuments, ListedCollection, ListedDocument, ShownDocument } from "../browse.ts" */
import { byId, counted, element, replaceKeepingFocus } from "./dom.js";
import { fieldList } from "./fields.js";

const tree = byId("tree", HTMLDivElement);
const shown = byId("shown", HTMLElement);
const filter = byId("documentFilter", HTMLInputElement);
const databaseField = byId("databaseField", HTMLLabelElement);
const databaseSelect = byId("database", HTMLSelectElement);

/** Collections and documents whose content is unfolded, by path. @type {Set<string>} */
const unfolded = new Set();
/** How many documents of a collection are asked for; 200 where none is named. @type {Map<string, number>} */
const wanted = new Map();
const pageSize = 200;

let root = "";
/** Each refresh has a number; one that is overtaken by the next shows nothing. */
let newest = 0;
let shownTree = "";
let shownPath = "";

filter.addEventListener("input", () => refreshDocuments());
databaseSelect.addEventListener("change", () => {
  unfolded.clear();
  location.hash = "#/documents";
  refreshDocuments();
});

/** Shows what the address names, with the way to it unfolded. */
export function showDocumentsView() {
  const segments = pathInAddress().split("/");
  for (let length = 1; length < segments.length; length += 1) unfolded.add(segments.slice(0, length).join("/"));
  refreshDocuments();
}

/** Asks for everything in sight again, and replaces what has changed. */
export function refreshDocuments() {
  const number = ++newest;
  refresh(number).catch(() => {
    // The emulator was stopped; the header says so, and the next connection refreshes.
  });
}

/** @param {number} number */
async function refresh(number) {
  await readDatabases();
  const path = pathInAddress();
  const [left, right] = await Promise.all([filter.value.trim() === "" ? treeOf("") : foundNow(), contentOf(path)]);
  if (number !== newest) return;
  if (left.key !== shownTree) {
    shownTree = left.key;
    replaceKeepingFocus(tree, left.node);
  }
  if (right.key !== shownPath) {
    shownPath = right.key;
    replaceKeepingFocus(shown, right.node);
  }
  for (const anchor of tree.querySelectorAll("a")) {
    if (anchor.getAttribute("href") === addressOf(path)) anchor.setAttribute("aria-current", "true");
    else anchor.removeAttribute("aria-current");
  }
}

async function readDatabases() {
  const databases = /** @type {string[]} */ (await ask("databases", {}));
  const names = [...databaseSelect.options].map(({ value }) => value);
  if (databases.join() !== names.join()) {
    const chosen = databaseSelect.value;
    databaseSelect.replaceChildren(
      ...databases.map((name) => element("option", { value: name, selected: name === chosen }, name)),
    );
    databaseField.hidden = databases.length < 2;
  }
  root = `${databaseSelect.value}/documents`;
}

/**
 * The collections below a document, or of the database.
 *
 * @param {string} parent
 * @returns {Promise<{ key: string, node: Node }>}
 */
async function treeOf(parent) {
  const collections = /** @type {ListedCollection[]} */ (await ask("collections", { name: nameOf(parent) }));
  if (parent === "" && collections.length === 0) {
    return { key: "empty", node: element("p", { class: "quiet" }, "There are no documents yet.") };
  }
  const items = await Promise.all(
    collections.map(async ({ id, documents }) => {
      const path = below(parent, id);
      const content = unfolded.has(path) ? await collectionContent(path) : null;
      const row = element("div", { class: "node" }, toggle(path), link(path, id), count(documents));
      return { key: `${path} ${documents}`, content, node: element("li", {}, row, ...nodesOf(content)) };
    }),
  );
  return listOf(items);
}

/** @param {string} collection */
async function collectionContent(collection) {
  const { documents, total } = await documentsIn(collection);
  const items = await Promise.all(
    documents.map(async ({ id, exists, hasCollections }) => {
      const path = below(collection, id);
      const content = hasCollections && unfolded.has(path) ? await treeOf(path) : null;
      const fold = hasCollections ? toggle(path) : element("span", { class: "fold" });
      const row = element("div", { class: exists ? "node" : "node missing" }, fold, link(path, id));
      return { key: `${path} ${exists} ${hasCollections}`, content, node: element("li", {}, row, ...nodesOf(content)) };
    }),
  );
  if (total > documents.length) {
    items.push({ key: `more ${total}`, content: null, node: element("li", {}, moreButton(collection, total)) });
  }
  return listOf(items);
}

/**
 * @param {string} collection
 * @returns {Promise<{ documents: ListedDocument[], total: number }>}
 */
async function documentsIn(collection) {
  /** @type {ListedDocument[]} */
  const documents = [];
  for (;;) {
    const asked = { name: nameOf(collection), offset: String(documents.length) };
    const page = /** @type {{ documents: ListedDocument[], total: number }} */ (await ask("documents", asked));
    documents.push(...page.documents);
    const enough = documents.length >= (wanted.get(collection) ?? pageSize);
    if (enough || page.documents.length === 0 || documents.length >= page.total) return { ...page, documents };
  }
}

/** What the filter finds, as a plain list of paths. */
async function foundNow() {
  const text = filter.value.trim();
  const found = /** @type {FoundDocuments} */ (await ask("find", { name: databaseSelect.value, text }));
  const paths = found.names.map((name) => name.slice(root.length + 1));
  const more = found.total > paths.length ? `, the first ${paths.length} of them below` : "";
  const summary = element("p", { class: "quiet", role: "status" }, `${counted(found.total, "document")} found${more}.`);
  const items = paths.map((path) => element("li", {}, element("div", { class: "node" }, link(path, path))));
  const node = document.createDocumentFragment();
  node.append(summary, element("ul", {}, ...items));
  return { key: `found ${text} ${found.total} ${paths.join(" ")}`, node };
}

/**
 * The right-hand side: a document, or the documents of a collection.
 *
 * @param {string} path
 * @returns {Promise<{ key: string, node: Node }>}
 */
async function contentOf(path) {
  if (path === "") return { key: "", node: element("p", { class: "quiet" }, "Choose a document on the left.") };
  const isCollection = path.split("/").length % 2 === 1;
  const asked = isCollection ? await documentsIn(path) : await ask("document", { name: nameOf(path) });
  const node = document.createDocumentFragment();
  node.append(element("h2", {}, ...breadcrumb(path)));
  if (isCollection) node.append(...collectionParts(path, /** @type {{ documents: ListedDocument[] }} */ (asked)));
  else node.append(...documentParts(path, /** @type {ShownDocument} */ (asked)));
  return { key: `${path} ${JSON.stringify(asked)}`, node };
}

/**
 * @param {string} path
 * @param {{ documents: readonly ListedDocument[] }} content
 */
function collectionParts(path, { documents }) {
  if (documents.length === 0) return [element("p", { class: "quiet" }, "There is no document in this collection.")];
  return [element("ul", { class: "ids" }, ...documents.map(({ id }) => element("li", {}, link(below(path, id), id))))];
}

/**
 * @param {string} path
 * @param {ShownDocument} shownDocument
 */
function documentParts(path, { fields, createTime, updateTime, collections }) {
  /** @type {Node[]} */
  const parts = [];
  if (fields === null) parts.push(element("p", { class: "quiet" }, "There is no document at this path."));
  else {
    parts.push(element("p", { class: "quiet" }, `Created ${timeOf(createTime)}, last written ${timeOf(updateTime)}`));
    parts.push(fieldList(/** @type {{ [name: string]: unknown }} */ (fields), path, link));
  }
  if (collections.length > 0) {
    const items = collections.map(({ id, documents }) =>
      element("li", {}, link(below(path, id), id), count(documents)),
    );
    parts.push(element("h3", {}, "Subcollections"), element("ul", { class: "ids" }, ...items));
  }
  return parts;
}

/** @param {string} path */
function breadcrumb(path) {
  const segments = path.split("/");
  return segments.flatMap((segment, index) => {
    const here = segments.slice(0, index + 1).join("/");
    return [...(index > 0 ? ["/"] : []), index < segments.length - 1 ? link(here, segment) : segment];
  });
}

/** @param {string} path */
function toggle(path) {
  const isOpen = unfolded.has(path);
  const label = `${isOpen ? "Fold" : "Unfold"} ${path}`;
  const button = element(
    "button",
    { type: "button", class: "fold", "aria-expanded": String(isOpen), "aria-label": label, "data-key": `fold ${path}` },
    isOpen ? "▾" : "▸",
  );
  button.addEventListener("click", () => {
    if (!unfolded.delete(path)) unfolded.add(path);
    refreshDocuments();
  });
  return button;
}

/**
 * @param {string} collection
 * @param {number} total
 */
function moreButton(collection, total) {
  const button = element("button", { type: "button", "data-key": `more ${collection}` }, `Show more of ${total}`);
  button.addEventListener("click", () => {
    wanted.set(collection, (wanted.get(collection) ?? pageSize) + pageSize);
    refreshDocuments();
  });
  return button;
}

/**
 * @param {string} path
 * @param {string} text
 */
function link(path, text) {
  return element("a", { href: addressOf(path), "data-key": `link ${path}` }, text);
}

/** @param {number} documents */
function count(documents) {
  return element("span", { class: "count" }, String(documents));
}

/** @param {readonly { key: string, content: { key: string } | null, node: Node }[]} items */
function listOf(items) {
  const key = items.map((item) => `${item.key} {${item.content?.key ?? ""}}`).join("\n");
  return { key, node: element("ul", {}, ...items.map(({ node }) => node)) };
}

/** @param {{ node: Node } | null} content */
function nodesOf(content) {
  return content ? [content.node] : [];
}

/**
 * @param {string} question
 * @param {{ [name: string]: string }} asked
 * @returns {Promise<unknown>}
 */
async function ask(question, asked) {
  const response = await fetch(`/api/${question}?${new URLSearchParams(asked)}`);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

function pathInAddress() {
  return location.hash
    .replace(/^#\/documents\/?|^#.*/, "")
    .split("/")
    .map(decodeURIComponent)
    .join("/");
}

/** @param {string} path */
function addressOf(path) {
  return `#/documents/${path.split("/").map(encodeURIComponent).join("/")}`;
}

/** @param {string} path */
function nameOf(path) {
  return path === "" ? root : `${root}/${path}`;
}

/**
 * @param {string} parent
 * @param {string} id
 */
function below(parent, id) {
  return parent === "" ? id : `${parent}/${id}`;
}

/** @param {string | null} time */
function timeOf(time) {
  return time === null ? "" : new Date(time).toLocaleString();
}
