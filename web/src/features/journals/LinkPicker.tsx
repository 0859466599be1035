import * as text from "@text/tracker/journals";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { hasWords, wordsOfQuery } from "../../ui/components/findWords.ts";
import { Highlighted } from "../../ui/components/Highlighted.tsx";
import type { Linkable } from "./linkable.ts";
import "./LinkPicker.css";

interface LinkPickerProps {
  linkables: readonly Linkable[];
  onChoose: (linkable: Linkable) => void;
  onClose: () => void;
}

const SHOWN = 7;

/** Finds an experience or a school by a few letters. Enter takes the first match. */
export function LinkPicker({ linkables, onChoose, onClose }: LinkPickerProps) {
  const id = useId();
  const picker = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const words = wordsOfQuery(query);
  const found = linkables.filter(({ name, note }) => hasWords(`${name} ${note}`, words)).slice(0, SHOWN);
  const active = found[Math.min(at, found.length - 1)];

  useEffect(() => {
    input.current?.focus();
    // At the end of a page, only the field would be visible, without its options.
    picker.current?.scrollIntoView({ block: "nearest" });
  }, []);

  function handleKey(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && active) onChoose(active);
    else if (step !== undefined && found.length > 0) setAt((at + step + found.length) % found.length);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={picker} className="link-picker">
      <input
        ref={input}
        className="input"
        role="combobox"
        aria-label={text.findSomething}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && `${id}-${active.id}`}
        autoComplete="off"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setAt(0);
        }}
        onKeyDown={handleKey}
        onBlur={onClose}
      />
      <div id={`${id}-list`} role="listbox" aria-label={text.experiencesAndSchools}>
        {found.map((linkable) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above handles the keys.
          <div
            key={linkable.id}
            id={`${id}-${linkable.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={linkable === active}
            className="link-picker__option"
            // Otherwise the input loses the focus first, and the list closes.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(linkable)}
          >
            <span>
              <Highlighted text={linkable.name} words={words} />
            </span>
            <span className="quiet">{linkable.note}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="field__hint" role="status">
          {linkables.length === 0 ? text.nothingToLink : text.nothingCalled(query)}
        </p>
      )}
    </div>
  );
}
