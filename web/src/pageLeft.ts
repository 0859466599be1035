/**
 * Handles a page that is left and kept by the browser for the way back (bfcache). Imported before the SDKs, because it
 * watches their databases.
 *
 * WebKit freezes such a page with its database transactions open. Their locks stay, so every later page waits for the
 * same databases forever (firebase-js-sdk #7940 and #8081; seen in WebKitGTK 2.50, where turning off the page cache
 * also solves it). An aborted transaction leaves the database as it was before. Firestore asks the server again, and
 * what was typed is noted in local storage until the server has it (`stores/unsentChanges.ts`).
 */
const isWebKit = /AppleWebKit\//.test(navigator.userAgent) && !/Chrome\//.test(navigator.userAgent);

if (isWebKit) releaseDatabases();

// Firestore stops when a page is hidden, and does not start again when the same page comes back.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

function releaseDatabases(): void {
  const running = new Set<IDBTransaction>();
  const databases = new Set<IDBDatabase>();
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args: Parameters<typeof transaction>) {
    const started = transaction.apply(this, args);
    databases.add(this);
    running.add(started);
    for (const end of ["complete", "abort"]) started.addEventListener(end, () => running.delete(started));
    return started;
  };
  addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) return;
    for (const started of running) abort(started);
    for (const database of databases) database.close();
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended, but its event has not been dispatched yet.
  }
}
