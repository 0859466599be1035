import { journalName, textBelowName } from "@domain/journal/journal";
import * as text from "@text/tracker/journals";
import { Star } from "lucide-react";
import { memo, useMemo } from "react";
import { excerptOf } from "../../ui/components/findWords.ts";
import { Highlighted } from "../../ui/components/Highlighted.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { dayFormat } from "../../views/dayText.ts";
import type { JournalRecord } from "./JournalsStore.ts";
import type { Linkable } from "./linkable.ts";
import { linksOf } from "./orderLinkables.ts";

interface EntryRowProps {
  entry: JournalRecord;
  words: readonly string[];
  linkables: readonly Linkable[];
  isOpen: boolean;
  onOpen: (id: string) => void;
}

const monthOf = dayFormat({ month: "short" });

export const EntryRow = memo(function EntryRow({ entry, words, linkables, isOpen, onOpen }: EntryRowProps) {
  const { id, written_on, starred, tags } = entry;
  const excerpt = useMemo(() => excerptOf(words.length > 0 ? entry.text : textBelowName(entry), words), [entry, words]);
  return (
    <li className="journal-row" aria-current={isOpen || undefined}>
      <time className="journal-row__day" dateTime={written_on}>
        {monthOf(written_on)}
        <b>{Number(written_on.slice(8))}</b>
        <span className="journal-row__year">{written_on.slice(0, 4)}</span>
      </time>
      <div className="journal-row__words">
        <h3>
          <button type="button" className="journal-row__open on-paper" onClick={() => onOpen(id)}>
            <Highlighted text={journalName(entry)} words={words} />
          </button>
        </h3>
        {excerpt !== "" && (
          <p className="quiet">
            <Highlighted text={excerpt} words={words} />
          </p>
        )}
        <p className="journal-row__tags">
          {starred && (
            <Tag tone="ok">
              <Star className="icon" aria-hidden />
              {text.couldBeEssay}
            </Tag>
          )}
          {linksOf(entry, linkables).map((link) => (
            <Tag key={link.id}>{link.name}</Tag>
          ))}
          {tags.map((tag) => (
            <Tag key={tag} tone="outline">
              {tag}
            </Tag>
          ))}
        </p>
      </div>
    </li>
  );
});
