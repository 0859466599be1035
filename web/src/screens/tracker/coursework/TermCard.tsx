import type { Course } from "@domain/course";
import { courseText } from "@domain/courseText";
import { type Average, gpaText, realCourses, reckon, type Verdict } from "@domain/gpa";
import type { Rulebook } from "@domain/rulebook";
import type { DashboardItem } from "@domain/stage";
import { SUBJECT_NAMES } from "@domain/subject";
import { subjectOf } from "@domain/subjectOf";
import { Pencil, Plus, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "../../../components/Button.tsx";
import { Card } from "../../../components/Card.tsx";
import { IconButton } from "../../../components/IconButton.tsx";
import { Tag } from "../../../components/Tag.tsx";
import { CourseForm } from "./CourseForm.tsx";
import { LEVEL_NAMES, STATUS_NAMES } from "./courseOptions.ts";
import { hoursText, type TermGroup } from "./courseworkView.ts";
import "../../../components/DataTable.css";
import "./TermCard.css";

/** What a row of the table is made of; stores add an id to a course. */
export type CourseLine = Course & { readonly id: string };

/** A rulebook and how it sees each course, repeats in other terms included. */
export interface RulebookView<Row> {
  readonly rulebook: Rulebook;
  readonly verdicts: ReadonlyMap<Row, Verdict>;
}

interface TermCardProps<Row extends CourseLine> {
  group: TermGroup<Row>;
  track: DashboardItem;
  views: readonly RulebookView<Row>[];
  editedId: string | null;
  onAdd: () => void;
  onEdit: (row: Row | null) => void;
  onSave: (row: Row, course: Course) => void;
  onDelete: (row: Row) => void;
}

/** The courses of one term as a transcript lists them, with the term's averages below. */
export function TermCard<Row extends CourseLine>(props: TermCardProps<Row>) {
  const { group, track, views, editedId, onAdd, onEdit, onSave, onDelete } = props;
  const name = `${group.term} ${group.year}`;
  const own = views[0];
  return (
    <Card
      className="term"
      heading={name}
      tools={
        <Button variant="text" onClick={onAdd}>
          <Plus className="icon" aria-hidden />
          <span>
            Add course<span className="visually-hidden"> to {name}</span>
          </span>
        </Button>
      }
    >
      <table className="data-table data-table--stack term__table">
        <caption className="visually-hidden">{`Courses of ${name}`}</caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col" className="data-table__end">
              Credits
            </th>
            <th scope="col" className="data-table__end">
              Grade
            </th>
            <th scope="col" className="data-table__end">
              Points
            </th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) =>
            row.id === editedId ? (
              <tr key={row.id} className="term__edit">
                <td colSpan={5}>
                  <CourseForm
                    label={`Change ${row.name}`}
                    draftName={row.id}
                    saveLabel="Save"
                    track={track}
                    initial={courseText(row)}
                    onSave={(course) => onSave(row, course)}
                    onLeave={() => onEdit(null)}
                  />
                </td>
              </tr>
            ) : (
              <CourseTableRow key={row.id} row={row} views={views} onEdit={onEdit} onDelete={onDelete} />
            ),
          )}
        </tbody>
        {own && <TermFoot rows={group.rows} views={views} own={own} />}
      </table>
    </Card>
  );
}

interface CourseTableRowProps<Row extends CourseLine> {
  row: Row;
  views: readonly RulebookView<Row>[];
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
}

