import { BrowserRouter, useLocation, useRoutes } from "react-router-dom";
import { StoresContext } from "../stores/useStores.ts";
import { KeptContext } from "../ui/components/useWhenKept.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { routes } from "./routes.tsx";
import type { RootStore } from "./session/RootStore.ts";

interface AppProps {
  stores: RootStore;
}

/** Uses no loaders or actions of the router: the stores do that work, and every first visit would pay for the code. */
export function App({ stores }: AppProps) {
  return (
    <BrowserRouter>
      <Screens stores={stores} />
    </BrowserRouter>
  );
}

/** The app inside of any router. */
export function Screens({ stores }: AppProps) {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  return (
    <StoresContext value={stores}>
      <KeptContext value={stores.whenKept}>
        <ErrorBoundary place={pathname}>{screen}</ErrorBoundary>
      </KeptContext>
    </StoresContext>
  );
}
