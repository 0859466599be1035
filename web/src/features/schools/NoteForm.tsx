import { changesBetween } from "@domain/records/recordChanges";
import { SCHOOL_NOTE_LENGTH, school } from "@domain/school/school";
import { formatNumber } from "@domain/shared/language";
import * as text from "@text/tracker/schoolDetails";
import { observer } from "mobx-react-lite";
import * as z from "zod/mini";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { useStores } from "../../stores/useStores.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { SaveButton } from "./SaveButton.tsx";
import { useUndoableChange } from "./useUndoableChange.ts";

const noteForm = z.pick(school, { note: true });

export const NoteForm = observer(function NoteForm({ row }: { row: SchoolRecord }) {
  return (
    <section className="school-details__part">
      <h3>{text.notes}</h3>
      <StoredNote row={row} />
    </section>
  );
});

function StoredNote({ row }: { row: SchoolRecord }) {
  const { session } = useStores();
  const showToast = useToast();
  const undoable = useUndoableChange(row);
  const draft = useDraft(session.uid ?? "", `schools/${row.id}/note`, { note: row.note });
  const form = useForm(
    noteForm,
    (typed) => {
      const { written, undo } = undoable(changesBetween({ note: row.note }, typed));
      void draft.sent(written);
      showToast(text.noteSaved, undo);
    },
    draft,
  );

  return (
    <DraftForm
      className="school-details__part"
      label={text.noteOn(row.name)}
      draft={draft}
      form={form}
      buttons={<SaveButton>{text.saveNote}</SaveButton>}
    >
      <ProseField
        label={text.toRemember}
        {...form.field("note")}
        rows={5}
        optional
        renderNote={({ length }) => text.noteLength(length, formatNumber(SCHOOL_NOTE_LENGTH))}
      />
    </DraftForm>
  );
}
