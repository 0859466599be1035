import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const DOMAIN = fileURLToPath(new URL("../functions/src/domain", import.meta.url));

/** Firebase products that reactfire names and Cairn does not use; without this all of them would be shipped. */
const UNUSED_PRODUCTS =
  /node_modules\/(@firebase|firebase)\/(ai|analytics|app-check|data-connect|database|functions|installations|messaging|performance|remote-config|storage)\//;

/** The sign-in page waits for this file, so the browser asks for it before any script runs. */
function preloadFirebaseConfig(): Plugin {
  return {
    name: "preload-firebase-config",
    apply: (_, { command, mode }) => command === "build" && mode !== "emulators",
    transformIndexHtml: () => [
      {
        tag: "link",
        attrs: { rel: "preload", as: "fetch", href: "/__/firebase/init.json", crossorigin: "anonymous" },
        injectTo: "head",
      },
    ],
  };
}

export default defineConfig(() => {
  const { CAIRN_FUNCTIONS_ORIGIN, CAIRN_PORT, VITE_PROJECT_ID = "demo-cairn" } = process.env;
  return {
    resolve: { alias: { "@domain": DOMAIN } },
    plugins: [react(), preloadFirebaseConfig()],
    build: {
      emptyOutDir: true,
      // The Content-Security-Policy allows neither inline scripts nor data: fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: { moduleSideEffects: (id: string) => !UNUSED_PRODUCTS.test(id) },
      },
    },
    server: {
      ...(CAIRN_PORT !== undefined && { port: Number(CAIRN_PORT), strictPort: true }),
      ...(CAIRN_FUNCTIONS_ORIGIN !== undefined && {
        proxy: {
          "/api": {
            target: CAIRN_FUNCTIONS_ORIGIN,
            rewrite: (path: string) => `/${VITE_PROJECT_ID}/us-central1/api${path}`,
          },
        },
      }),
    },
  };
});
