// Must come first: the imports below read storage, or its replacement.
import "../base/deviceStorage.ts";
import "../patches/releaseDatabases.ts";
import "../patches/reloadOnReturn.ts";
import "../patches/rememberedImport.ts";
import { when } from "mobx";
import { StrictMode } from "react";
import "../styles/base.css";
import { messageOf } from "../base/errors.ts";
import { App } from "./App.tsx";
import { startFirebase } from "./firebase.ts";
import { firstPicture } from "./firstPicture.ts";
import "../ui/forms/selectOnFocus.ts";
import { AUTH, isEntryRoute } from "../base/paths.ts";
import { reportLater } from "../base/reportLater.ts";
import { guardScripts } from "../patches/trustedTypes.ts";
import { StartFailedScreen } from "./error/StartFailedScreen.tsx";
import { prepareSignedIn } from "./routes.tsx";
import { RootStore } from "./session/RootStore.ts";
import type { SessionStore } from "./session/SessionStore.ts";
import { TakeOver } from "./takeOver.tsx";
import { WaitingScreen } from "./waiting/WaitingScreen.tsx";

guardScripts();

addEventListener("error", ({ error }) => reportLater(error));
addEventListener("unhandledrejection", ({ reason }) => reportLater(reason));

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root.");
const page = new TakeOver(container);
// Starts before the first render: the SDK looks for its user while React renders.
const firebase = startFirebase();
if (!page.showsForm && !page.showsStart) page.render(<WaitingScreen />);
// While the SDK waits for the device's database, the code of a student who is known here can start.
const code = localStorage.getItem("uid") === null ? null : prepareSignedIn(location.pathname);

firebase.then(
  (started) => {
    const stores = new RootStore(started);
    const { session } = stores;
    stores.start();
    const app = (
      <StrictMode>
        <App stores={stores} />
      </StrictMode>
    );
    if (page.showsStart && code) void firstPicture(stores, code).then(() => page.render(app));
    else if (!page.showsForm || started.auth.currentUser) page.render(app);
    else void when(() => session.status !== "pending", openForm);

    function openForm() {
      // What the form's page would show besides the form is not in its markup.
      if (session.status !== "signed-out" || session.notice) return page.render(app);
      goToForm(session);
      page.hydrate(app);
    }
  },
  (failure: unknown) => page.render(<StartFailedScreen>{messageOf(failure)}</StartFailedScreen>),
);

/** The form was shown at the address that the student opened. */
function goToForm(session: SessionStore): void {
  const { pathname, search, hash } = location;
  if (pathname === AUTH) return;
  if (!isEntryRoute(pathname)) session.remember(pathname + search + hash);
  history.replaceState(null, "", AUTH);
}
