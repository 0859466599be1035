/**
 * Patch of firebase 12.19.0: reloads a page that the browser restores from its back/forward cache.
 *
 * Wrong: Firestore's SDK ends its work on `pagehide` (`IndexedDbPersistence`) and does not start again when the page is
 * restored: nothing on it is read or stored any more.
 * Patch: such a page is reloaded.
 * Test: tests/engines/webkit.test.ts
 * Remove when: Firestore continues in a restored page.
 */
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
