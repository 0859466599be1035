import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import "./styles/base.css";
import { App } from "./App.tsx";
import { messageOf } from "./errors.ts";
import { startFirebase } from "./firebase.ts";
import { routes } from "./routes.tsx";
import { StartFailedScreen } from "./screens/error/StartFailedScreen.tsx";
import { WaitingScreen } from "./screens/waiting/WaitingScreen.tsx";
import { RootStore } from "./stores/RootStore.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root.");
const root = createRoot(container);
root.render(<WaitingScreen />);

startFirebase().then(
  (firebase) => {
    const stores = new RootStore(firebase);
    stores.start();
    const router = createBrowserRouter(routes);
    root.render(
      <StrictMode>
        <App stores={stores} router={router} />
      </StrictMode>,
    );
  },
  (failure: unknown) => root.render(<StartFailedScreen>{messageOf(failure)}</StartFailedScreen>),
);
