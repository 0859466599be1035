import type { Plugin } from "vite";
import { leaveOut } from "../build/leaveOut.ts";

/**
 * Patch of react-router 7.18.6: keeps what only the data router and the framework mode use out of the build.
 *
 * Wrong: links and routes refer to the prefetching, the error screens and the forms of React Router's other modes,
 * which no bundler can drop. Cairn uses BrowserRouter and useRoutes alone.
 * Patch: these declarations throw. None is reached without a data router, a server, or a link's `prefetch`.
 * Gain: 3.8 KiB on /auth.
 * Test: tests/structure/patches/webBuild.test.ts
 * Remove when: React Router has an entry for its declarative mode.
 */
export function dropDataRouter(): Plugin {
  return leaveOut({
    patch: "dropDataRouter",
    modules: /\/react-router\/dist\/development\/chunk-\w+\.mjs/,
    unused: [
      "DefaultErrorComponent",
      "Form",
      "NavLink",
      "PrefetchPageLinks",
      "RSCErrorHandler",
      "RenderErrorBoundary",
      "ScrollRestoration",
      "useFormAction",
      "useNavigateStable",
      "useScrollRestoration",
      "useSubmit",
    ],
  });
}