function CourseTableRow<Row extends CourseLine>({ row, views, onEdit, onDelete }: CourseTableRowProps<Row>) {
  const points = pointsOf(views[0]?.verdicts.get(row));
  const subject = subjectOf(row);

  function handleDelete(event: MouseEvent) {
    focusBeside(event.currentTarget);
    onDelete(row);
  }

  return (
    <tr className={row.status === "what-if" ? "term__row term__row--what-if" : "term__row"} data-course={row.id}>
      <th scope="row">
        <span className="data-table__name">
          {row.name} {row.status !== "completed" && <Tag tone="outline">{STATUS_NAMES[row.status]}</Tag>}{" "}
          {(row.level === "honors" || row.level === "advanced") && <Tag>{LEVEL_NAMES[row.level]}</Tag>}
        </span>
        <span className="data-table__context">{contextOf(row)}</span>
        <span className="data-table__context">
          {`${SUBJECT_NAMES[subject.subject]}${classesOf(row, views)}. ${subject.reason}`}
        </span>
      </th>
      <td className="data-table__end" data-label="Credits">
        {hoursText(row.credits)}
        {row.credit_unit === "quarter" && <span className="data-table__context">quarter</span>}
      </td>
      <td className="data-table__end" data-label="Grade">
        {row.grade ?? "–"}
      </td>
      <td className="data-table__end" data-label="Points">
        {points === null ? "–" : points.toFixed(1)}
      </td>
      <td className="term__actions">
        <IconButton icon={Pencil} label={`Edit ${row.name}`} data-edit={row.id} onClick={() => onEdit(row)} />
        <IconButton icon={Trash2} label={`Delete ${row.name}`} onClick={handleDelete} />
      </td>
    </tr>
  );
}

interface TermFootProps<Row extends CourseLine> {
  rows: readonly Row[];
  views: readonly RulebookView<Row>[];
  own: RulebookView<Row>;
}

/** What-if rows are counted apart, so the term's own averages are without them. */
function TermFoot<Row extends CourseLine>({ rows, views, own }: TermFootProps<Row>) {
  const verdicts = realCourses(rows).flatMap((row) => own.verdicts.get(row) ?? []);
  const hours = verdicts.reduce((sum, verdict) => sum + verdict.hours, 0);
  const points = verdicts.reduce((sum, verdict) => sum + (pointsOf(verdict) ?? 0), 0);
  return (
    <tfoot>
      <tr>
        <th scope="row">{termAverages(realCourses(rows), views)}</th>
        <td className="data-table__end" data-label="Graded credits">
          {hoursText(hours)}
        </td>
        <td className="term__blank" />
        <td className="data-table__end" data-label="Points">
          {points.toFixed(1)}
        </td>
        <td className="term__blank" />
      </tr>
    </tfoot>
  );
}

/** `Term GPA 3.75 · BCPM 3.67`; in a high school both of its averages. */
function termAverages(rows: readonly Course[], views: readonly RulebookView<Course>[]): string {
  const reckoned = views.map(({ rulebook }) => ({ rulebook, averages: reckon(rows, rulebook).averages }));
  const [own, second] = reckoned;
  if (totalOf(own?.averages) === null) return "No grades yet";
  const science = second?.averages[1];
  return [
    `${own?.rulebook.id === "school" ? "Term GPA" : own?.rulebook.name} ${gpaText(totalOf(own?.averages))}`,
    science
      ? `${second.rulebook.name} ${science.label} ${gpaText(science.gpa)}`
      : `${second?.rulebook.name} ${gpaText(totalOf(second?.averages))}`,
  ].join(" · ");
}

function totalOf(averages: readonly Average[] | undefined): number | null {
  return averages?.[0]?.gpa ?? null;
}

function pointsOf(verdict: Verdict | undefined): number | null {
  return verdict?.weight == null ? null : verdict.weight * verdict.hours;
}

function contextOf({ code, has_lab }: Course): string {
  return [code, has_lab ? "with lab" : ""].filter(Boolean).join(", ");
}

/** `: AMCAS BCPM, AADSAS BCP`; a school has no classes. */
function classesOf<Row extends CourseLine>(row: Row, views: readonly RulebookView<Row>[]): string {
  const named = views
    .filter(({ rulebook }) => rulebook.averages.length > 1)
    .map(({ rulebook, verdicts }) => `${rulebook.name} ${verdicts.get(row)?.class ?? ""}`);
  return named.length > 0 ? `: ${named.join(", ")}` : "";
}

/** The row goes with its button: the next one's takes the focus, else the one before, else the card's. */
function focusBeside(button: EventTarget) {
  if (!(button instanceof Element)) return;
  const row = button.closest("tr");
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbor?.querySelector<HTMLElement>(".term__actions button") ?? document.querySelector("#add-course");
  if (next instanceof HTMLElement) next.focus();
}
