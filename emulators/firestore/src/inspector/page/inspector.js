import { refreshDocuments, showDocumentsView } from "./documents.js";
import { byId } from "./dom.js";
import { changeRequests, startRequests } from "./requests.js";

const connection = byId("connection", HTMLParagraphElement);
const views = [
  { route: "#/documents", view: byId("documentsView", HTMLElement), link: byId("toDocuments", HTMLAnchorElement) },
  { route: "#/requests", view: byId("requestsView", HTMLElement), link: byId("toRequests", HTMLAnchorElement) },
];

function showRoute() {
  const shown = views.find(({ route }) => location.hash.startsWith(route)) ?? views[0];
  for (const { view, link, route } of views) {
    const isShown = route === shown?.route;
    view.hidden = !isShown;
    if (isShown) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  if (shown?.route === "#/documents") showDocumentsView();
}

addEventListener("hashchange", showRoute);
showRoute();

const events = new EventSource("/api/events");
events.addEventListener("open", () => {
  connection.textContent = "Live";
});
events.addEventListener("error", () => {
  connection.textContent = "Disconnected. Start the emulator again; the page reconnects by itself.";
});
events.addEventListener("start", ({ data }) => {
  startRequests(JSON.parse(data));
  refreshDocuments();
});
events.addEventListener("requests", ({ data }) => changeRequests(JSON.parse(data)));
events.addEventListener("documents", () => refreshDocuments());
