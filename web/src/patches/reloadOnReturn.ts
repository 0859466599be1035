/**
 * Patch of firebase 12.19.0: loads a page again that the browser kept and brings back.
 *
 * Wrong: Firestore's SDK ends its work on `pagehide` (`IndexedDbPersistence`) and does not begin again when the same page
 * comes back: nothing on it is read or stored any more.
 * Patch: such a page is loaded again.
 * Test: tests/engines/webkit.test.ts
 * Remove when: Firestore goes on in a page that comes back.
 */
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
