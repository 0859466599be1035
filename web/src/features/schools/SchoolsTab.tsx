import type { School } from "@domain/school/school";
import { localDayOf } from "@domain/shared/calendarDay";
import type { DashboardItem } from "@domain/shared/stage";
import * as comparing from "@text/tracker/compareSchools";
import * as text from "@text/tracker/schools";
import { Plus, Upload } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ComponentType, useEffect, useRef } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { usePutInAddress } from "../../ui/components/usePutInAddress.ts";
import { useSlots } from "../../ui/slots.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { useAddress } from "../../ui/useAddress.ts";
import { AddSchool } from "./AddSchool.tsx";
import { BasisNotice } from "./BasisNotice.tsx";
import type { CompareCardProps } from "./CompareCard.tsx";
import { COMPARED, comparedIn, comparedParam } from "./comparison.ts";
import { ListConflicts } from "./ListConflicts.tsx";
import { MixCard } from "./MixCard.tsx";
import { SchoolTable } from "./SchoolTable.tsx";
import { basisFrom, basisParam } from "./scoreBasis.ts";
import { UsualDeadlinesOfAll } from "./UsualDeadlinesOfAll.tsx";
import { useStudentNumbers } from "./useStudentNumbers.ts";
import "./SchoolsTab.css";

declare module "../../ui/slots.ts" {
  interface Slots {
    readonly ImportSchools: ComponentType<{ track: DashboardItem; onLeave: () => void }>;
  }
}

/** Loaded with the first comparison. */
const CompareCard = onDemand<CompareCardProps>(async () => (await import("./CompareCard.tsx")).CompareCard);

/** The student's schools: the status, deadlines and fit of each. */
export const SchoolsTab = observer(function SchoolsTab({ track }: TrackerTabProps) {
  const { session } = useStores();
  const { schools, courses } = usePlan();
  const { ImportSchools } = useSlots();
  const showToast = useToast();
  const [params, put] = useAddress();
  const basis = basisFrom(params.get("as"), track);
  const numbers = useStudentNumbers(track, basis);
  const open = params.get("open");
  const isAdding = open === "add";
  const putInAddress = usePutInAddress();
  const addButton = useRef<HTMLButtonElement>(null);
  const listHeading = useRef<HTMLSpanElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  const rows = schools.rows.filter((row) => row.track === track);

  const compared = comparedIn(params, rows);
  const isComparing = compared.length > 0 || params.get("open") === COMPARED;

  // The fit depends on the GPA.
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

  /** Opens the comparison with these schools, or changes it. Back closes it. */
  function handleCompare(next: readonly SchoolRecord[]) {
    const isOpen = next.length === 0 ? COMPARED : null;
    putInAddress({ [COMPARED]: comparedParam(next), open: isOpen }, { leavesStep: !isComparing });
  }

  function handleStopComparing() {
    putInAddress({ [COMPARED]: null, open: null });
  }

  /** The button goes with its notice, so the focus moves to the list it was about. */
  function handleOfficial() {
    listHeading.current?.focus();
    put("as", basisParam("official"));
  }

  function handleLeaveImport() {
    put("open", null);
    importButton.current?.focus();
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
        {/* The selected tab says the same. */}
        <h2 className="visually-hidden">{text.headings[track]}</h2>
        <p className="quiet">{rows.length > 0 ? text.countOnList(track, rows.length) : text.nothingOnList}</p>
        <div className="schools__tools">
          <Button
            ref={importButton}
            variant="quiet"
            aria-expanded={open === "import"}
            onClick={() => put("open", open === "import" ? null : "import")}
          >
            <Upload className="icon" aria-hidden />
            {text.importAction}
          </Button>
          {add}
        </div>
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
      {open === "import" && <ImportSchools track={track} onLeave={handleLeaveImport} />}
      {rows.length > 0 ? (
        <>
          {isComparing && (
            <CardBoundary name={comparing.heading[track]}>
              <CompareCard
                track={track}
                rows={rows}
                compared={compared}
                numbers={numbers}
                onCompare={handleCompare}
                onClose={handleStopComparing}
              />
            </CardBoundary>
          )}
          <ListConflicts track={track} />
          <UsualDeadlinesOfAll rows={rows} />
          <BasisNotice basis={basis} numbers={numbers} onOfficial={handleOfficial} />
          <SchoolTable
            key={track}
            headingRef={listHeading}
            track={track}
            rows={rows}
            numbers={numbers}
            compared={isComparing ? compared : null}
            onCompare={handleCompare}
            onStopComparing={handleStopComparing}
          />
          <CardBoundary name={text.yourMix}>
            <MixCard
              track={track}
              rows={rows}
              numbers={numbers}
              basis={basis}
              onBasis={(chosen) => put("as", basisParam(chosen))}
            />
          </CardBoundary>
        </>
      ) : (
        schools.list.failure === null &&
        open === null && (
          <Card heading={text.ownSchools[track]}>
            <EmptyState heading={text.noSchoolsYet[track]}>{text.schoolsWillAppear[track]}</EmptyState>
          </Card>
        )
      )}
    </div>
  );
});
