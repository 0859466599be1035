import type { Course } from "@domain/course/course";
import { courseTable } from "@domain/course/courseTable";
import { classColumns } from "@domain/gpa/filings";
import { calculateGpa, countCourses, realCourses } from "@domain/gpa/gpa";
import type { GpaRulebook } from "@domain/gpa/gpaRulebook";
import { type Changes, changesBack } from "@domain/records/recordChanges";
import * as text from "@text/tracker/coursework";
import { Plus, Upload } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ComponentType, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { ExportCsv } from "../../ui/csv/ExportCsv.tsx";
import { useSlots } from "../../ui/slots.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { usePutOpened } from "../../ui/useOpenRecord.ts";
import { termAndYear } from "../../views/courseOptions.ts";
import { groupByTerm, rulebooksOf, servicesOf, usualLevel } from "../../views/courseworkView.ts";
import { CourseForm } from "./CourseForm.tsx";
import type { CourseRow } from "./CoursesStore.ts";
import { CourseworkDetails } from "./CourseworkDetails.tsx";
import { CourseworkSheet } from "./CourseworkSheet.tsx";
import { EmptyCoursework } from "./EmptyCoursework.tsx";
import { GpaPanel } from "./GpaPanel.tsx";
import { SchoolScale } from "./SchoolScale.tsx";
import { type RulebookView, TermCard } from "./TermCard.tsx";
import "./CourseworkTab.css";

interface ImportCoursesProps extends TrackerTabProps {
  /** Resolves to false if the server rejects one of them. */
  onImport: (courses: readonly Course[]) => Promise<boolean>;
  onLeave: () => void;
}

declare module "../../ui/slots.ts" {
  interface Slots {
    readonly ImportCourses: ComponentType<ImportCoursesProps>;
  }
}

/** The parameters of the address that open a part. */
const NOTHING_OPEN = { open: null, term: null, year: null, edit: null };

