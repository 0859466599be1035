import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

/** The documents that an ordered query matches, page by page. A page is read when the one before is done. */
export async function* pagesOf(query: Query, documents: number): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const page = query.limit(documents);
  let { docs } = await page.get();
  while (docs.length > 0) {
    yield docs;
    const last = docs.at(-1);
    docs = last && docs.length === documents ? (await page.startAfter(last).get()).docs : [];
  }
}
