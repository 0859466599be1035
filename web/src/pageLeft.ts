/**
 * What becomes of a page that is left for another one and kept by the browser for the way back. Imported before the SDKs,
 * whose databases it watches over.
 *
 * WebKit freezes such a page with its database transactions open. Their locks stay, so that every later page waits for
 * the same databases for ever (firebase-js-sdk #7940 and #8081; seen in WebKitGTK 2.50, where turning its page cache off
 * ends it, too). A transaction that is aborted leaves the database as it was before; Firestore asks the server again, and
 * what was typed is noted in local storage until the server has it (`stores/unsentChanges.ts`).
 */
const isWebKit = /AppleWebKit\//.test(navigator.userAgent) && !/Chrome\//.test(navigator.userAgent);

if (isWebKit) releaseDatabases();

// Firestore ends its work when a page goes, and does not begin again when the same page comes back.
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
    // It has ended, and only its event has not come yet.
  }
}
