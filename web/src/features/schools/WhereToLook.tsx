import type { Missing } from "@domain/fit/schoolFit";
import { FIGURE_SOURCES } from "@domain/school/figureSources";
import type { SchoolKind } from "@domain/school/school";
import * as text from "@text/tracker/schoolFit";
import { filled } from "../../ui/components/filled.tsx";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";

interface WhereToLookProps {
  kind: SchoolKind;
  missing: readonly Missing[];
}

/** Where the figures are published that Cairn lacks for this school. The student enters them once. */
export function WhereToLook({ kind, missing }: WhereToLookProps) {
  const isPublished = (what: Missing) => what.startsWith("school-") || what === "resident-share";
  if (!missing.some(isPublished)) return null;
  const { name, url } = FIGURE_SOURCES[kind];
  return (
    <p className="school-details__source">
      {filled(text.whereToLook[kind], {
        link: (
          <NewTabLink href={url} hasIcon>
            {name}
          </NewTabLink>
        ),
      })}
    </p>
  );
}
