/**
 * Reloads the page after asking the server again for every file that failed to load. Files of `/assets` are kept for a
 * year by their address, and a browser may keep "not found" as long: a plain reload would find the same answer again.
 */
export async function reloadFresh(): Promise<void> {
  const failed = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400)
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/assets/`));
  await Promise.allSettled([...new Set(failed)].map((address) => fetch(address, { cache: "reload" })));
  location.reload();
}