/** Courses by term, and their averages by every rulebook. The open part is in the address, so that Back closes it. */
export const CourseworkTab = observer(function CourseworkTab({ track }: TrackerTabProps) {
  const { session } = useStores();
  const { courses, schools, trackerSettings } = usePlan();
  const [params] = useSearchParams();
  const put = usePutOpened();
  const { ImportCourses } = useSlots();
  const showToast = useToast();
  const addButton = useRef<HTMLButtonElement>(null);
  const open = params.get("open");
  const editedId = params.get("edit");
  useReturnToRow(editedId);
  const rows = courses.rows;
  const shown = track === "HS" ? rows : rows.filter(({ level }) => level === "college");
  const hidden = rows.length - shown.length;
  const rulebooks = rulebooksOf(
    track,
    trackerSettings.settings,
    servicesOf(track, trackerSettings.settings, schools.rows),
  );
  const views = rulebooks.map((rulebook) => viewOf(shown, rulebook));
  const done = rulebooks.map((rulebook) => calculateGpa(realCourses(shown), rulebook));
  const hasPlans = shown.some(({ status }) => status === "what-if");
  const planned = hasPlans ? rulebooks.map((rulebook) => calculateGpa(shown, rulebook)) : null;

  useEffect(() => courses.list.load(), [courses]);

  /** Opens one part instead of another. */
  function openPart(part: Readonly<Record<string, string>>) {
    put({ ...NOTHING_OPEN, ...part }, "opens");
  }

  function close() {
    put(NOTHING_OPEN, "closes");
  }

  function handleLeave() {
    close();
    addButton.current?.focus();
  }

  function handleAdd(course: Course): Promise<boolean> {
    showToast(text.added(course.name));
    return courses.add(course);
  }

  function handleSave(before: CourseRow, course: Course, changes: Changes<Course>): Promise<boolean> {
    showToast(text.changed(course.name), () => {
      const now = courses.rows.find(({ id }) => id === before.id);
      if (now) void courses.change(now, changesBack<Course>(changes, before, now));
    });
    return courses.change(before, changes);
  }

  function handleDelete(row: CourseRow) {
    void courses.remove(row.id);
    showToast(text.deleted(row.name), () => void courses.restore(row));
  }

  function handleImport(imported: readonly Course[]): Promise<boolean> {
    const { ids, written } = courses.addAll(imported);
    showToast(text.imported(ids.length), () => {
      for (const id of ids) void courses.remove(id);
    });
    return written;
  }

  if (courses.list.failure !== null) return <ErrorNote retry={courses.list.retry}>{courses.list.failure}</ErrorNote>;
  if (courses.list.status !== "ready") return <Loading what={text.yourCourses} shape="rows" />;
  return (
    <div className="coursework">
      <div className="coursework__head">
        {/* The selected tab says the same. */}
        <h2 className="visually-hidden">{text.myCoursework}</h2>
        <div className="coursework__tools">
          <Button ref={addButton} id="add-course" onClick={() => openPart({ open: "add" })}>
            <Plus className="icon" aria-hidden />
            {text.addCourse}
          </Button>
          <Button variant="quiet" onClick={() => openPart({ open: "import" })}>
            <Upload className="icon" aria-hidden />
            {text.importCourses}
          </Button>
        </div>
      </div>
      <ErrorNote>{courses.list.saveError}</ErrorNote>
      {open === "add" && (
        <Card heading={text.addCourses}>
          <div className="card__body">
            <CourseForm
              key={params.toString()}
              label={text.addACourse}
              draftName="new"
              saveLabel={text.addCourse}
              track={track}
              rulebooks={rulebooks}
              initial={{
                term: params.get("term") ?? "Fall",
                year: params.get("year") ?? String(new Date().getFullYear()),
                level: usualLevel(track),
              }}
              clears
              onSave={handleAdd}
              onLeave={handleLeave}
            />
          </div>
        </Card>
      )}
      {open === "import" && <ImportCourses track={track} onImport={handleImport} onLeave={handleLeave} />}
      {shown.length === 0 && open === null && <EmptyCoursework track={track} onAdd={() => openPart({ open: "add" })} />}
      {shown.length > 0 && (
        <CardBoundary name={text.yourGpa}>
          <GpaPanel
            done={done}
            planned={planned}
            tools={<ExportCsv name="courses" table={() => courseTable(shown, classColumns(rulebooks))} />}
          />
        </CardBoundary>
      )}
      {groupByTerm(shown).map((group) => (
        <CardBoundary key={`${group.term}-${group.year}`} name={termAndYear(group)}>
          <TermCard
            group={group}
            track={track}
            views={views}
            editedId={editedId}
            onAdd={() => openPart({ open: "add", term: group.term, year: String(group.year) })}
            onEdit={(row) => (row ? openPart({ edit: row.id }) : close())}
            onSave={handleSave}
            onDelete={handleDelete}
          />
        </CardBoundary>
      ))}
      {hidden > 0 && <p className="coursework__note">{text.classesHidden(hidden)}</p>}
      {shown.length > 0 && (
        <>
          <CardBoundary name={text.myCoursework}>
            <CourseworkSheet rows={shown} done={done} />
          </CardBoundary>
          <CardBoundary name={text.howSchoolCounts}>
            <SchoolScale />
          </CardBoundary>
          <CardBoundary name={text.myCoursework}>
            <CourseworkDetails uid={session.uid ?? ""} rows={shown} track={track} done={done} />
          </CardBoundary>
        </>
      )}
    </div>
  );
});

/** A planned repeat must not take the credit from the completed attempt. */
function viewOf(rows: readonly CourseRow[], rulebook: GpaRulebook): RulebookView<CourseRow> {
  return {
    rulebook,
    verdicts: new Map([...countCourses(rows, rulebook), ...countCourses(realCourses(rows), rulebook)]),
  };
}

/** When a row's form closes for any reason, returns the focus to the button that opened it. */
function useReturnToRow(editedId: string | null) {
  const last = useRef(editedId);
  useEffect(() => {
    if (last.current !== null && editedId === null) {
      document.querySelector<HTMLElement>(`[data-edit="${CSS.escape(last.current)}"]`)?.focus();
    }
    last.current = editedId;
  }, [editedId]);
}
