import * as text from "@text/tracker/schoolDetails";
import { NewTabLink } from "../../../components/NewTabLink.tsx";
import { useLoaded } from "../../../components/useLoaded.ts";
import { loadSchoolWebsites } from "../../../content/starterSchools.ts";
import type { SchoolRecord } from "../../../stores/SchoolsStore.ts";

/** Where the school says itself what it asks for: of those on the starter list, since of others Cairn knows no site. */
export function SchoolWebsite({ row }: { row: Pick<SchoolRecord, "schoolId" | "name"> }) {
  const { value: websiteOf } = useLoaded(loadSchoolWebsites);
  const website = row.schoolId === null ? undefined : websiteOf?.(row.schoolId);
  if (website === undefined) return null;
  return (
    <p className="school-details__source">
      <NewTabLink href={website} hasIcon>
        {text.websiteOf(row.name)}
      </NewTabLink>
    </p>
  );
}
