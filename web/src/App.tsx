import { BrowserRouter, useLocation, useRoutes } from "react-router-dom";
import { KeptContext } from "./components/useWhenKept.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { routes } from "./routes.tsx";
import type { RootStore } from "./stores/RootStore.ts";
import { StoresContext } from "./stores/useStores.ts";

/** Uses no loaders or actions of the router: the stores do that work, and every first visit would pay for the code. */
export function App({ stores }: { stores: RootStore }) {
  return (
    <StoresContext value={stores}>
      <KeptContext value={stores.whenKept}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </KeptContext>
    </StoresContext>
  );
}

function Screens() {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  return <ErrorBoundary place={pathname}>{screen}</ErrorBoundary>;
}
