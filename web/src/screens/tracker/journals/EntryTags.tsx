import { type Journal, journalTag, TAG_LENGTH, TAG_LIMIT } from "@domain/journal";
import * as text from "@text/tracker/journals";
import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { IconButton } from "../../../components/IconButton.tsx";
import { useStores } from "../../../stores/useStores.ts";
import type { Editor } from "./journalTypes.ts";
import { tagsOf } from "./searchJournal.ts";

export const EntryTags = observer(function EntryTags({ entry, editor }: { entry: Journal; editor: Editor }) {
  const { journals } = useStores();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const { tags } = entry;
  const isFull = tags.length >= TAG_LIMIT;

  function add() {
    const { data: tag } = journalTag.safeParse(typed);
    if (!tag) return;
    if (!tags.some((other) => other.toLowerCase() === tag.toLowerCase())) editor.describe({ tags: [...tags, tag] });
    setTyped("");
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== ",") return;
    event.preventDefault();
    add();
  }

  function handleRemove(tag: string) {
    input.current?.focus();
    editor.describe({ tags: tags.filter((other) => other !== tag) });
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
      <input
        ref={input}
        className="input entry-row__tag"
        aria-label={text.addTag}
        placeholder={isFull ? text.tagsEnough(TAG_LIMIT) : text.addTag}
        list={`${id}-tags`}
        value={typed}
        maxLength={TAG_LENGTH}
        readOnly={isFull}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKey}
        onBlur={add}
      />
      <datalist id={`${id}-tags`}>
        {tagsOf(journals.entries).map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </div>
  );
});
