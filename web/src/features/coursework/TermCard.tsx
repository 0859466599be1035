import type { Course } from "@domain/course/course";
import { SUBJECT_NAMES } from "@domain/course/courseSubject";
import { courseText } from "@domain/course/courseText";
import { likelySubject } from "@domain/course/likelySubject";
import { filingsOf } from "@domain/gpa/filings";
import { type Average, type CountedCourse, calculateGpa, type GpaResult, gpaText, realCourses } from "@domain/gpa/gpa";
import type { GpaRulebook } from "@domain/gpa/gpaRulebook";
import type { Changes } from "@domain/records/recordChanges";
import { formatDecimal } from "@domain/shared/language";
import type { DashboardItem } from "@domain/shared/stage";
import * as common from "@text/common";
import * as text from "@text/tracker/coursework";
import { Pencil, Plus, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { HelpTip } from "../../ui/components/HelpTip.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { termAndYear } from "../../views/courseOptions.ts";
import { hoursText, type TermGroup } from "../../views/courseworkView.ts";
import { CourseForm } from "./CourseForm.tsx";
import { FilingReasons } from "./FilingReasons.tsx";
import "../../ui/components/DataTable.css";
import "./TermCard.css";

/** A row of the table: a course with its id. */
export type CourseLine = Course & { readonly id: string };

/** A rulebook and how it counts each course, including repeats in other terms. */
export interface RulebookView<Row> {
  readonly rulebook: GpaRulebook;
  readonly verdicts: ReadonlyMap<Row, CountedCourse>;
}

interface TermCardProps<Row extends CourseLine> {
  group: TermGroup<Row>;
  track: DashboardItem;
  views: readonly RulebookView<Row>[];
  editedId: string | null;
  onAdd: () => void;
  onEdit: (row: Row | null) => void;
  onSave: (row: Row, course: Course, changes: Changes<Course>) => Promise<boolean>;
  onDelete: (row: Row) => void;
}

/** The courses of one term, as on a transcript, with the term's averages below. */
export function TermCard<Row extends CourseLine>(props: TermCardProps<Row>) {
  const { group, track, views, editedId, onAdd, onEdit, onSave, onDelete } = props;
  const name = termAndYear(group);
  const own = views[0];
  return (
    <Card
      className="term"
      heading={name}
      tools={
        <Button variant="text" aria-label={text.addCourseTo(name)} onClick={onAdd}>
          <Plus className="icon" aria-hidden />
          {text.addCourse}
        </Button>
      }
    >
      <table className="data-table data-table--striped data-table--stack term__table">
        <caption className="visually-hidden">{text.coursesOf(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.course}</th>
            <th scope="col" className="data-table__end">
              {text.credits}
            </th>
            <th scope="col" className="data-table__end">
              {text.grade}
            </th>
            <th scope="col" className="data-table__end">
              {text.points}
            </th>
            <th scope="col">
              <span className="visually-hidden">{text.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) =>
            row.id === editedId ? (
              <tr key={row.id} className="term__edit">
                <td colSpan={5}>
                  <CourseForm
                    label={text.changeNamed(row.name)}
                    draftName={row.id}
                    saveLabel={common.save}
                    track={track}
                    rulebooks={views.map(({ rulebook }) => rulebook)}
                    initial={courseText(row)}
                    onSave={(course, changes) => onSave(row, course, changes)}
                    onLeave={() => onEdit(null)}
                  />
                </td>
              </tr>
            ) : (
              <RowBoundary key={row.id} as="tr" name={row.name} of={row}>
                <CourseTableRow row={row} views={views} onEdit={onEdit} onDelete={onDelete} />
              </RowBoundary>
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

  function handleDelete(event: MouseEvent) {
    focusNeighbor(event.currentTarget);
    onDelete(row);
  }

  return (
    <tr className={row.status === "what-if" ? "term__row term__row--what-if" : "term__row"} data-course={row.id}>
      <th scope="row">
        <span className="data-table__name">
          {row.name} {row.status !== "completed" && <Tag tone="outline">{text.statuses[row.status]}</Tag>}{" "}
          {(row.level === "honors" || row.level === "advanced") && <Tag>{text.levels[row.level]}</Tag>}
        </span>
        <span className="data-table__context">{contextOf(row)}</span>
        <Filing row={row} views={views} />
      </th>
      <td className="data-table__end" data-label={text.credits}>
        {hoursText(row.credits)}
        {row.credit_unit === "quarter" && <span className="data-table__context">{text.quarter}</span>}
      </td>
      <td className="data-table__end" data-label={text.grade}>
        {row.grade ?? "–"}
      </td>
      <td className="data-table__end" data-label={text.points}>
        {points === null ? "–" : formatDecimal(points, 1)}
      </td>
      <td className="term__actions">
        <IconButton icon={Pencil} label={text.editNamed(row.name)} data-edit={row.id} onClick={() => onEdit(row)} />
        <IconButton icon={Trash2} label={text.deleteNamed(row.name)} onClick={handleDelete} />
      </td>
    </tr>
  );
}

interface TermFootProps<Row extends CourseLine> {
  rows: readonly Row[];
  views: readonly RulebookView<Row>[];
  own: RulebookView<Row>;
}

/** The term's own averages leave out what-if rows. */
function TermFoot<Row extends CourseLine>({ rows, views, own }: TermFootProps<Row>) {
  const verdicts = realCourses(rows).flatMap((row) => own.verdicts.get(row) ?? []);
  const hours = verdicts.reduce((sum, verdict) => sum + verdict.hours, 0);
  const points = verdicts.reduce((sum, verdict) => sum + (pointsOf(verdict) ?? 0), 0);
  return (
    <tfoot>
      <tr>
        <th scope="row">{termAverages(realCourses(rows), views)}</th>
        <td className="data-table__end" data-label={text.gradedCredits}>
          {hoursText(hours)}
        </td>
        <td className="term__blank" />
        <td className="data-table__end" data-label={text.points}>
          {formatDecimal(points, 1)}
        </td>
        <td className="term__blank" />
      </tr>
    </tfoot>
  );
}

/** `Term GPA 3.75 · BCPM 3.67`; for high school, both of its averages. */
function termAverages(rows: readonly Course[], views: readonly RulebookView<Course>[]): string {
  const calculated = views.map(({ rulebook }) => ({ rulebook, averages: calculateGpa(rows, rulebook).averages }));
  const [own, second] = calculated;
  if (totalOf(own?.averages) === null) return text.noGradesYet;
  return [own && ownAverage(own), second && secondAverage(second)].filter(Boolean).join(" · ");
}

function ownAverage({ rulebook, averages }: Pick<GpaResult, "rulebook" | "averages">): string {
  const gpa = gpaText(totalOf(averages));
  return rulebook.id === "school" ? text.termGpa(gpa) : text.gpaBy(rulebook.name, gpa);
}

/** The science average of a service, or the other average of a high school. */
function secondAverage({ rulebook, averages }: Pick<GpaResult, "rulebook" | "averages">): string {
  const [, science] = averages;
  return science
    ? text.gpaBy(text.partOf(rulebook.name, science.label), gpaText(science.gpa))
    : text.gpaBy(rulebook.name, gpaText(totalOf(averages)));
}

function totalOf(averages: readonly Average[] | undefined): number | null {
  return averages?.[0]?.gpa ?? null;
}

function pointsOf(verdict: CountedCourse | undefined): number | null {
  return verdict?.weight == null ? null : verdict.weight * verdict.hours;
}

function contextOf({ code, has_lab }: Course): string {
  if (!has_lab) return code;
  return code === "" ? text.withLab : `${code}, ${text.hasLab}`;
}

/** The subject and its class for the student's first service, and each service that sees it otherwise. Reasons open. */
function Filing<Row extends CourseLine>({ row, views }: { row: Row; views: readonly RulebookView<Row>[] }) {
  const filings = filingsOf(
    row,
    views.map(({ rulebook }) => rulebook),
  );
  const [first, ...others] = filings;
  const { subject, reason } = first ?? likelySubject(row);
  const [service] = first?.services ?? [];
  return (
    <div className="term__filing">
      <Tag>{SUBJECT_NAMES[subject]}</Tag>
      {service && <Tag>{text.partOf(service.name, service.class)}</Tag>}
      {others
        .flatMap(({ services }) => services)
        .map((other) => (
          <Tag key={other.name} tone="outline">
            {text.partOf(other.name, other.class)}
          </Tag>
        ))}
      <HelpTip label={text.whyFiled(row.name)}>
        {filings.length === 0 ? text.filed(SUBJECT_NAMES[subject], reason) : <FilingReasons filings={filings} />}
      </HelpTip>
    </div>
  );
}

/**
 * The row disappears with its button, so the next row's button gets the focus, else the previous one, else the card's.
 */
function focusNeighbor(button: EventTarget) {
  if (!(button instanceof Element)) return;
  const row = button.closest("tr");
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbor?.querySelector<HTMLElement>(".term__actions button") ?? document.querySelector("#add-course");
  if (next instanceof HTMLElement) next.focus();
}
