import type { School } from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import { loadSchoolNicknames } from "../../../content/schoolNicknames.ts";
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
  const [nicknamesOf, content] = await Promise.all([schoolNames(records), loadContentItems()]);
  const find = await siteFinder([...pages, ...ownItems(records, asOf, nicknamesOf), ...content]);
  return { find, first: [{ group: "pages", items: firstPages(pages) }] };
}

/** Without the file, schools are found by their full names. */
async function schoolNames({ schools }: OwnRecords): Promise<(school: School) => string> {
  const ids = schools.flatMap(({ schoolId }) => schoolId ?? []);
  if (ids.length === 0) return () => "";
  const named = await loadSchoolNicknames(ids).catch(() => null);
  return (school) => {
    const { names = [], words = [] } = named?.(school).nicknames ?? {};
    return [...names, ...words].join(" ");
  };
}
