import * as text from "@text/tracker/schoolDetails";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";
import { useSchoolFacts } from "./useSchoolFacts.ts";

/** Links to the school's own requirements. Only for schools of the catalog; Cairn knows no website of the others. */
export function SchoolWebsite({ row }: { row: Pick<SchoolRecord, "schoolId" | "name"> }) {
  const website = useSchoolFacts(row.schoolId)?.facts?.website;
  if (website === undefined) return null;
  return (
    <p className="school-details__source">
      <NewTabLink href={website} hasIcon>
        {text.websiteOf(row.name)}
      </NewTabLink>
    </p>
  );
}
