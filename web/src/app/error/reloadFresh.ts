/**
 * Reloads the page after requesting every file that failed to load again. Files in `/assets` are cached for a year, and
 * a browser may cache "not found" for as long, so a plain reload would get the same response.
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
