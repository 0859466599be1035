/** @import { JudgedStatement } from "../../rules/Explanation.ts" */
/** @import { Limits, StartEvent } from "../liveEvents.ts" */
/** @import { RecordedCaller, RecordedDecision, RecordedRequest } from "../RecordedRequest.ts" */
import { byId, counted, element } from "./dom.js";

const list = byId("requests", HTMLOListElement);
const filter = byId("requestFilter", HTMLInputElement);
const onlyRefused = byId("onlyRefused", HTMLInputElement);
const pause = byId("pause", HTMLButtonElement);
const requestCount = byId("requestCount", HTMLParagraphElement);

/** As many as the emulator keeps. */
const mostRequests = 500;

/** @type {Limits} */
let limits = { expressions: Number.POSITIVE_INFINITY, documents: 0, documentsTogether: 0 };
/** By id, oldest first. @type {Map<number, RecordedRequest>} */
const requests = new Map();
/** The list items by the id of their request. @type {Map<number, HTMLLIElement>} */
const items = new Map();
/** Heard of while the list was paused, by id. @type {Map<number, RecordedRequest>} */
const heldBack = new Map();

filter.addEventListener("input", applyFilter);
onlyRefused.addEventListener("change", applyFilter);
pause.addEventListener("click", () => {
  const isPaused = pause.getAttribute("aria-pressed") !== "true";
  pause.setAttribute("aria-pressed", String(isPaused));
  const held = [...heldBack.values()];
  heldBack.clear();
  if (!isPaused) changeRequests(held);
  applyFilter();
});

/**
 * Everything so far. The emulator may be another one than before.
 *
 * @param {StartEvent} event
 */
export function startRequests(event) {
  limits = event.limits;
  requests.clear();
  items.clear();
  heldBack.clear();
  list.replaceChildren();
  for (const request of event.requests) put(request);
  applyFilter();
}

/**
 * Requests that are new or have changed.
 *
 * @param {readonly RecordedRequest[]} changed
 */
export function changeRequests(changed) {
  for (const request of changed) {
    if (pause.getAttribute("aria-pressed") === "true") heldBack.set(request.id, request);
    else put(request);
  }
  applyFilter();
}

/** @param {RecordedRequest} request */
function put(request) {
  const known = items.get(request.id);
  requests.set(request.id, request);
  const item = known ?? element("li");
  const isOpen = known?.querySelector("details")?.open ?? false;
  const hadFocus = known?.querySelector("summary") === document.activeElement && known !== undefined;
  const details = element("details", { open: isOpen }, summaryOf(request));
  // Most are never opened, so their content waits until they are.
  details.addEventListener("toggle", () => {
    if (details.open && details.children.length === 1) details.append(contentOf(request));
  });
  if (isOpen) details.append(contentOf(request));
  item.replaceChildren(details);
  if (hadFocus) details.querySelector("summary")?.focus({ preventScroll: true });
  if (known) return;
  items.set(request.id, item);
  list.prepend(item);
  const [oldest] = requests.keys();
  if (requests.size > mostRequests && oldest !== undefined) {
    items.get(oldest)?.remove();
    items.delete(oldest);
    requests.delete(oldest);
  }
}

function applyFilter() {
  const text = filter.value.trim().toLowerCase();
  let shown = 0;
  for (const [id, request] of requests) {
    const item = items.get(id);
    const fits = (!onlyRefused.checked || isRefused(request)) && searchedText(request).includes(text);
    if (item) item.hidden = !fits;
    if (fits) shown += 1;
  }
  const held = heldBack.size > 0 ? `, ${heldBack.size} held back` : "";
  requestCount.textContent = `${shown} of ${requests.size} shown${held}`;
}

/** @param {RecordedRequest} request */
function searchedText({ operation, caller, paths, transport }) {
  return [operation, transport, callerText(caller), ...paths].join(" ").toLowerCase();
}

/** @param {RecordedRequest} request */
function isRefused({ code }) {
  return code !== null && code !== "OK";
}

/** @param {RecordedRequest} request */
function summaryOf(request) {
  const { id, time, transport, operation, caller, paths, morePaths, cost, duration } = request;
  const others = paths.length - 1 + morePaths;
  const cells = [
    ["time", clockTime(time)],
    ["quiet", transport],
    ["operation", operation],
    ["caller", callerText(caller)],
    ["path", `${paths[0] ?? "—"}${others > 0 ? ` + ${others}` : ""}`],
    [`result ${isRefused(request) ? "refused" : "good"}`, resultText(request)],
    ["cost", request.decisions.length > 0 ? `${cost} of ${limits.expressions}` : "—"],
    ["took", duration === null ? "…" : `${duration < 10 ? duration.toFixed(1) : Math.round(duration)} ms`],
  ];
  const spans = cells.map(([name = "", text = ""]) => element("span", { class: name }, text));
  return element("summary", { class: "row", "data-request": id }, ...spans);
}

