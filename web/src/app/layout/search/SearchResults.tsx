import * as text from "@text/layout/searchResults";
import { BookOpen, CircleQuestionMark, FileText, ListChecks, type LucideIcon, NotebookPen } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { filled } from "../../../ui/components/filled.tsx";
import { useOnChange } from "../../../ui/components/useOnChange.ts";
import { matchedParts } from "./matchedParts.ts";
import type { SearchGroup, SearchItem } from "./searchItem.ts";
import type { FoundGroup } from "./siteFinder.ts";

const ICONS: Readonly<Record<SearchGroup, LucideIcon>> = {
  pages: FileText,
  entries: NotebookPen,
  checklist: ListChecks,
  resources: BookOpen,
  faqs: CircleQuestionMark,
};

interface SearchResultsProps {
  id: string;
  isOpen: boolean;
  /** Trimmed. */
  query: string;
  isReady: boolean;
  isNothing: boolean;
  failure: string | null;
  retry: () => void;
  groups: readonly FoundGroup[];
  marked: number;
  onMark: (place: number) => void;
  onGo: (item: SearchItem) => void;
}

/** The results, by kind. The focus stays in the field, which refers to the active result by its id. */
export function SearchResults({
  id,
  isOpen,
  query,
  isReady,
  isNothing,
  failure,
  retry,
  groups,
  marked,
  onMark,
  onGo,
}: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const count = isNothing ? 0 : groups.reduce((sum, { items }) => sum + items.length, 0);

  const scroll = () => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  };
  useOnChange(marked, scroll);
  useOnChange(groups, scroll);

  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen && isReady && query !== "" && (count === 0 ? text.nothingFound : text.found(count))}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus out of the field. */}
      <div className="palette" hidden={!isOpen} onMouseDown={keepFocus}>
        <ErrorNote retry={retry}>{failure}</ErrorNote>
        {isNothing && <p className="palette__nothing">{text.nothingFoundFor(query)}</p>}
        <div ref={list} id={`${id}-list`} className="palette__list" role="listbox" aria-label={text.results}>
          {groups.map(({ group, items }, index) => {
            const first = groups.slice(0, index).reduce((sum, before) => sum + before.items.length, 0);
            return (
              // biome-ignore lint/a11y/useSemanticElements: a list of options may not contain a fieldset.
              <div key={group} role="group" aria-labelledby={`${id}-group-${index}`}>
                <p id={`${id}-group-${index}`} className="palette__group" role="presentation">
                  {text.groups[group]}
                </p>
                {items.map((item, place) => (
                  <Result
                    key={item.id}
                    id={`${id}-${first + place}`}
                    item={item}
                    query={query}
                    isMarked={first + place === marked}
                    onMark={() => onMark(first + place)}
                    onGo={onGo}
                  />
                ))}
              </div>
            );
          })}
        </div>
        <p className="palette__foot" aria-hidden>
          <span>{filled(text.moveKeys, { up: <kbd>↑</kbd>, down: <kbd>↓</kbd> })}</span>
          <span>{filled(text.openKey, { enter: <kbd>{text.enterKey}</kbd> })}</span>
          <span>{filled(text.closeKey, { escape: <kbd>{text.escapeKey}</kbd> })}</span>
        </p>
      </div>
    </>
  );
}

interface ResultProps {
  id: string;
  item: SearchItem;
  query: string;
  isMarked: boolean;
  onMark: () => void;
  onGo: (item: SearchItem) => void;
}

function Result({ id, item, query, isMarked, onMark, onGo }: ResultProps) {
  const Icon = ICONS[item.group];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the focus and the keys.
    <div
      id={id}
      role="option"
      className="palette__result"
      aria-selected={isMarked}
      onMouseMove={onMark}
      onClick={() => onGo(item)}
    >
      <Icon className="icon" aria-hidden />
      <span className="palette__title">
        {matchedParts(item.title, query).map(({ text: piece, isMatch }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one title, which never change places.
          isMatch ? <mark key={index}>{piece}</mark> : piece,
        )}
      </span>
      {item.context !== "" && <span className="palette__context">{item.context}</span>}
    </div>
  );
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
