import { counted, element } from "./dom.js";

/** Maps and lists with more entries start folded. */
const mostUnfolded = 8;
/** Which maps and lists the reader has folded or unfolded, by document and field path. @type {Map<string, boolean>} */
const folds = new Map();

/** @typedef {(path: string, text: string) => Node} Link makes a link to a document */

/**
 * A document's or map's fields: name, type and value.
 *
 * @param {{ [name: string]: unknown }} fields in Firestore's ProtoJSON
 * @param {string} place of the document or map itself
 * @param {Link} link
 */
export function fieldList(fields, place, link) {
  const names = Object.keys(fields).sort();
  if (names.length === 0) return element("p", { class: "quiet" }, "No fields.");
  return element(
    "ul",
    { class: "fields" },
    ...names.map((name) => field(name, fields[name], `${place}.${name}`, link)),
  );
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {string} place
 * @param {Link} link
 */
function field(name, value, place, link) {
  const [[kind, content] = ["", null]] = Object.entries(/** @type {{ [kind: string]: unknown }} */ (value));
  const type = kind.replace(/Value$/, "");
  const head = [element("span", { class: "name" }, name), element("span", { class: "type" }, type)];
  if (type !== "map" && type !== "array") {
    // A null has no other value than its type says.
    const shown = type === "null" ? [] : [scalar(type, content, link)];
    return element("li", { class: "field-row" }, ...head, ...shown);
  }
  const entries = type === "map" ? fieldsIn(content) : itemsIn(content);
  const size = Object.keys(entries).length;
  const details = element("details", { open: folds.get(place) ?? size <= mostUnfolded });
  details.addEventListener("toggle", () => folds.set(place, details.open));
  const summary = element(
    "summary",
    { "data-key": `field ${place}` },
    ...head,
    counted(size, "entry").replace(/ys$/, "ies"),
  );
  details.append(summary, ...(size > 0 ? [fieldList(entries, place, link)] : []));
  return element("li", {}, details);
}

/**
 * @param {string} type
 * @param {unknown} content
 * @param {Link} link
 */
function scalar(type, content, link) {
  if (type === "reference") {
    const path = String(content).replace(/^.*?\/documents\//, "");
    return element("span", { class: "value" }, link(path, path));
  }
  return element("span", { class: `value ${type}` }, textOf(type, content));
}

/**
 * @param {string} type
 * @param {unknown} content
 */
function textOf(type, content) {
  switch (type) {
    case "string":
      return JSON.stringify(content);
    case "timestamp":
      return `${content} (${new Date(String(content)).toLocaleString()})`;
    case "bytes":
      return `${counted(atob(String(content)).length, "byte")}: ${String(content).slice(0, 100)}`;
    case "geoPoint": {
      const { latitude = 0, longitude = 0 } = /** @type {{ latitude?: number, longitude?: number }} */ (content);
      return `${latitude}, ${longitude}`;
    }
    default:
      return String(content);
  }
}

/**
 * @param {unknown} content
 * @returns {{ [name: string]: unknown }}
 */
function fieldsIn(content) {
  return /** @type {{ fields?: { [name: string]: unknown } }} */ (content).fields ?? {};
}

/**
 * @param {unknown} content
 * @returns {{ [index: string]: unknown }}
 */
function itemsIn(content) {
  const { values = [] } = /** @type {{ values?: unknown[] }} */ (content);
  return { ...values };
}
