import { SAVED_NOTE_LENGTH, savedResource } from "@domain/resource/savedResource";
import { cancel } from "@text/common";
import * as text from "@text/resources";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import * as z from "zod/mini";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useReturningFocus } from "../../ui/components/useReturningFocus.ts";
import { DraftNote } from "../../ui/forms/DraftNote.tsx";
import { EditsContext } from "../../ui/forms/edits.ts";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";

const noteForm = z.pick(savedResource, { note: true });

interface SavedNoteProps {
  /** The resource's id. */
  id: string;
  title: string;
  note: string;
}

/** The student's note on a saved resource. */
export const SavedNote = observer(function SavedNote({ id, title, note }: SavedNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [opener, returnFocus] = useReturningFocus();

  function handleClose() {
    setIsOpen(false);
    returnFocus();
  }

  if (isOpen) return <NoteForm id={id} title={title} note={note} onClose={handleClose} />;
  return (
    <div className="saved-note">
      {note !== "" && <p className="saved-note__text">{note}</p>}
      <div>
        <Button
          ref={opener}
          variant="text"
          aria-label={(note === "" ? text.addNoteOn : text.changeNoteOn)(title)}
          onClick={() => setIsOpen(true)}
        >
          {note === "" ? text.addNote : text.changeNote}
        </Button>
      </div>
    </div>
  );
});

function NoteForm({ id, title, note, onClose }: SavedNoteProps & { onClose: () => void }) {
  const { session } = useStores();
  const { savedResources } = usePlan();
  const showToast = useToast();
  const draft = useDraft(session.uid ?? "", `resources/${id}/note`, { note });
  const form = useForm(
    noteForm,
    async (typed) => {
      const kept = draft.sent(savedResources.setNote(id, typed.note));
      showToast(text.noteSaved, () => {
        if (savedResources.find(id)?.note === typed.note) void savedResources.setNote(id, note);
      });
      if (await kept) onClose();
    },
    draft,
  );

  return (
    <form
      ref={draft.form}
      className="saved-note"
      aria-label={text.noteOn(title)}
      noValidate
      onSubmit={form.handleSubmit}
      onInput={form.handleInput}
    >
      <DraftNote draft={draft} />
      <EditsContext value={draft}>
        <ProseField
          label={text.myNote}
          {...form.field("note")}
          optional
          autoFocus
          renderNote={({ length }) => text.noteLength(length, SAVED_NOTE_LENGTH)}
        />
      </EditsContext>
      <ErrorNote>{form.formError}</ErrorNote>
      <div>
        <Button type="submit" variant="quiet">
          {text.saveNote}
        </Button>
        <Button variant="text" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
