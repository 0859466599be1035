import type { DashboardItem } from "@domain/shared/stage";
import { loadContentItems } from "./contentItems.ts";
import { type OwnRecords, ownItems } from "./ownItems.ts";
import { type FoundGroup, type SiteFinder, siteFinder } from "./siteFinder.ts";
import { firstPages, sitePages } from "./sitePages.ts";

/** The search over pages, records and content. */
export async function everything(
  records: OwnRecords & { readonly track: DashboardItem },
  asOf: string,
): Promise<{ readonly find: SiteFinder; readonly first: readonly FoundGroup[] }> {
  const pages = sitePages(records.track);
  const find = await siteFinder([...pages, ...ownItems(records, asOf), ...(await loadContentItems())]);
  return { find, first: [{ group: "pages", items: firstPages(pages) }] };
}
