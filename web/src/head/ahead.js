// Runs before the app's own script has loaded. A student who is known on this device will need the signed-in app and
// the screen of this address. So the browser fetches their files in parallel with that script and connects to the hosts
// it will need. `headScripts.ts`, next to vite.config.ts, fills in which those are.
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
  // No storage, or invalid content: the app finds its files itself.
}
