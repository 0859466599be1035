import { type Journal, newJournal } from "@domain/journal/journal";
import * as text from "@text/tracker/journals";
import { BookmarkPlus, FileDown, FileText, Plus, Printer, Star, Trash2, TriangleAlert } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useCallback, useRef, useState } from "react";
import { keyOfDraft } from "../../base/drafts.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { Menu } from "../../ui/components/Menu.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { PrivacyNotes } from "../../ui/components/PrivacyNotes.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useLoaded } from "../../ui/components/useLoaded.ts";
import { useEditing } from "../../ui/writing/useEditing.ts";
import { EntryFoot } from "./EntryFoot.tsx";
import { EntryHead } from "./EntryHead.tsx";
import { EntryLinks } from "./EntryLinks.tsx";
import { EntryTags } from "./EntryTags.tsx";
import { EntryText } from "./EntryText.tsx";
import type { JournalEditor } from "./JournalEditor.ts";
import type { Linkable } from "./linkable.ts";
import { PromptOfTheDay } from "./PromptOfTheDay.tsx";
import { filed, useEntryFiles } from "./useEntryFiles.tsx";
import { useLinking } from "./useLinking.ts";
import "./EntryEditor.css";

interface EntryEditorProps {
  /** The id of an entry, or of a new one. */
  id: string;
  today: string;
  linkables: readonly Linkable[];
  onNew: () => void;
}

/** Edits one entry. It saves automatically. */
export function EntryEditor(props: EntryEditorProps) {
  const { id } = props;
  const { journals } = usePlan();
  const begin = useCallback(() => journals.edit(id), [journals, id]);
  const { value: editor, failure, retry } = useLoaded(begin);
  if (failure !== null) return <ErrorNote retry={retry}>{failure}</ErrorNote>;
  return editor ? <OpenEntry {...props} editor={editor} /> : <Loading what={text.yourJournal} shape="rows" />;
}

const OpenEntry = observer(function OpenEntry(props: EntryEditorProps & { editor: JournalEditor }) {
  const { id, today, linkables, onNew, editor } = props;
  const { session } = useStores();
  const { journals } = usePlan();
  const [day, setDay] = useState(today);
  const area = useRef<HTMLTextAreaElement>(null);
  const showToast = useToast();
  const files = useEntryFiles(today);
  const stored = journals.find(id);
  const entry: Journal = { ...(stored ?? newJournal(day, 0)), ...editor.words };
  const linking = useLinking({ editor, entry, area });

  useEditing(editor, area);

  function handleDay(written_on: string): Promise<boolean> {
    setDay(written_on);
    return editor.describe({ written_on });
  }

  function handleTrash() {
    editor.storeNow();
    void journals.moveToTrash(id);
    onNew();
    showToast(text.movedToTrash, () => void journals.restore(id));
  }

  const one = () => [filed(entry, linkables)];
  const actions = [
    { label: text.print, icon: Printer, act: () => files.print(one()) },
    { label: text.saveAsText, icon: FileText, act: () => files.saveText(one()) },
    { label: text.saveAsMarkdown, icon: FileDown, act: () => files.saveMarkdown(one()) },
    ...(stored ? [{ label: text.moveToTrash, icon: Trash2, tone: "danger" as const, act: handleTrash }] : []),
  ];

  return (
    <Card
      heading={stored ? text.yourEntry : text.newEntry}
      className="entry-editor"
      tools={
        <>
          <IconButton
            icon={Star}
            label={text.couldBeEssay}
            className="entry-editor__star"
            aria-pressed={entry.starred}
            onClick={() => void editor.describe({ starred: !entry.starred })}
          />
          <Menu label={text.moreForEntry} actions={actions} />
          {stored && (
            <Button variant="quiet" onClick={onNew}>
              <Plus className="icon" aria-hidden />
              {text.newEntry}
            </Button>
          )}
        </>
      }
    >
      <div className="card__body entry-editor__body">
        <EntryHead
          uid={session.uid ?? ""}
          id={id}
          title={entry.title}
          day={entry.written_on}
          editor={editor}
          onDay={handleDay}
        />
        <OtherWords editor={editor} />
        {entry.text === "" && <PromptOfTheDay today={today} onUse={linking.writeAtEnd} />}
        <EntryText
          ref={area}
          text={entry.text}
          cutKey={keyOfDraft(session.uid ?? "", `journals-cut/${id}`)}
          editor={editor}
          onAt={linking.openAt}
        />
        <EntryLinks entry={entry} linkables={linkables} linking={linking} />
        <PrivacyNotes
          text={entry.text}
          latest={() => editor.words.text}
          onWrite={(softened) => {
            editor.write({ text: softened });
            area.current?.focus();
          }}
          onLeave={() => area.current?.focus()}
        />
        <EntryTags uid={session.uid ?? ""} id={id} entry={entry} editor={editor} />
        <ErrorNote>{journals.saveError}</ErrorNote>
        <EntryFoot
          text={entry.text}
          editor={editor}
          couldBeEssay={entry.starred}
          isPending={stored?.pending ?? false}
          isStored={Boolean(stored)}
        />
      </div>
      {files.sheet}
    </Card>
  );
});

const OtherWords = observer(function OtherWords({ editor }: { editor: JournalEditor }) {
  const { journals } = usePlan();

  /** Saves the overwritten text as a separate entry. */
  function handleKeepBoth() {
    const other = editor.takeOther();
    if (!other) return;
    void journals.put(journals.newId(), { ...other.record, ...other.words, created_at: Date.now() });
  }

  if (editor.isGone) {
    return (
      <Notice icon={TriangleAlert} tone="warn" role="status">
        {text.deletedElsewhere}
      </Notice>
    );
  }
  if (!editor.other) return null;
  return (
    <Notice
      icon={BookmarkPlus}
      tone="warn"
      role="status"
      action={
        <span className="entry-editor__buttons">
          <Button variant="quiet" onClick={handleKeepBoth}>
            {text.keepBoth}
          </Button>
          <Button variant="text" onClick={editor.forgetOther}>
            {text.keepThis}
          </Button>
        </span>
      }
    >
      {text.changedElsewhere}
    </Notice>
  );
});
