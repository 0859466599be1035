import type { School } from "@domain/school/school";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/schools";
import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { Button } from "../../../components/Button.tsx";
import { Card } from "../../../components/Card.tsx";
import { CardBoundary } from "../../../components/CardBoundary.tsx";
import { EmptyState } from "../../../components/EmptyState.tsx";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { Loading } from "../../../components/Loading.tsx";
import { useToast } from "../../../components/Toast.tsx";
import { usePlan } from "../../../stores/usePlan.ts";
import { useStores } from "../../../stores/useStores.ts";
import type { TrackerTabProps } from "../TrackerTabProps.ts";
import { useAddress } from "../useAddress.ts";
import { AddSchool } from "./AddSchool.tsx";
import { MixCard } from "./MixCard.tsx";
import { SchoolSheet } from "./SchoolSheet.tsx";
import { SchoolTable } from "./SchoolTable.tsx";
import { basisFrom, basisParam } from "./scoreBasis.ts";
import { useStudentNumbers } from "./useStudentNumbers.ts";
import "./SchoolsTab.css";

/** The schools the student thinks of: where each stands, when what is due, and how it fits. */
export const SchoolsTab = observer(function SchoolsTab({ track }: TrackerTabProps) {
  const { session } = useStores();
  const { schools, courses } = usePlan();
  const showToast = useToast();
  const [params, put] = useAddress();
  const basis = basisFrom(params.get("as"), track);
  const numbers = useStudentNumbers(track, basis);
  const isAdding = params.get("open") === "add";
  const addButton = useRef<HTMLButtonElement>(null);
  const rows = schools.rows.filter((row) => row.track === track);

  // The fit hangs on the GPA.
  useEffect(() => courses.list.load(), [courses]);

  function handleAdd(school: School): Promise<boolean> {
    const added = schools.add(school);
    if (added === null) return Promise.resolve(false);
    showToast(text.onYourList(school.name), () => {
      const row = schools.rows.find(({ id }) => id === added.id);
      if (row) void schools.remove(row);
    });
    return added.written;
  }

  function handleClose() {
    put("open", null);
    addButton.current?.focus();
  }

  if (schools.list.status === "loading" || schools.list.status === "closed")
    return <Loading what={text.yourSchools[track]} shape="rows" />;
  const add = (
    <Button ref={addButton} aria-expanded={isAdding} onClick={() => put("open", isAdding ? null : "add")}>
      <Plus className="icon" aria-hidden />
      {text.addSchool[track]}
    </Button>
  );
  return (
    <div className="schools">
      <div className="schools__head">
        <div>
          <h2>{text.headings[track]}</h2>
          <p className="quiet">{rows.length > 0 ? text.countOnList(track, rows.length) : text.nothingOnList}</p>
        </div>
        {add}
      </div>
      <ErrorNote retry={schools.list.failure === null ? undefined : schools.list.retry}>
        {schools.list.failure ?? schools.list.saveError}
      </ErrorNote>
      {isAdding && (
        <AddSchool
          uid={session.uid ?? ""}
          track={track}
          rows={rows}
          today={localDayOf(new Date())}
          onAdd={handleAdd}
          onClose={handleClose}
        />
      )}
      {rows.length > 0 ? (
        <>
          <CardBoundary name={text.yourMix}>
            <MixCard
              track={track}
              rows={rows}
              numbers={numbers}
              basis={basis}
              onBasis={(chosen) => put("as", basisParam(chosen))}
            />
          </CardBoundary>
          <SchoolTable key={track} track={track} rows={rows} numbers={numbers} />
          <CardBoundary name={text.ownSchools[track]}>
            <SchoolSheet track={track} rows={rows} numbers={numbers} />
          </CardBoundary>
        </>
      ) : (
        schools.list.failure === null &&
        !isAdding && (
          <Card heading={text.ownSchools[track]}>
            <EmptyState heading={text.noSchoolsYet[track]}>{text.schoolsWillStand[track]}</EmptyState>
          </Card>
        )
      )}
    </div>
  );
});
