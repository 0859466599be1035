import { checkedLabel } from "@domain/application/usualDeadline";
import { DEADLINE_LIMIT, type Deadline, deadline } from "@domain/school/school";
import { isCalendarDay } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/schoolDetails";
import { Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId, useRef } from "react";
import * as z from "zod/mini";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { DayField } from "../../ui/forms/DayField.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { SaveButton } from "./SaveButton.tsx";
import { SecondaryNote } from "./SecondaryNote.tsx";
import { UsualDeadlineNote } from "./UsualDeadlineNote.tsx";

/** The school's deadlines. They also appear on the dashboard's calendar. */
export const DeadlinesPart = observer(function DeadlinesPart({ row }: { row: SchoolRecord }) {
  const { session } = useStores();
  const { schools } = usePlan();
  const showToast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const sorted = row.deadlines.toSorted((a, b) => a.day.localeCompare(b.day));

  function handleDelete(item: Deadline) {
    void schools.removeDeadline(row.id, item.id);
    showToast(text.deadlineDeleted(item.label), () => void schools.addDeadline(row.id, item));
  }

  function handleChecked({ id, label }: Deadline) {
    void schools.changeDeadline(row.id, id, { label: checkedLabel(label) });
    heading.current?.focus();
    showToast(text.deadlineChecked(checkedLabel(label)), () => void schools.changeDeadline(row.id, id, { label }));
  }

  return (
    <section className="school-details__part">
      <h3 ref={heading} tabIndex={-1}>
        {text.deadlines}
      </h3>
      <p className="school-details__source">{text.onCalendarToo}</p>
      <SecondaryNote row={row} onAdded={() => heading.current?.focus()} />
      <UsualDeadlineNote row={row} onAdded={() => heading.current?.focus()} />
      {sorted.length > 0 && (
        <ul aria-label={text.deadlinesOf(row.name)}>
          {sorted.map((item) => (
            <li key={item.id} className="school-deadline">
              <Choice
                type="checkbox"
                checked={item.done}
                onChange={() => void schools.changeDeadline(row.id, item.id, { done: !item.done })}
              >
                {item.label}
              </Choice>
              <DayField
                className="school-deadline__day"
                label={text.dayOf(item.label)}
                hidesLabel
                isNeeded
                value={item.day}
                uid={session.uid ?? ""}
                draftName={`schools/${row.id}/deadline-${item.id}`}
                onSave={async (day) =>
                  day !== null && schools.changeDeadline(row.id, item.id, { day, label: checkedLabel(item.label) })
                }
              />
              {checkedLabel(item.label) !== item.label && (
                <Button variant="text" onClick={() => handleChecked(item)}>
                  {text.checkedDeadline}
                </Button>
              )}
              <IconButton icon={Trash2} label={text.deleteDeadline(item.label)} onClick={() => handleDelete(item)} />
            </li>
          ))}
        </ul>
      )}
      {row.deadlines.length < DEADLINE_LIMIT ? (
        <DeadlineForm row={row} onAdd={(added) => schools.addDeadline(row.id, added)} />
      ) : (
        <p className="quiet">{text.deadlinesFull(DEADLINE_LIMIT)}</p>
      )}
    </section>
  );
});

const deadlineForm = z.object({
  label: deadline.shape.label,
  day: z.string().check(z.refine(isCalendarDay, text.enterDay)),
});

function DeadlineForm({ row, onAdd }: { row: SchoolRecord; onAdd: (added: Deadline) => Promise<boolean> }) {
  const { session } = useStores();
  const { schools } = usePlan();
  const usual = useId();
  const draft = useDraft(session.uid ?? "", `schools/${row.id}/deadline`);
  const form = useForm(deadlineForm, (typed, element) => {
    void draft.sent(onAdd({ ...typed, id: schools.newId(), done: false }));
    element.reset();
    element.querySelector("input")?.focus();
  });

  return (
    <DraftForm
      className="school-details__part"
      label={text.addDeadlineOf(row.name)}
      draft={draft}
      form={form}
      buttons={<SaveButton>{text.addDeadline}</SaveButton>}
    >
      <div className="school-details__fields">
        <Field label={text.whatIsDue} {...form.field("label")} list={usual} maxLength={100} autoComplete="off" />
        <datalist id={usual}>
          {text.usualDeadlines[row.track].map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
        <Field label={text.day} {...form.field("day")} type="date" min="2000-01-01" max="2100-12-31" />
      </div>
    </DraftForm>
  );
}
