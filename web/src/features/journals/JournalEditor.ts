import { type Journal, newJournal } from "@domain/journal/journal";
import { localDayOf } from "@domain/shared/calendarDay";
import { keyOfDraft } from "../../base/drafts.ts";
import { type EditedRecords, TextEditor } from "../../sync/TextEditor.ts";

/** The text of one journal entry while it is edited. */
export type JournalEditor = TextEditor<Journal, "title" | "text">;

export function editJournal(journals: EditedRecords<Journal>, uid: string, id: string): JournalEditor {
  return new TextEditor({
    id,
    records: journals,
    draftKey: keyOfDraft(uid, `journals/${id}`),
    fields: ["title", "text"],
    main: "text",
    fresh: () => newJournal(localDayOf(new Date()), Date.now()),
  });
}
