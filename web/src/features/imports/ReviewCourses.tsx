import type { Course } from "@domain/course/course";
import { type CourseErrors, type CourseField, type CourseText, readCourse } from "@domain/course/courseText";
import type { Transcript } from "@domain/imports/transcript/transcript";
import type { DashboardItem } from "@domain/shared/stage";
import * as words from "@text/tracker/coursework";
import * as text from "@text/tracker/importCourses";
import { observer } from "mobx-react-lite";
import { memo, useCallback, useEffect, useRef, useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { LEVEL_OPTIONS, TERM_OPTIONS, UNIT_OPTIONS } from "../../views/courseOptions.ts";
import { usualLevel } from "../../views/courseworkView.ts";
import { NumberGrades } from "./NumberGrades.tsx";
import { OtherLines } from "./OtherLines.tsx";
import { type Letters, type ReviewedCourse, reviewedCourses, withChosenLetters } from "./reviewedCourses.ts";
import "../../ui/components/DataTable.css";
import "./ReviewCourses.css";

interface ReviewCoursesProps {
  found: Transcript;
  track: DashboardItem;
  /** Called with all rows whenever a cell is corrected. */
  onCorrect: (rows: readonly CourseText[]) => void;
  onImport: (courses: readonly Course[]) => void;
  onBack: () => void;
}

/** The imported rows, with editable cells, before they are added. */
export const ReviewCourses = observer(function ReviewCourses(props: ReviewCoursesProps) {
  const { found, track, onCorrect, onImport, onBack } = props;
  const { courses } = usePlan();
  const table = useRef<HTMLTableElement>(null);
  const intro = useRef<HTMLParagraphElement>(null);
  const [rows, setRows] = useState(() => reviewedCourses(found.rows, courses.rows));
  const [common, setCommon] = useState<CourseText>({
    level: usualLevel(track),
    credit_unit: found.isQuarters ? "quarter" : "semester",
  });
  /** Semester hours of a course unit. */
  const [unitHours, setUnitHours] = useState("");
  const [letters, setLetters] = useState<Letters>({});
  const [error, setError] = useState<string | null>(null);
  const lackCredits = rows.some(({ doubt }) => doubt === "credits");
  const numbers = new Set(
    found.rows.flatMap(({ text: { grade }, doubt }) => (doubt === "number" && grade ? [grade] : [])),
  );
  const chosen = rows.filter(({ isChosen }) => isChosen);
  /** High schools count a year's class as one, and no one converts it. */
  const asksUnitHours = found.isUnits && track !== "HS";
  const unsure = rows.filter(({ remark }) => remark !== null).length;

  const otherLines = found.lines.flatMap((line) => (line.kind === "row" ? [] : [{ ...line, kind: line.kind }]));

  // A screen reader says with it what was read.
  useEffect(() => intro.current?.focus(), []);
  useEffect(() => {
    const texts = rows.map((row) => row.text);
    if (texts.some((course, at) => course !== found.rows[at]?.text)) onCorrect(texts);
  }, [rows, found, onCorrect]);

  const handleChange = useCallback((at: number, change: Partial<ReviewedCourse>) => {
    setRows((before) => before.map((row, index) => (index === at ? { ...row, ...change } : row)));
  }, []);

  /** The rows without credits are chosen once they have the same answer. */
  function handleCredits(credits: string) {
    setCommon({ ...common, credits });
    setRows(rows.map((row) => (row.doubt === "credits" ? { ...row, isChosen: credits !== "" } : row)));
  }

  function handleLetters(chosenLetters: Letters) {
    setLetters(chosenLetters);
    setRows(withChosenLetters(rows, letters, chosenLetters, courses.rows));
  }

  function handleImport() {
    const hours = Number(unitHours);
    if (asksUnitHours && !(hours > 0)) {
      setError(text.chooseUnitHours);
      return;
    }
    const read = chosen.map((row) =>
      readCourse(inHours(withCommon(row.text, common, letters), asksUnitHours ? hours : 1)),
    );
    const good = read.flatMap((result) => ("course" in result ? [result.course] : []));
    if (good.length < chosen.length) {
      const bad = chosen.length - good.length;
      setError(text.rowsNeedLook(bad));
      table.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else if (good.length > courses.room) {
      setError(text.noRoom(courses.room));
    } else {
      onImport(good);
    }
  }

  return (
    <Card heading={text.lookOver}>
      <div className="review">
        <p ref={intro} tabIndex={-1}>
          {text.rowsRead(rows.length)}
        </p>
        {unsure > 0 && <p>{text.unsureRows(unsure)}</p>}
        <div className="review__common">
          {track === "HS" ? (
            <SelectField
              label={text.classesAre}
              name="level"
              options={LEVEL_OPTIONS}
              value={common.level}
              onChange={({ target }) => setCommon({ ...common, level: target.value })}
            />
          ) : (
            <SelectField
              label={words.creditUnit}
              name="credit_unit"
              options={UNIT_OPTIONS}
              value={common.credit_unit}
              onChange={({ target }) => setCommon({ ...common, credit_unit: target.value })}
            />
          )}
          {lackCredits && (
            <Field
              label={text.creditsOfRows}
              name="credits"
              inputMode="decimal"
              value={common.credits ?? ""}
              onChange={({ target }) => handleCredits(target.value)}
            />
          )}
          {asksUnitHours && (
            <Field
              label={text.unitHours}
              hint={text.unitHoursHint}
              name="unit_hours"
              inputMode="decimal"
              value={unitHours}
              onChange={({ target }) => setUnitHours(target.value)}
            />
          )}
        </div>
        {numbers.size > 0 && <NumberGrades numbers={[...numbers]} letters={letters} onChoose={handleLetters} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a section that scrolls sideways must be focusable. */}
        <section className="coursework__scroll" aria-label={text.rowsToImport} tabIndex={0}>
          <table ref={table} className="data-table data-table--striped review__table">
            <caption className="visually-hidden">{text.rowsToImport}</caption>
            <thead>
              <tr>
                <th scope="col">{text.add}</th>
                {COLUMNS.map(({ field, label }) => (
                  <th key={field} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are never added, removed or reordered here.
                <ReviewTableRow key={at} at={at} row={row} common={common} letters={letters} onChange={handleChange} />
              ))}
            </tbody>
          </table>
        </section>
        <OtherLines lines={otherLines} />
        <ErrorNote>{error}</ErrorNote>
        <div className="review__actions">
          <Button onClick={handleImport} disabled={chosen.length === 0}>
            {text.importCount(chosen.length)}
          </Button>
          <Button variant="text" onClick={onBack}>
            {text.backToTable}
          </Button>
        </div>
      </div>
    </Card>
  );
});

interface Column {
  readonly field: CourseField;
  readonly label: string;
  readonly width: string;
}

const COLUMNS: readonly Column[] = [
  { field: "term", label: words.term, width: "7.5rem" },
  { field: "year", label: words.year, width: "5.5rem" },
  { field: "code", label: words.code, width: "7.5rem" },
  { field: "name", label: words.courseName, width: "14rem" },
  { field: "credits", label: words.credits, width: "5rem" },
  { field: "grade", label: words.grade, width: "5rem" },
];

interface ReviewTableRowProps {
  at: number;
  row: ReviewedCourse;
  common: CourseText;
  letters: Letters;
  onChange: (at: number, change: Partial<ReviewedCourse>) => void;
}

/** Memoized: typing in one row must not render hundreds of others. */
const ReviewTableRow = memo(function ReviewTableRow({ at, row, common, letters, onChange }: ReviewTableRowProps) {
  const { text: typed, isChosen, remark } = row;
  const result = readCourse(withCommon(typed, common, letters));
  const errors: CourseErrors = "errors" in result && isChosen ? result.errors : {};
  return (
    <>
      <tr>
        <td>
          <label className="review__choice">
            <input
              type="checkbox"
              className="pebble"
              aria-describedby={remark === null ? undefined : `review-remark-${at}`}
              checked={isChosen}
              onChange={({ target }) => onChange(at, { isChosen: target.checked })}
            />
            <span className="visually-hidden">{text.addRow(at + 1, typed.name ?? text.withoutName)}</span>
          </label>
        </td>
        {COLUMNS.map(({ field, label, width }) => (
          <td key={field}>
            <ReviewCell
              field={field}
              id={`review-${field}-${at}`}
              label={text.cellOf(label, at + 1)}
              width={width}
              value={typed[field] ?? ""}
              error={errors[field]}
              onType={(value) => onChange(at, { text: { ...typed, [field]: value } })}
            />
          </td>
        ))}
      </tr>
      {remark !== null && (
        <tr>
          <td colSpan={COLUMNS.length + 1}>
            {/* Below the row, and in sight however far the table is scrolled sideways. */}
            <p id={`review-remark-${at}`} className="review__remark">
              {remark}
            </p>
          </td>
        </tr>
      )}
    </>
  );
});

interface ReviewCellProps {
  id: string;
  field: CourseField;
  label: string;
  width: string;
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
}

function ReviewCell({ id, field, label, width, value, error, onType }: ReviewCellProps) {
  const errorId = `${id}-error`;
  const props = {
    "aria-label": label,
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : errorId,
    value,
  };
  return (
    <div style={{ width }}>
      {field === "term" ? (
        <Select
          {...props}
          options={[{ value: "", label: text.choose }, ...TERM_OPTIONS]}
          onChange={({ target }) => onType(target.value)}
        />
      ) : (
        <input
          {...props}
          className="input review__input"
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
        />
      )}
      {error !== undefined && (
        <p id={errorId} className="field__error review__error">
          {error}
        </p>
      )}
    </div>
  );
}

/** What the row says, and what was answered for all rows where it says nothing or a number for a letter. */
function withCommon(row: CourseText, common: CourseText, letters: Letters): CourseText {
  const { grade = "" } = row;
  return { ...common, ...row, credits: row.credits || (common.credits ?? ""), grade: letters[grade] || grade };
}

/** The credits of a course in units, as semester hours. */
function inHours(course: CourseText, hours: number): CourseText {
  return hours === 1 ? course : { ...course, credits: String(Number(course.credits) * hours), credit_unit: "semester" };
}
