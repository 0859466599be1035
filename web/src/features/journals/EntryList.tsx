import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/journals";
import { FileDown, FileText, Printer, Search, Star } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useSearchParams } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { Card } from "../../ui/components/Card.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { wordsOfQuery } from "../../ui/components/findWords.ts";
import { Menu } from "../../ui/components/Menu.tsx";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { usePutInAddress } from "../../ui/components/usePutInAddress.ts";
import { useShownAtOnce } from "../../ui/components/useShownAtOnce.ts";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useSearchWords } from "../../ui/useSearchWords.ts";
import { EntryRow } from "./EntryRow.tsx";
import { EntryTrash } from "./EntryTrash.tsx";
import type { Linkable } from "./linkable.ts";
import { type JournalSearch, searchJournal, tagsOf } from "./searchJournal.ts";
import { filed, useEntryFiles } from "./useEntryFiles.tsx";
import "./EntryList.css";

interface EntryListProps {
  openId: string;
  linkables: readonly Linkable[];
  onOpen: (id: string) => void;
}

/** The entries, newest first, with full-text search. The query is in the address. */
export const EntryList = observer(function EntryList({ openId, linkables, onOpen }: EntryListProps) {
  const { journals } = usePlan();
  const [params] = useSearchParams();
  const put = usePutInAddress();
  const search = searchIn(params);
  const files = useEntryFiles(localDayOf(useNow()));
  const { entries } = journals;
  const shown = searchJournal(entries, search, linkables);
  const words = wordsOfQuery(search.query);
  const all = () => shown.map((entry) => filed(entry, linkables));

  return (
    <Card
      heading={text.entries}
      className="entry-list"
      tools={
        shown.length > 0 && (
          <Menu
            label={text.moreForEntries}
            actions={[
              { label: text.printEntries, icon: Printer, act: () => files.print(all()) },
              { label: text.saveAllAsText, icon: FileText, act: () => files.saveText(all()) },
              { label: text.saveAllAsMarkdown, icon: FileDown, act: () => files.saveMarkdown(all()) },
            ]}
          />
        )
      }
    >
      {entries.length === 0 ? (
        <div className="card__body">
          <EmptyState heading={text.noEntriesYet}>{text.writeTwoLines}</EmptyState>
        </div>
      ) : (
        <>
          <Filters search={search} tags={tagsOf(entries)} onChange={put} />
          <p className="visually-hidden" role="status">
            {isNarrow(search) && text.shownOf(shown.length, entries.length)}
          </p>
          <ul className="entry-list__rows">
            {shown.map((entry) => (
              <RowBoundary key={entry.id} as="li" name={entry.title} of={entry}>
                <EntryRow
                  entry={entry}
                  words={words}
                  linkables={linkables}
                  isOpen={entry.id === openId}
                  onOpen={onOpen}
                />
              </RowBoundary>
            ))}
          </ul>
          {shown.length === 0 && <p className="card__body quiet">{text.noneHasAll}</p>}
        </>
      )}
      <EntryTrash onOpen={onOpen} />
      {files.sheet}
    </Card>
  );
});

interface FiltersProps {
  search: JournalSearch;
  tags: readonly string[];
  onChange: (changes: Readonly<Partial<Record<"q" | "starred" | "tag", string | null>>>) => void;
}

function Filters({ search, tags, onChange }: FiltersProps) {
  const { onlyStarred, tag } = search;
  const [shown, choose] = useShownAtOnce({ starred: onlyStarred ? "yes" : null, tag }, onChange);
  const [words, type] = useSearchWords(search.query, (typed) => onChange({ q: typed }));
  return (
    <search className="entry-list__search">
      <label className="search-field">
        <span className="visually-hidden">{text.search}</span>
        <Search className="icon" aria-hidden />
        <input
          type="search"
          className="input"
          placeholder={text.search}
          value={words}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <Choice
        type="checkbox"
        checked={shown.starred !== null}
        onChange={({ target }) => choose({ starred: target.checked ? "yes" : null })}
      >
        {text.couldBeEssay}
        <Star className="icon" aria-hidden />
      </Choice>
      {tags.length > 0 && (
        <SelectField
          label={text.tag}
          name="tag"
          options={[{ value: "", label: text.allTags }, ...tags.map((name) => ({ value: name, label: name }))]}
          value={shown.tag}
          onChange={({ target }) => choose({ tag: target.value })}
        />
      )}
    </search>
  );
}

function searchIn(params: URLSearchParams): JournalSearch {
  return {
    query: params.get("q") ?? "",
    onlyStarred: params.has("starred"),
    tag: params.get("tag") ?? "",
  };
}

function isNarrow({ query, onlyStarred, tag }: JournalSearch): boolean {
  return query !== "" || onlyStarred || tag !== "";
}
