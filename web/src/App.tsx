import type { createBrowserRouter } from "react-router-dom";
import { RouterProvider } from "react-router-dom";
import type { RootStore } from "./stores/RootStore.ts";
import { StoresContext } from "./stores/useStores.ts";

interface AppProps {
  readonly stores: RootStore;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

export function App({ stores, router }: AppProps) {
  return (
    <StoresContext value={stores}>
      <RouterProvider router={router} />
    </StoresContext>
  );
}
