import { changesBetween } from "@domain/records/recordChanges";
import type { SchoolFigures } from "@domain/school/schoolFigures";
import * as text from "@text/tracker/schoolDetails";
import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { loadSchoolFacts } from "../../content/schools/loadSchoolFacts.ts";
import { type CatalogFields, catalogFields } from "../../content/schools/newSchool.ts";
import { type KnownSchool, loadSchoolCatalog } from "../../content/schools/schoolCatalog.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useLoaded } from "../../ui/components/useLoaded.ts";
import { placeOf } from "../../views/schoolWords.ts";
import { useUndoableChange } from "./useUndoableChange.ts";

/** The most schools of one name that are offered. */
const OFFERED = 3;

/**
 * Offers the catalog's school to a student who typed its name: a typed school has no figures, and its kind, which decides
 * the application service, may be wrong.
 */
export const KnownSchoolOffer = observer(function KnownSchoolOffer({ row }: { row: SchoolRecord }) {
  const { schools } = usePlan();
  const showToast = useToast();
  const undoable = useUndoableChange(row);
  const [failed, setFailed] = useState<KnownSchool | null>(null);
  const { value: catalog } = useLoaded(useCallback(() => loadSchoolCatalog(row.track), [row.track]));
  const isListed = ({ id }: KnownSchool) => schools.rows.some(({ schoolId }) => schoolId === id);
  const offered = (catalog?.named(row.name) ?? []).filter((known) => !isListed(known)).slice(0, OFFERED);
  if (offered.length === 0) return null;

  async function handleUse(known: KnownSchool) {
    setFailed(null);
    try {
      const facts = (await loadSchoolFacts([known.id])).get(known.id);
      const { schoolId, name, kind, city, state, control, figures } = row;
      const before = { schoolId, name, kind, city, state, control, figures };
      const after = catalogFields(known, facts);
      const kept = hasNone(figures) ? after : { ...after, figures };
      const { undo } = undoable(changesBetween<CatalogFields>(before, kept, ["figures"]));
      showToast(text.schoolSaved(known.name), undo);
    } catch {
      setFailed(known);
    }
  }

  return (
    <section className="school-details__part school-details__part--wide">
      <h3>{text.isThisIt}</h3>
      <p>{text.whyUseKnown}</p>
      <ul className="school-details__offers">
        {offered.map((known) => (
          <li key={known.id}>
            <Button variant="quiet" onClick={() => void handleUse(known)}>
              {text.useKnown([known.name, placeOf(known), known.degree ?? known.kind].join(", "))}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorNote retry={failed ? () => void handleUse(failed) : undefined}>
        {failed && text.knownNotLoaded(failed.name)}
      </ErrorNote>
    </section>
  );
});

/** The student has entered no figures of their own. */
function hasNone(figures: SchoolFigures): boolean {
  const { year: _, source: __, ...numbers } = figures;
  return Object.values(numbers).every((value) => value === null || value === false);
}
