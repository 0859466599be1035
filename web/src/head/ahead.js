// Runs while the app's own script is still on its way. A student who is known on this device will need the signed-in app
// and the screen of this address, so the browser fetches their files beside that script rather than after it has run,
// and greets the hosts that it will talk to. `headScripts.ts` beside vite.config.ts writes which those are.
try {
  const { files = '{"":[]}', hosts = "" } = document.currentScript.dataset;
  const { "": everywhere, ...byPath } = JSON.parse(files);
  const screen = byPath[`/${location.pathname.split("/")[1]}`] ?? [];
  const ask = (rel, href) =>
    document.head.append(Object.assign(document.createElement("link"), { rel, href, crossOrigin: "anonymous" }));
  if (localStorage.getItem("uid") !== null) {
    for (const file of [...everywhere, ...screen]) ask("modulepreload", `/${file}`);
    for (const host of hosts.split(" ")) if (host) ask("preconnect", host);
  }
} catch {
  // No storage, or not ours: the app finds its files itself.
}
