// Starts the app once the page is parsed and its style sheets have loaded, like a module in the page would. Where the
// page shows the sign-in form (`signIn.js`), the app and the whole style sheet wait until the form has been drawn: each
// takes longer than a frame. The build names the app's file here, and lets the browser fetch both meanwhile
// (`headScripts.ts` and `formStyles.ts`, next to vite.config.ts).
void (async ({ app, styles }) => {
  // A page in the background draws nothing.
  const PATIENCE = 200;
  // Runs in <head>. Deferred scripts, which would run before `DOMContentLoaded`, are not waited for.
  await new Promise((resolve) => document.addEventListener("readystatechange", resolve, { once: true }));
  if ("signIn" in document.documentElement.dataset) {
    const drawn = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }
  await new Promise((resolve) => {
    const link = { rel: "stylesheet", crossOrigin: "anonymous", href: styles, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement("link"), link));
  });
  await import(app);
})(document.currentScript.dataset);
