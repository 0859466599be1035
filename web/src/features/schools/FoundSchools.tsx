import type { School, SchoolKind } from "@domain/school/school";
import * as text from "@text/tracker/schools";
import { Plus } from "lucide-react";
import { type Ref, useMemo, useState } from "react";
import type { KnownSchool, SchoolCatalog } from "../../content/schools/schoolCatalog.ts";
import { filled } from "../../ui/components/filled.tsx";
import { placeOf } from "../../views/schoolWords.ts";

/** The most results shown at first. Typing one more letter is faster than reading more. */
const SHOWN = 7;
/** How many more are shown at a press. A city can have hundreds of colleges. */
const MORE = 20;

interface FoundSchoolsProps {
  /** What is typed. Nothing is shown for an empty name. */
  name: string;
  /** Null until it has loaded. What is typed can be added without it. */
  catalog: SchoolCatalog | null;
  /** Whether the search is for this school, by its id in the catalog. */
  isWanted: (schoolId: string) => boolean;
  /** The kinds of schools that can be added by name. */
  kinds: readonly SchoolKind[];
  rows: readonly Pick<School, "schoolId">[];
  onChoose: (school: KnownSchool) => void;
  onType: (kind: SchoolKind) => void;
  ref: Ref<HTMLUListElement>;
}

/** The schools that match what is typed, and what is typed itself, unless it is the name of one of them. */
export function FoundSchools({ name, catalog, isWanted, kinds, rows, onChoose, onType, ref }: FoundSchoolsProps) {
  const [unfolded, setUnfolded] = useState({ name, shown: SHOWN });
  const shown = unfolded.name === name ? unfolded.shown : SHOWN;
  const found = useMemo(
    () => (catalog?.search(name) ?? []).filter(({ id }) => isWanted(id)),
    [catalog, name, isWanted],
  );
  const isKnown = found.some((school) => school.name.toLowerCase() === name.toLowerCase());
  const more = Math.min(MORE, found.length - shown);
  return (
    <>
      <p className="visually-hidden" role="status">
        {catalog && name !== "" ? text.foundCount(found.length) : ""}
      </p>
      {name !== "" && (
        <ul ref={ref} className="add-school__results" aria-label={text.found}>
          {found.slice(0, shown).map((school) => (
            <FoundSchool
              key={school.id}
              school={school}
              isTaken={rows.some(({ schoolId }) => schoolId === school.id)}
              onChoose={() => onChoose(school)}
            />
          ))}
          {more > 0 && (
            <li>
              <button
                type="button"
                className="add-school__result"
                onClick={() => setUnfolded({ name, shown: shown + MORE })}
              >
                {text.showMoreFound(more, found.length - shown)}
              </button>
            </li>
          )}
          {!isKnown &&
            kinds.map((kind) => (
              <li key={kind}>
                <button type="button" className="add-school__result" onClick={() => onType(kind)}>
                  <span>{filled(text.addAsTyped[kinds.length > 1 ? kind : "only"], { name: <b>{name}</b> })}</span>
                  <Plus className="icon" aria-hidden />
                </button>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

interface FoundSchoolProps {
  school: KnownSchool;
  isTaken: boolean;
  onChoose: () => void;
}

function FoundSchool({ school, isTaken, onChoose }: FoundSchoolProps) {
  return (
    <li>
      <button type="button" className="add-school__result" disabled={isTaken} onClick={onChoose}>
        <span>
          <b>{school.name}</b>
          <span className="add-school__place">
            {[placeOf(school), school.degree ?? (school.kind === "UG" ? null : school.kind)]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        {isTaken ? <span className="quiet">{text.alreadyListed}</span> : <Plus className="icon" aria-hidden />}
      </button>
    </li>
  );
}
