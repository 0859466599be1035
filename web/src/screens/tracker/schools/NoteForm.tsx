import { formatNumber } from "@domain/language";
import { SCHOOL_NOTE_LENGTH, school } from "@domain/school";
import * as text from "@text/tracker/schoolDetails";
import { observer } from "mobx-react-lite";
import * as z from "zod/mini";
import { Button } from "../../../components/Button.tsx";
import { useToast } from "../../../components/Toast.tsx";
import { DraftNote } from "../../../forms/DraftNote.tsx";
import { ProseField } from "../../../forms/ProseField.tsx";
import { useDraft } from "../../../forms/useDraft.ts";
import { useForm } from "../../../forms/useForm.ts";
import { useStores } from "../../../stores/useStores.ts";
import type { SchoolRecord } from "./schoolRecord.ts";

const noteForm = z.pick(school, { note: true });

export const NoteForm = observer(function NoteForm({ row }: { row: SchoolRecord }) {
  return <StoredNote key={row.note} row={row} />;
});

/** Begins anew when another device has written another note; what is typed here stays a draft. */
function StoredNote({ row }: { row: SchoolRecord }) {
  const { schools, session } = useStores();
  const showToast = useToast();
  const draft = useDraft(session.uid ?? "", `schools/${row.id}/note`);
  const form = useForm(noteForm, ({ note }) => {
    const before = row.note;
    draft.sent(schools.change(row.id, { note }));
    showToast(text.noteSaved, () => void schools.change(row.id, { note: before }));
  });

  return (
    <form
      ref={draft.form}
      className="school-details__part"
      aria-label={text.noteOn(row.name)}
      noValidate
      onSubmit={form.handleSubmit}
      onInput={form.handleInput}
    >
      <h3>{text.notes}</h3>
      <DraftNote draft={draft} />
      <ProseField
        label={text.toRemember}
        name="note"
        rows={5}
        optional
        defaultValue={row.note}
        errors={form.fieldErrors.note}
        renderNote={({ length }) => text.noteLength(length, formatNumber(SCHOOL_NOTE_LENGTH))}
      />
      <div>
        <Button type="submit" variant="quiet">
          {text.saveNote}
        </Button>
      </div>
    </form>
  );
}
