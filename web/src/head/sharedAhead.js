// Runs in the <head> of the page that opens a shared plan (shared.html), before the page's own script is there: not
// `async`, so that it notices if that script fails to load. Requests the sealed share, for `src/shared/readShare.ts`.
// The key in the address is not read here. `sharedPage.ts`, next to vite.config.ts, fills in Firestore's origin and the
// project.
try {
  const { documents = "", failed, reload } = document.currentScript.dataset;
  const [origin, project] = documents.split("#");
  const [, id] = /^\/shared\/([\w-]{22})(?![\w-])/.exec(location.pathname) ?? [];
  if (project && id) {
    const address = `${origin}/v1/projects/${project}/databases/(default)/documents/shares/${id}`;
    const answer = fetch(address, { signal: AbortSignal.timeout(8_000) });
    globalThis.shareAhead = { id, address, answer: answer.then(readAnswer).catch(() => null) };
  }

  // On a device that knows this page but is offline, its script may be missing.
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const again = Object.assign(document.createElement("button"), { textContent: reload });
      again.addEventListener("click", () => location.reload());
      const note = Object.assign(document.createElement("p"), { className: "page-note", textContent: `${failed} ` });
      note.setAttribute("role", "alert");
      note.append(again);
      document.body.replaceChildren(note);
    },
    true,
  );

  async function readAnswer(response) {
    return { status: response.status, body: await response.json() };
  }
} catch {
  // The page's script reads the share itself.
}
