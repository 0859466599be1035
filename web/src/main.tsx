// Must come first: the imports below read storage, or its replacement.
import "./deviceStorage.ts";
import "./patches/releaseDatabases.ts";
import "./patches/reloadOnReturn.ts";
import "./patches/rememberedImport.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./styles/base.css";
import { App } from "./App.tsx";
import { messageOf } from "./errors.ts";
import { startFirebase } from "./firebase.ts";
import "./forms/selectOnFocus.ts";
import { guardScripts } from "./patches/trustedTypes.ts";
import { reportLater } from "./reportLater.ts";
import { StartFailedScreen } from "./screens/error/StartFailedScreen.tsx";
import { WaitingScreen } from "./screens/waiting/WaitingScreen.tsx";
import { RootStore } from "./stores/RootStore.ts";

guardScripts();

addEventListener("error", ({ error }) => reportLater(error));
addEventListener("unhandledrejection", ({ reason }) => reportLater(reason));

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root.");
const root = createRoot(container);
// Starts before the first render: the SDK looks for its user while React renders.
const firebase = startFirebase();
root.render(<WaitingScreen />);

firebase.then(
  (started) => {
    const stores = new RootStore(started);
    stores.start();
    root.render(
      <StrictMode>
        <App stores={stores} />
      </StrictMode>,
    );
  },
  (failure: unknown) => root.render(<StartFailedScreen>{messageOf(failure)}</StartFailedScreen>),
);
