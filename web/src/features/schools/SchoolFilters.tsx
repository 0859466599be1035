import { serviceOf } from "@domain/application/applicationService";
import { formatDollars } from "@domain/application/formatDollars";
import { KINDS_OF, OUTCOMES, SCHOOL_STATUSES } from "@domain/school/school";
import { STATE_DISTANCE_RULE } from "@domain/school/stateDistance";
import { US_STATES } from "@domain/school/usStateNames";
import type { DashboardItem } from "@domain/shared/stage";
import * as traits from "@text/tracker/collegeTraits";
import * as text from "@text/tracker/schoolFilters";
import { fits, notEnoughData, outcomes } from "@text/tracker/schools";
import { useId } from "react";
import { useSearchParams } from "react-router-dom";
import { INCOMES } from "../../content/schools/collegePrices.ts";
import { SETTINGS, TOWN_SIZES } from "../../content/schools/collegeTraits.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { usePutInAddress } from "../../ui/components/usePutInAddress.ts";
import { useShownAtOnce } from "../../ui/components/useShownAtOnce.ts";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useSearchWords } from "../../ui/useSearchWords.ts";
import { statusWord } from "../../views/schoolWords.ts";
import type { SelectOption } from "../../views/selectOption.ts";
import { FIGURE_OF, isFigureFilter, yearOfFigure } from "./filteredFigures.ts";
import { majorOptions } from "./majorOptions.ts";
import {
  ADMIT_RATES,
  type ChosenFilter,
  DISTANCES,
  FILTERS_OF,
  HOME,
  PRICES,
  SHOWN_FITS,
  SIZES,
} from "./schoolFilter.ts";
import type { SchoolFiltering } from "./useSchoolFilter.ts";
import "./SchoolFilters.css";

export interface SchoolFiltersProps {
  track: DashboardItem;
  /** All schools of the track. */
  rows: readonly SchoolRecord[];
  filtering: SchoolFiltering;
  /** Whether the student's plan has a home state. */
  hasHome: boolean;
}

/** The parameter of the address with the words. */
const WORDS = "words";

/** The filters of the list, and how many schools they let through. The address keeps them. */
export function SchoolFilters({ track, rows, filtering, hasHome }: SchoolFiltersProps) {
  const [params] = useSearchParams();
  const put = usePutInAddress();
  const names = FILTERS_OF[track];
  const wordsId = useId();
  const [words, type] = useSearchWords(params.get(WORDS) ?? "", (typed) => put({ [WORDS]: typed }));
  const [chosen, choose] = useShownAtOnce<Readonly<Record<string, string | null>>>(
    Object.fromEntries([...names, HOME].map((name) => [name, params.get(name)])),
    (changes) => put(changes as Readonly<Record<string, string | null>>),
  );
  const { facts, shown } = filtering;
  const asksHome = !hasHome && filtering.filter.within !== null;

  return (
    <search className="school-filters">
      <div className="school-filters__fields">
        <div className="field">
          <label className="label" htmlFor={wordsId}>
            {text.words}
          </label>
          <input
            id={wordsId}
            type="search"
            className="input"
            value={words}
            autoComplete="off"
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </div>
        {names.map((name) => (
          <SelectField
            key={name}
            label={LABELS[name]}
            name={name}
            value={chosen[name] ?? ""}
            options={optionsOf(name, rows, track)}
            hint={hintOf(name, filtering)}
            onChange={({ target }) => choose({ [name]: target.value || null })}
          />
        ))}
        {asksHome && (
          <SelectField
            label={text.home}
            name={HOME}
            value={chosen[HOME] ?? ""}
            options={[
              { value: "", label: text.chooseHome },
              ...Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
            ]}
            hint={text.homeHint}
            onChange={({ target }) => choose({ [HOME]: target.value || null })}
          />
        )}
      </div>
      <ErrorNote retry={facts.retry}>{facts.failure}</ErrorNote>
      <p className="school-filters__count" role="status">
        {text.shownOf(shown.length, rows.length)}
        {filtering.filter.within !== null && <RuleCard rule={STATE_DISTANCE_RULE} />}
        {filtering.isFiltered && (
          <Button
            variant="text"
            onClick={() => put(Object.fromEntries([...names, WORDS, HOME].map((name) => [name, null])))}
          >
            {text.clear}
          </Button>
        )}
      </p>
    </search>
  );
}

