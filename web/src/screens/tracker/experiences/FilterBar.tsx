import type { DashboardItem } from "@domain/stage";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Choice } from "../../../components/Choice.tsx";
import { SelectField } from "../../../forms/SelectField.tsx";
import { type ExperienceFilter, NO_FILTER, SORTS, type Sort, TRACK_NAMES } from "./experienceFilter.ts";
import type { ExperienceRow } from "./experienceRows.ts";
import type { StarCap } from "./useStarCap.ts";
import "./FilterBar.css";

interface FilterBarProps {
  track: DashboardItem;
  rows: readonly ExperienceRow[];
  filter: ExperienceFilter;
  onChange: (changes: Partial<ExperienceFilter>) => void;
  starCap: StarCap;
}

/** How long after the last key the list follows, in milliseconds. */
const PAUSE = 150;

/** Search, filters and order. The text stands in the field at once; the list and the address follow. */
export function FilterBar({ rows, filter, onChange, starCap }: FilterBarProps) {
  const [text, setText] = useState(filter.text);
  const timer = useRef<number | undefined>(undefined);
  const tracks = new Set(rows.map(({ record }) => record.track));

  // Back, or a link, may bring another text than the one that stands here.
  useEffect(() => setText(filter.text), [filter.text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleText(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onChange({ text: typed }), PAUSE);
  }

  return (
    <search className="filter-bar">
      <div className="field filter-bar__search">
        <label className="label" htmlFor="experience-search">
          Search experiences
        </label>
        <div className="field__control">
          <Search className="icon filter-bar__glass" aria-hidden />
          <input
            id="experience-search"
            className="input"
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => handleText(currentTarget.value)}
          />
        </div>
      </div>
      {tracks.size > 1 && (
        <SelectField
          label="Begun as"
          name="track"
          value={filter.track ?? ""}
          options={[
            { value: "", label: "Any track" },
            ...Object.entries(TRACK_NAMES).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ track: trackOf(value) })}
        />
      )}
      <SelectField
        label="Sort by"
        name="sort"
        value={filter.sort}
        options={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => onChange({ sort: isSort(value) ? value : NO_FILTER.sort })}
      />
      {starCap.stars && (
        <Choice
          type="checkbox"
          checked={filter.isStarred}
          onChange={({ currentTarget }) => onChange({ isStarred: currentTarget.checked })}
        >
          {`Only ${starCap.stars.name} (${starCap.starredCount} of ${starCap.stars.count})`}
        </Choice>
      )}
    </search>
  );
}

function trackOf(value: string): DashboardItem | null {
  return value === "HS" || value === "PM" || value === "PD" ? value : null;
}

function isSort(value: string): value is Sort {
  return value in SORTS;
}
