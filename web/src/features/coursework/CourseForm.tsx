import type { Course } from "@domain/course/course";
import { type CourseText, courseForm } from "@domain/course/courseText";
import type { GpaRulebook } from "@domain/gpa/gpaRulebook";
import { type Changes, changesBetween } from "@domain/records/recordChanges";
import type { DashboardItem } from "@domain/shared/stage";
import * as common from "@text/common";
import * as text from "@text/tracker/coursework";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { ConflictNote } from "../../ui/forms/ConflictNote.tsx";
import { DraftNote } from "../../ui/forms/DraftNote.tsx";
import { EditsContext } from "../../ui/forms/edits.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { onEscape } from "../../ui/forms/onEscape.ts";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import {
  GRADE_OPTIONS,
  LEVEL_OPTIONS,
  STATUS_OPTIONS,
  SUBJECT_OPTIONS,
  TERM_OPTIONS,
  UNIT_OPTIONS,
} from "../../views/courseOptions.ts";
import { CourseFiling } from "./CourseFiling.tsx";
import "./CourseForm.css";

interface CourseFormProps {
  /** The form's accessible name. */
  label: string;
  /** The draft's name: `new`, or the id of a course. */
  draftName: string;
  saveLabel: string;
  track: DashboardItem;
  /** Shows how their services would classify the course. */
  rulebooks: readonly GpaRulebook[];
  initial: CourseText;
  /** Empties the form after each submit, for the next course of the same term. */
  clears?: boolean;
  /** Resolves with whether the server accepted it. */
  onSave: (course: Course, changes: Changes<Course>) => Promise<boolean>;
  onLeave: () => void;
}

/** The fields of one course, in the order of a transcript: Tab through them, Enter saves, Escape leaves. */
export const CourseForm = observer(function CourseForm(props: CourseFormProps) {
  const { label, draftName, saveLabel, track, rulebooks, initial, clears = false, onSave, onLeave } = props;
  const { session } = useStores();
  // Counts the courses added, so that what depends on the fields reads the emptied ones again.
  const [added, setAdded] = useState(0);
  const draft = useDraft(session.openUid ?? "", `courses/${draftName}`, clears ? undefined : initial, {
    start: initial,
  });
  const { form: ref } = draft;
  const { field, formError, handleSubmit, handleBlur, handleInput } = useForm(
    courseForm,
    async (course, form, before) => {
      const kept = draft.sent(onSave(course, before ? changesBetween(before, course) : course));
      if (clears) {
        clearForNext(form);
        setAdded((count) => count + 1);
      } else if (await kept) onLeave();
    },
    draft,
  );

  useEffect(() => {
    const first = clears && initial.term ? "code" : "term";
    focusOn(ref.current, first);
  }, [ref, clears, initial.term]);

  function handleLeave() {
    draft.discard();
    onLeave();
  }

  return (
    <form
      ref={ref}
      className="course-form"
      aria-label={label}
      noValidate
      onSubmit={handleSubmit}
      onBlur={handleBlur}
      onInput={handleInput}
      onKeyDown={onEscape(handleLeave)}
    >
      <DraftNote draft={draft} />
      <EditsContext value={draft}>
        <div className="course-form__grid">
          <SelectField
            label={text.term}
            {...field("term")}
            options={TERM_OPTIONS}
            defaultValue={initial.term || "Fall"}
          />
          <Field label={text.year} {...field("year")} inputMode="numeric" autoComplete="off" />
          <Field label={text.code} {...field("code")} optional autoComplete="off" />
          <div className="course-form__wide">
            <Field label={text.courseName} {...field("name")} autoComplete="off" />
          </div>
          <Field label={text.credits} {...field("credits")} inputMode="decimal" autoComplete="off" />
          {track === "HS" ? (
            <>
              <input type="hidden" name="credit_unit" value={initial.credit_unit ?? "semester"} />
              <SelectField label={text.level} {...field("level")} options={LEVEL_OPTIONS} />
            </>
          ) : (
            <>
              <input type="hidden" name="level" value={initial.level ?? "college"} />
              <SelectField label={text.creditUnit} {...field("credit_unit")} options={UNIT_OPTIONS} />
            </>
          )}
          <SelectField label={text.grade} {...field("grade")} options={GRADE_OPTIONS} />
          <SelectField label={text.status} {...field("status")} options={STATUS_OPTIONS} />
          <SelectField label={text.subject} {...field("subject")} options={SUBJECT_OPTIONS} />
          <div className="course-form__lab">
            <Choice type="checkbox" name="has_lab" defaultChecked={Boolean(initial.has_lab)}>
              {text.withLab}
            </Choice>
            <ConflictNote name="has_lab" label={text.withLab} say={() => text.withLab} />
          </div>
        </div>
        <CourseFiling key={added} form={ref} rulebooks={rulebooks} />
      </EditsContext>
      <ErrorNote>{formError}</ErrorNote>
      <div className="course-form__actions">
        <Button type="submit">{saveLabel}</Button>
        <Button variant="text" onClick={handleLeave}>
          {clears ? common.close : common.cancel}
        </Button>
      </div>
    </form>
  );
});

/** The courses of a term are entered one after another, so their common fields stay. */
function clearForNext(form: HTMLFormElement) {
  for (const name of ["code", "name", "grade", "subject"]) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = "";
  }
  const lab = form.elements.namedItem("has_lab");
  if (lab instanceof HTMLInputElement) lab.checked = false;
  focusOn(form, "code");
}

function focusOn(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
