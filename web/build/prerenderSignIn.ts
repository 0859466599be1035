import { fileURLToPath } from "node:url";
import { createServer, isRunnableDevEnvironment, type Plugin, type ResolvedConfig, type UserConfig } from "vite";

const WEB = fileURLToPath(new URL("..", import.meta.url));
type FormConfig = Pick<UserConfig, "plugins" | "resolve" | "ssr">;

const PLACE = '<div id="root"></div>';

/**
 * Puts the sign-in form into the built page, so that it shows before any script has loaded, and what everyone else sees
 * until the app is there. `head/signIn.js` decides which of them shows. `takeOver.tsx` hydrates the form, and replaces
 * the other.
 *
 * @param config what the form's modules need: their aliases, and the plugins of the build that change their markup
 */
export function prerenderSignIn(config: FormConfig): Plugin {
  let app: ResolvedConfig;
  return {
    name: "prerender-sign-in",
    apply: "build",
    configResolved(resolved) {
      app = resolved;
    },
    transformIndexHtml: {
      // After the words of the page have been filled in: the form contains its own.
      order: "post",
      async handler(html) {
        if (!html.includes(PLACE)) throw new Error(`prerender-sign-in: index.html has no ${PLACE}.`);
        const { form, starting } = await prerender(app.mode, config);
        const root = `<div id="root" data-prerendered>${form}</div>`;
        return html.replace(PLACE, () => `${root}\n    <div id="starting">${starting}</div>`);
      },
    },
  };
}

/** Renders in a server of Vite's, which loads only the modules that run. A second build would bundle the whole app. */
async function prerender(mode: string, config: FormConfig) {
  const server = await createServer({
    ...config,
    configFile: false,
    root: WEB,
    mode,
    logLevel: "warn",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("prerender-sign-in: Vite cannot run modules here.");
    const { signInMarkup, startingMarkup }: typeof import("../src/app/prerendered.tsx") =
      await ssr.runner.import("/src/app/prerendered.tsx");
    const [form, starting] = [signInMarkup(), startingMarkup()];
    // The Content-Security-Policy would block it, and every visit would be reported.
    if (/ (style|on\w+)=/.test(form + starting)) {
      throw new Error("prerender-sign-in: the markup has an inline style or script.");
    }
    return { form, starting };
  } finally {
    await server.close();
  }
}
