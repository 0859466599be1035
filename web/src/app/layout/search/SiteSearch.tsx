import { searchSite } from "@text/layout/frame";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { onDemand } from "../../../ui/components/onDemand.tsx";
import { PRINTS } from "../../../ui/components/printsOnArrival.ts";
import { withLetter } from "../../../ui/components/supportLetter.ts";
import { ASK_SUPPORT, type SearchItem } from "./searchItem.ts";
import { useSiteFinder } from "./useSiteFinder.ts";
import "./SiteSearch.css";

const SearchResults = onDemand(async () => (await import("./SearchResults.tsx")).SearchResults);

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Finds pages, records and content from any page. Ctrl+K or Cmd+K focuses it. */
export function SiteSearch({ onLogHours }: { onLogHours: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  /** Set once the student has used it for the first time. */
  const [isUsed, setIsUsed] = useState(false);
  /** The index of the active result; -1 means none. */
  const [marked, setMarked] = useState(0);
  const wanted = query.trim();
  const { find, first, failure, retry } = useSiteFinder(isUsed, wanted !== "");
  const found = wanted === "" ? first : (find?.(wanted) ?? []);
  const isNothing = wanted !== "" && find !== null && found.length === 0;
  const groups = isNothing ? [{ group: ASK_SUPPORT.group, items: [ASK_SUPPORT] }] : found;
  const items = groups.flatMap((group) => group.items);
  const at = Math.min(marked, items.length - 1);

  useEffect(() => {
    function handleShortcut(event: globalThis.KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k")
        return;
      // A modal dialog keeps the keyboard to itself.
      if (document.querySelector("dialog:modal")) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener("keydown", handleShortcut);
    return () => document.removeEventListener("keydown", handleShortcut);
  }, []);

  function close() {
    setIsOpen(false);
    setMarked(0);
  }

  function handleGo({ to, act }: SearchItem) {
    setQuery("");
    close();
    input.current?.blur();
    if (act === "log-hours") return onLogHours();
    if (act === "print") return void navigate(to, { state: PRINTS });
    // The query without results becomes the subject of the support message.
    void navigate(to, isNothing ? { state: withLetter(wanted) } : {});
  }

  function handleEscape() {
    if (query === "") {
      close();
      input.current?.blur();
    }
    setQuery("");
    setMarked(0);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const chosen = items[at];
    if (event.key === "Escape") handleEscape();
    else if (event.key === "Enter" && isOpen && chosen) handleGo(chosen);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") move(event.key === "ArrowDown" ? 1 : -1);
    else return;
    event.preventDefault();
  }

  function move(by: 1 | -1) {
    setIsOpen(true);
    if (items.length > 0) setMarked((at + by + items.length) % items.length);
  }

  return (
    <search
      className="site-search"
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <div className="site-search__field">
        <Search className="icon" aria-hidden />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={searchSite}
          placeholder={searchSite}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && items[at] ? `${id}-${at}` : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          value={query}
          onFocus={() => {
            setIsUsed(true);
            setIsOpen(true);
          }}
          onClick={() => setIsOpen(true)}
          onChange={({ target }) => {
            setQuery(target.value);
            setMarked(0);
            setIsOpen(true);
          }}
          onKeyDown={handleKeyDown}
        />
        <kbd aria-hidden translate="no">
          {IS_MAC ? "⌘ K" : "Ctrl K"}
        </kbd>
      </div>
      {isUsed && (
        <SearchResults
          id={id}
          isOpen={isOpen}
          query={wanted}
          isReady={find !== null}
          isNothing={isNothing}
          failure={failure}
          retry={retry}
          groups={groups}
          marked={at}
          onMark={setMarked}
          onGo={handleGo}
        />
      )}
    </search>
  );
}
