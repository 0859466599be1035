import * as text from "@text/resources";
import type { MouseEvent } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { usePutInAddress } from "../../ui/components/usePutInAddress.ts";
import { useShownAtOnce } from "../../ui/components/useShownAtOnce.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { ResourceFilter } from "./resourceFilter.ts";
import "./ResourceFilters.css";

interface ResourceFiltersProps {
  filter: ResourceFilter;
  /** False on a tab that belongs to one stage already. */
  hasStage: boolean;
}

const optionsOf = (words: Readonly<Record<string, string>>, any: string) => [
  { value: "", label: any },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

/** Every choice is in the address, so it can be bookmarked and shared. */
export function ResourceFilters({ filter, hasStage }: ResourceFiltersProps) {
  const put = usePutInAddress();
  const [shown, choose] = useShownAtOnce({ cost: filter.cost ?? "", stage: filter.stage ?? "" }, put);
  const isNarrowed = filter.cost !== null || filter.stage !== null;

  function handleClear({ currentTarget }: MouseEvent) {
    put({ cost: "", stage: "" });
    // The button disappears when nothing is left to clear.
    currentTarget.closest("search")?.querySelector("select")?.focus();
  }

  return (
    <search className="resource-filters">
      <Field
        label={text.searchAll}
        name="q"
        type="search"
        autoComplete="off"
        defaultValue={filter.query}
        onInput={({ currentTarget }) => put({ q: currentTarget.value })}
      />
      <SelectField
        label={text.cost}
        name="cost"
        value={shown.cost}
        options={optionsOf(text.costs, text.anyCost)}
        onChange={({ target }) => choose({ cost: target.value })}
      />
      {hasStage && (
        <SelectField
          label={text.stage}
          name="stage"
          value={shown.stage}
          options={optionsOf(text.stages, text.everyStage)}
          onChange={({ target }) => choose({ stage: target.value })}
        />
      )}
      {isNarrowed && (
        <Button variant="text" onClick={handleClear}>
          {text.clearFilters}
        </Button>
      )}
    </search>
  );
}
