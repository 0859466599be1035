import * as text from "@text/tracker/essays";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { ESSAYS } from "../../base/paths.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useLoaded } from "../../ui/components/useLoaded.ts";
import { EssayRow } from "./EssayRow.tsx";
import type { EssaysStore } from "./EssaysStore.ts";
import { SecondaryQuestion } from "./SecondaryQuestion.tsx";
import "./EssayBoard.css";

interface SchoolEssaysProps {
  school: SchoolRecord;
  today: string;
}

/** A school's own essays, and a way to add one. */
export function SchoolEssays({ school, today }: SchoolEssaysProps) {
  const { essays } = usePlan();
  const { value: store, failure, retry } = useLoaded(essays.loaded);
  return (
    <section className="school-details__part">
      <h3>{text.essays}</h3>
      <ErrorNote retry={retry}>{failure}</ErrorNote>
      {store && <OwnEssays store={store} school={school} today={today} />}
      <p>
        <Link className={buttonClass("quiet")} to={`${ESSAYS}?add=school:${school.id}`}>
          {text.addEssay}
        </Link>
      </p>
    </section>
  );
}

const OwnEssays = observer(function OwnEssays({ store, school, today }: SchoolEssaysProps & { store: EssaysStore }) {
  const rows = store.rows.filter(({ school_id }) => school_id === school.id);
  if (rows.length === 0) return <p className="quiet">{text.noneForSchool}</p>;
  return (
    <>
      <SecondaryQuestion school={school} essays={rows} />
      <ul className="school-essays" aria-label={text.essaysFor(school.name)}>
        {rows.map((row) => (
          <EssayRow key={row.id} row={row} owner="" today={today} />
        ))}
      </ul>
    </>
  );
});
