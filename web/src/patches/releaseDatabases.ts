/**
 * Patch of WebKit (seen in WebKitGTK 2.50): ends the database transactions of a page that the browser keeps in
 * its back/forward cache.
 *
 * Wrong: WebKit freezes such a page with its transactions open. Their locks stay, so that every later page waits for the
 * same databases forever (firebase-js-sdk #7940 and #8081; turning off WebKit's page cache also helps).
 * Patch: `IDBDatabase.prototype.transaction` notes what is under way, and `pagehide` aborts it and closes the databases.
 * A transaction that is aborted leaves the database as it was before. Firestore asks the server again, and what was typed
 * is noted in local storage until the server has it (`stores/notes.ts`). Imported before the SDKs, which open databases.
 * Test: tests/engines/webkit.test.ts
 * Remove when: WebKit ends a page's transactions, or releases their locks, before it freezes the page.
 */
const isWebKit = /AppleWebKit\//.test(navigator.userAgent) && !/Chrome\//.test(navigator.userAgent);

if (isWebKit) releaseDatabases();

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
