// Runs before the app's own script has loaded. A student who is known on this device will need the signed-in app and
// the screen of this address. So the browser fetches their files and fonts in parallel with that script and connects to
// the hosts it will need. If the device has no first view of the student, their documents are requested, too, for
// `app/session/readFirstView.ts`. `web/build/headScripts.ts` fills in which files, hosts and database.
try {
  const { files = "{}", later = "{}", fonts = "", hosts = "", documents = "" } = document.currentScript.dataset;
  const ask = (rel, href, more) => {
    const link = Object.assign(document.createElement("link"), { rel, href, crossOrigin: "anonymous", ...more });
    document.head.append(link);
    return link;
  };
  /** `names`: of files, by path. The empty path has those for all. */
  const askForFiles = (names) => {
    const { "": everywhere = [], [`/${location.pathname.split("/")[1]}`]: screen = [] } = JSON.parse(names);
    return [...everywhere, ...screen].map((name) => ask("modulepreload", `/${name}`));
  };
  const uid = localStorage.getItem("uid");
  if (uid !== null) {
    const asked = askForFiles(files).map(
      (link) => new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve })),
    );
    // What is not drawn first must not take its share of the line.
    void Promise.all(asked).then(() => askForFiles(later));
    // Otherwise, the browser asks for them when it lays out the first text, and draws that in another font meanwhile.
    for (const font of fonts.split(" ")) if (font) ask("preload", `/${font}`, { as: "font", type: "font/woff2" });
    for (const host of hosts.split(" ")) if (host) ask("preconnect", host);
    const [owner, stage] = localStorage.getItem("last-stage")?.split("/") ?? [];
    if (documents && owner === uid && localStorage.getItem("first-view") === null) readFirstView(uid, stage);
  }

  /** Leaves the answer where the app looks for it. */
  function readFirstView(student, stageId) {
    const { projectId } = JSON.parse(localStorage.getItem("firebase-config") ?? "{}");
    const [, origin, project = projectId] = /^(.*?)(?:#(.*))?$/.exec(documents);
    const root = `projects/${project}/databases/(default)/documents`;
    const names = ["", `/checklists/${stageId}`].map((path) => `${root}/users/${student}${path}`);
    const read = async () => {
      const { accessToken, expirationTime } = (await signedIn(student)).stsTokenManager;
      // The app gets a new one.
      if (expirationTime < Date.now() + 60_000) return null;
      const headers = { Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json" };
      const body = JSON.stringify({ documents: names });
      const signal = AbortSignal.timeout(8_000);
      const answer = await fetch(`${origin}/v1/${root}:batchGet`, { method: "POST", headers, body, signal });
      return answer.ok ? answer.json() : null;
    };
    globalThis.firstViewAhead = { names, answer: read().catch(() => null) };
  }

  /** The user as Firebase Auth has stored it (`indexedDBLocalPersistence`). */
  function signedIn(student) {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open("firebaseLocalStorageDb");
      // There is none. The SDK must create it.
      opening.onupgradeneeded = () => opening.transaction.abort();
      opening.onerror = reject;
      opening.onsuccess = () => {
        const { result } = opening;
        const reading = result.transaction("firebaseLocalStorage").objectStore("firebaseLocalStorage").getAll();
        reading.onsuccess = () => resolve(reading.result.find(({ value }) => value?.uid === student)?.value);
        reading.onerror = reject;
        result.close();
      };
    });
  }
} catch {
  // No storage, or invalid content: the app finds its files itself.
}
