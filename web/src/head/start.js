// Starts the app once the page is parsed and its style sheets have loaded, like a module in the page would. Where the
// page shows the sign-in form (`signIn.js`), the app waits until the form has been drawn: running its modules takes
// longer than a frame. The build names the app's file here and lets the browser fetch it meanwhile (`headScripts.ts`,
// next to vite.config.ts).
void (async (app) => {
  // A page in the background draws nothing.
  const PATIENCE = 200;
  if ("signIn" in document.documentElement.dataset) {
    const drawn = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }
  await import(app);
})(document.currentScript.dataset.app);