/** @param {RecordedRequest} request */
function resultText({ code, documents, listening }) {
  if (code === null) return "waiting";
  if (code !== "OK") return code;
  return [listening ? "listening" : "OK", ...(documents === null ? [] : [counted(documents, "document")])].join(", ");
}

/** @param {RecordedRequest} request */
function contentOf({ caller, paths, morePaths, code, message, body, decisions, moreDecisions, cost }) {
  const content = element("div", { class: "content" });
  content.append(
    facts("Caller", callerText(caller) + (caller.kind === "user" && caller.email ? ` (${caller.email})` : "")),
  );
  if (paths.length > 1)
    content.append(facts("Paths", [...paths, ...(morePaths > 0 ? [`and ${morePaths} more`] : [])].join("\n")));
  if (code !== null && code !== "OK") content.append(facts("Refusal", message === "" ? code : `${code}: ${message}`));
  if (decisions.length === 0) {
    const why = caller.kind === "admin" ? "An administrator passes the rules unasked." : "The rules were not asked.";
    content.append(facts("Rules", why));
  } else {
    content.append(share("Expressions", cost, limits.expressions));
    const more = moreDecisions > 0 ? [element("li", { class: "quiet" }, `and ${moreDecisions} more`)] : [];
    content.append(element("ul", { class: "decisions" }, ...decisions.map(decisionItem), ...more));
  }
  const sent = element("details", {}, element("summary", {}, "Request message"), element("pre", {}, body));
  content.append(sent);
  return content;
}

/** @param {RecordedDecision} decision */
function decisionItem({ allowed, method, path, fileName, statements, cost, documents }) {
  const verdict = element("strong", { class: allowed ? "good" : "refused" }, allowed ? "allow" : "deny");
  const head = element("p", { class: "decision" }, verdict, ` ${method} `, element("code", {}, path));
  const costs = element(
    "p",
    { class: "quiet" },
    `${cost} of ${limits.expressions} expressions (${percent(cost, limits.expressions)}), ${documents} of ${limits.documents} documents`,
  );
  const reasons =
    statements.length > 0
      ? element("ol", { class: "statements" }, ...statements.map((statement) => statementItem(fileName, statement)))
      : element("p", {}, "No allow statement matches this path and method.");
  return element("li", {}, head, reasons, costs);
}

/**
 * @param {string} fileName
 * @param {JudgedStatement} statement
 */
function statementItem(fileName, { line, result, decidedBy, reason, cost }) {
  const parts = [
    element("strong", {}, `${fileName}:${line}`),
    element("span", { class: result === "true" ? "good" : "refused" }, result),
    element("span", { class: "quiet" }, counted(cost, "expression")),
  ];
  const item = element("li", {}, element("p", {}, ...parts));
  if (decidedBy) {
    const where = decidedBy.line === line ? "" : `line ${decidedBy.line}: `;
    item.append(element("p", { class: "deciding" }, where, element("code", {}, decidedBy.text)));
  } else item.append(element("p", { class: "quiet" }, "It has no condition."));
  if (reason !== null) item.append(element("p", {}, reason));
  return item;
}

/**
 * @param {string} name
 * @param {string} text
 */
function facts(name, text) {
  return element("p", { class: "fact" }, element("span", { class: "name" }, name), element("span", {}, text));
}

/**
 * @param {string} name
 * @param {number} used
 * @param {number} limit
 */
function share(name, used, limit) {
  const text = `${used} of ${limit} (${percent(used, limit)})`;
  const meter = element("meter", {
    min: 0,
    max: limit,
    high: limit / 2,
    value: Math.min(used, limit),
    "aria-label": name,
  });
  return element(
    "p",
    { class: "fact" },
    element("span", { class: "name" }, name),
    element("span", {}, text, " ", meter),
  );
}

/**
 * @param {number} used
 * @param {number} limit
 */
function percent(used, limit) {
  return `${((100 * used) / limit).toFixed(1)} %`;
}

/** @param {RecordedCaller} caller */
function callerText(caller) {
  return caller.kind === "user" ? (caller.uid ?? "no uid") : caller.kind;
}

/** @param {number} time */
function clockTime(time) {
  const date = new Date(time);
  return `${date.toLocaleTimeString("en-GB")}.${String(date.getMilliseconds()).padStart(3, "0")}`;
}
