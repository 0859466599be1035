import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import "./TabList.css";

export interface Tab {
  readonly id: string;
  readonly label: string;
}

interface TabListProps {
  /** The list's accessible name. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** The id of the panel with the selected tab's content. */
  panelId: string;
}

/** The index a key moves to from `at` in a list of `count` tabs; null for any other key. */
function stepOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Tabs with one colored strip under the selected tab. The arrow keys select as they move. */
export function TabList({ label, tabs, selected, onSelect, panelId }: TabListProps) {
  const strip = useRef<HTMLSpanElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // Measured, because a tab is as wide as its words. Set outside of React, because nothing else depends on it.
  useLayoutEffect(() => {
    const frame = scroller.current;
    if (!frame) return;
    const place = () => {
      const tab = frame.querySelector<HTMLElement>(`[data-tab="${selected}"]`);
      if (!tab || !strip.current) return;
      strip.current.style.setProperty("--x", `${tab.offsetLeft}px`);
      strip.current.style.setProperty("--w", `${tab.offsetWidth}px`);
      // Centers the tab where the strip scrolls: its neighbors show that there is more on both sides.
      frame.scrollLeft = tab.offsetLeft - (frame.clientWidth - tab.offsetWidth) / 2;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(frame);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [selected]);

  function handleKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === selected);
    const step = stepOf(event.key, at, tabs.length);
    const next = step === null ? undefined : tabs[step];
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
    onSelect(next.id);
  }

  return (
    <div ref={scroller} className="tabs">
      <div ref={list} className="tabs__list" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${panelId}-${tab.id}`}
            type="button"
            role="tab"
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={panelId}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
        <span ref={strip} className="tabs__strip" />
      </div>
    </div>
  );
}