const LABELS: Readonly<Record<ChosenFilter, string>> = {
  status: text.status,
  fit: text.fit,
  kind: text.kind,
  state: text.state,
  control: text.control,
  size: text.size,
  within: text.within,
  admits: text.admits,
  setting: traits.setting,
  town: traits.town,
  major: traits.major,
  price: traits.price,
  income: traits.income,
  via: text.via,
};

/** A filter's choices. Only states and services that a school on the list has are offered. */
function optionsOf(name: ChosenFilter, rows: readonly SchoolRecord[], track: DashboardItem): readonly SelectOption[] {
  const each = <Value extends string>(words: Readonly<Record<Value, string>>, values: readonly Value[]) =>
    values.map((value) => ({ value, label: words[value] }));
  switch (name) {
    case "status":
      return [
        ANY(text.anyStatus),
        ...SCHOOL_STATUSES.filter((status) => track !== "HS" || status !== "secondary").map((value) => ({
          value,
          label: statusWord(track, value),
        })),
        ...each(outcomes, OUTCOMES),
      ];
    case "fit":
      return [ANY(text.anyFit), ...each({ ...fits, unknown: notEnoughData }, SHOWN_FITS)];
    case "kind":
      return [ANY(text.anyKind), ...KINDS_OF[track].map((value) => ({ value, label: value }))];
    case "state": {
      const states = [...new Set(rows.flatMap(({ state }) => state ?? []))];
      return [ANY(text.anyState), ...each(US_STATES, states).toSorted((a, b) => a.label.localeCompare(b.label))];
    }
    case "control":
      return [ANY(text.anyControl), ...each(text.controls, ["public", "private"])];
    case "size":
      return [ANY(text.anySize), ...each(text.sizes, Object.keys(SIZES) as (keyof typeof SIZES)[])];
    case "within":
      return [
        ANY(text.anyDistance),
        ...DISTANCES.map((miles) => ({
          value: String(miles),
          label: miles === 0 ? text.inMyState : text.upTo(miles),
        })),
      ];
    case "admits":
      return [ANY(text.anyRate), ...each(text.admitRates, Object.keys(ADMIT_RATES) as (keyof typeof ADMIT_RATES)[])];
    case "setting":
      return [ANY(traits.anySetting), ...each(traits.settings, SETTINGS)];
    case "town":
      return [ANY(traits.anyTown), ...each(traits.townSizes, TOWN_SIZES)];
    case "major":
      return [ANY(traits.anyMajor), ...majorOptions()];
    case "price":
      return [
        ANY(traits.anyPrice),
        ...PRICES.map((most) => ({ value: String(most), label: traits.upTo(formatDollars(most)) })),
      ];
    case "income":
      return [ANY(traits.anyIncome), ...each(traits.incomes, INCOMES)];
    case "via": {
      const services = [...new Set(rows.flatMap((row) => serviceOf(row) ?? []))].toSorted();
      return [ANY(text.anyService), ...services.map((value) => ({ value, label: value }))];
    }
  }
}

const HINTS = { size: text.sizesOf, setting: traits.figuresOf, town: traits.figuresOf, major: traits.figuresOf };

const ANY = (label: string) => ({ value: "", label });

/** What a chosen filter is based on. */
function hintOf(name: ChosenFilter, { filter, home, facts }: SchoolFiltering): string | undefined {
  if (filter[name] === null) return undefined;
  if (name === "within" && home !== null) return text.measuredByState(US_STATES[home]);
  if (!isFigureFilter(name) || facts.value === null) return undefined;
  const year = yearOfFigure(facts.value, FIGURE_OF[name]);
  if (year === null) return traits.missing;
  return name === "price" ? traits.pricesOf(year) : HINTS[name](year);
}
