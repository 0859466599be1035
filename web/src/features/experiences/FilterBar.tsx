import { EXPERIENCE_TRACKS } from "@domain/experience/experience";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/experienceList";
import { starred } from "@text/tracker/stars";
import { Search } from "lucide-react";
import { Choice } from "../../ui/components/Choice.tsx";
import { useShownAtOnce } from "../../ui/components/useShownAtOnce.ts";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useSearchWords } from "../../ui/useSearchWords.ts";
import { type ExperienceFilter, NO_FILTER, SORTS } from "../../views/experienceFilter.ts";
import type { ExperienceRow } from "../../views/experienceRows.ts";
import type { StarCap } from "./useStarCap.ts";
import "./FilterBar.css";

interface FilterBarProps {
  track: DashboardItem;
  rows: readonly ExperienceRow[];
  filter: ExperienceFilter;
  onChange: (changes: Partial<ExperienceFilter>) => void;
  starCap: StarCap;
}

/** Search, filters and sort order. */
export function FilterBar({ rows, filter, onChange, starCap }: FilterBarProps) {
  const [shown, choose] = useShownAtOnce(filter, onChange);
  const [words, type] = useSearchWords(filter.text, (typed) => onChange({ text: typed }));
  const tracks = new Set(rows.map(({ record }) => record.track));

  return (
    <search className="filter-bar">
      <div className="field filter-bar__search">
        <label className="label" htmlFor="experience-search">
          {text.search}
        </label>
        <div className="field__control">
          <Search className="icon filter-bar__glass" aria-hidden />
          <input
            id="experience-search"
            className="input"
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </div>
      </div>
      {tracks.size > 1 && (
        <SelectField
          label={text.begunAs}
          name="track"
          value={shown.track ?? ""}
          options={[
            { value: "", label: text.anyTrack },
            ...Object.entries(text.tracks).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget: { value } }) => choose({ track: trackOf(value) })}
        />
      )}
      <SelectField
        label={text.sortBy}
        name="sort"
        value={shown.sort}
        options={SORTS.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onChange={({ currentTarget: { value } }) =>
          choose({ sort: SORTS.find((sort) => sort === value) ?? NO_FILTER.sort })
        }
      />
      {starCap.stars && (
        <Choice
          type="checkbox"
          checked={shown.isStarred}
          onChange={({ currentTarget }) => choose({ isStarred: currentTarget.checked })}
        >
          {starred[starCap.stars.kind].only(starCap.starredCount, starCap.stars.count)}
        </Choice>
      )}
    </search>
  );
}

function trackOf(value: string): DashboardItem | null {
  return EXPERIENCE_TRACKS.find((track) => track === value) ?? null;
}
