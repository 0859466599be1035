import { Field } from "../../forms/Field.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { COST_WORDS, type ResourceFilter, STAGE_WORDS } from "./resourceFilter.ts";
import { useParam } from "./useParam.ts";
import "./ResourceFilters.css";

interface ResourceFiltersProps {
  filter: ResourceFilter;
  /** A stage's own tab asks for no stage. */
  hasStage: boolean;
}

const optionsOf = (words: Readonly<Record<string, string>>, any: string) => [
  { value: "", label: any },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

/** Everything chosen here stands in the address, so it can be kept and shared. */
export function ResourceFilters({ filter, hasStage }: ResourceFiltersProps) {
  const put = useParam();
  return (
    <search className="resource-filters">
      <Field
        label="Search all resources"
        name="q"
        type="search"
        autoComplete="off"
        defaultValue={filter.query}
        onInput={({ currentTarget }) => put("q", currentTarget.value)}
      />
      <SelectField
        label="Cost"
        name="cost"
        value={filter.cost ?? ""}
        options={optionsOf(COST_WORDS, "Any cost")}
        onChange={({ target }) => put("cost", target.value)}
      />
      {hasStage && (
        <SelectField
          label="Stage"
          name="stage"
          value={filter.stage ?? ""}
          options={optionsOf(STAGE_WORDS, "Every stage")}
          onChange={({ target }) => put("stage", target.value)}
        />
      )}
    </search>
  );
}
