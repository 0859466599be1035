/**
 * What this browser lets Cairn keep. Imported before the SDKs: they find a stand-in where a storage does not work.
 */
import { putStandIn } from "../patches/storageStandIn.ts";

/** False where nothing that is put into local storage outlives the page. */
export const keepsValues = [putStandIn("localStorage"), putStandIn("sessionStorage")].every(Boolean);

const PROBE = "cairn-probe";
/** How long a database may take to open before it counts as missing, in milliseconds: WebKit may never answer. */
const PATIENCE = 3_000;

/** Whether the browser opens databases for Cairn. Checked once, while the rest of the start continues. */
export const keepsDocuments: Promise<boolean> = opensDatabases();

async function opensDatabases(): Promise<boolean> {
  const opened = new Promise<boolean>((resolve) => {
    try {
      const request = indexedDB.open(PROBE);
      request.onerror = () => resolve(false);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase(PROBE);
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
  return Promise.race([opened, new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false))]);
}
