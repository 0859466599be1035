/** Runs in a page: deletes the databases whose name starts so. */
export async function deleteDatabases(start: string): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (!name?.startsWith(start)) continue;
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
  }
}
