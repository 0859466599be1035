import "../patches/rememberedImport.ts";
import "../patches/reloadOnReturn.ts";
import "../patches/translatedText.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { reportLater } from "../base/reportLater.ts";
import { guardScripts } from "../patches/trustedTypes.ts";
import "../styles/base.css";
import { SharedPlanPage } from "./SharedPlanPage.tsx";
import { SharedPlanStore } from "./SharedPlanStore.ts";
import { pathWithKey, shareLinkOf } from "./shareLink.ts";

guardScripts();

// A report names neither the share nor its key: see `errorReportOf`.
addEventListener("error", ({ error }) => reportLater(error));
addEventListener("unhandledrejection", ({ reason }) => reportLater(reason));
// Another key was put into the address of the same page.
addEventListener("hashchange", () => location.reload());

const container = document.getElementById("root");
if (!container) throw new Error("shared.html has no #root.");
const link = shareLinkOf(location);
// From the path, every reload would send the key.
if (link?.key && location.pathname.includes("%")) {
  history.replaceState(null, "", pathWithKey(link, location.search));
}
const store = new SharedPlanStore(link, new URLSearchParams(location.search).has("preview"));
void store.open();
createRoot(container, { onCaughtError: reportLater }).render(
  <StrictMode>
    <SharedPlanPage store={store} link={link} />
  </StrictMode>,
);
