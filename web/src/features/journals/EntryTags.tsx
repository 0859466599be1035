import { type Journal, journalTag, TAG_LENGTH, TAG_LIMIT } from "@domain/journal/journal";
import * as text from "@text/tracker/journals";
import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type SubmitEvent, useId } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import type { JournalEditor } from "./JournalEditor.ts";
import { tagsOf } from "./searchJournal.ts";

interface EntryTagsProps {
  uid: string;
  id: string;
  entry: Journal;
  editor: JournalEditor;
}

export const EntryTags = observer(function EntryTags({ uid, id: entryId, entry, editor }: EntryTagsProps) {
  const { journals } = usePlan();
  const id = useId();
  const draft = useDraft(uid, `journal-tags/${entryId}`);
  const { tags } = entry;
  const isFull = tags.length >= TAG_LIMIT;

  function add() {
    const { data: tag } = journalTag.safeParse(field()?.value);
    if (!tag) return;
    if (!tags.some((other) => other.toLowerCase() === tag.toLowerCase())) {
      void draft.sent(editor.describe({ tags: [...tags, tag] }));
    }
    draft.discard();
  }

  function field(): HTMLInputElement | null {
    return draft.form.current?.querySelector("input") ?? null;
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    add();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== ",") return;
    event.preventDefault();
    add();
  }

  function handleRemove(tag: string) {
    field()?.focus();
    void editor.describe({ tags: tags.filter((other) => other !== tag) });
  }

  return (
    <div className="entry-row">
      <ul className="entry-row__list" aria-label={text.tags}>
        {tags.map((tag) => (
          <li key={tag} className="entry-chip">
            {tag}
            <IconButton icon={X} label={text.removeTag(tag)} onClick={() => handleRemove(tag)} />
          </li>
        ))}
      </ul>
      <form ref={draft.form} noValidate onSubmit={handleSubmit}>
        <input
          name="tag"
          className="input entry-row__tag"
          aria-label={text.addTag}
          placeholder={isFull ? text.tagsEnough(TAG_LIMIT) : text.addTag}
          list={`${id}-tags`}
          maxLength={TAG_LENGTH}
          readOnly={isFull}
          autoComplete="off"
          onKeyDown={handleKey}
          onBlur={add}
        />
      </form>
      <datalist id={`${id}-tags`}>
        {tagsOf(journals.entries).map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </div>
  );
});
