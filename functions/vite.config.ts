import { createRequire } from "node:module";
import { defineConfig } from "vite";

const require = createRequire(import.meta.url);

/**
 * Bundles one file, so the folder can be deployed by itself. Google's SDKs are in it: one file without comments loads in
 * half the time of their 680 files (`npm run bench -- coldstart`). They stay in `package.json`, because the Firebase CLI
 * reads the function's settings with them.
 */
export default defineConfig({
  // The Admin SDK is CommonJS.
  define: { __dirname: "import.meta.dirname" },
  plugins: [
    {
      name: "google-sdks",
      enforce: "pre",
      resolveId(id) {
        // As an ES module, it reads each of its own getters, and so loads gRPC and every client at import. The one that
        // sends mails would load Node's modules at import, though only a scheduled function needs them.
        if (id.startsWith("firebase-admin/") || id === "nodemailer") return require.resolve(id);
        // node-fetch 2 needs it only where Node.js has no `URL`. Outside node_modules, it warns of a deprecated module.
        if (id === "whatwg-url") return { id: "node:url", external: true };
        return null;
      },
    },
  ],
  ssr: { noExternal: true },
  build: {
    ssr: "src/index.ts",
    outDir: "lib",
    target: "node22",
    rolldownOptions: {
      output: { format: "es", entryFileNames: "[name].js", codeSplitting: false, comments: false },
    },
  },
});
