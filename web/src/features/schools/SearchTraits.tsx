import * as text from "@text/tracker/collegeTraits";
import { SETTINGS, TOWN_SIZES } from "../../content/schools/collegeTraits.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { SelectOption } from "../../views/selectOption.ts";
import { majorOptions } from "./majorOptions.ts";
import type { TraitSearch, TraitsWanted } from "./useTraitSearch.ts";

/** Narrows the search of colleges by place and field. Says so where the files have no such figures. */
export function SearchTraits({ search: { wanted, want, traits } }: { search: TraitSearch }) {
  return (
    <div className="add-school__traits">
      {NAMES.map((name) => (
        <SelectField
          key={name}
          label={LABELS[name]}
          name={name}
          value={wanted[name] ?? ""}
          options={OPTIONS[name]}
          hint={hintOf(name)}
          onChange={({ target }) => want({ ...wanted, [name]: target.value || null })}
        />
      ))}
      <ErrorNote retry={traits.retry}>{traits.failure}</ErrorNote>
    </div>
  );

  function hintOf(name: keyof TraitsWanted): string | undefined {
    if (wanted[name] === null || traits.value === null) return undefined;
    const { locale, majors } = traits.value.sources;
    const year = (name === "major" ? majors : locale)?.year;
    return year === undefined ? text.missing : text.figuresOf(year);
  }
}

const NAMES = ["setting", "town", "major"] as const satisfies readonly (keyof TraitsWanted)[];

const LABELS: Readonly<Record<keyof TraitsWanted, string>> = {
  setting: text.setting,
  town: text.town,
  major: text.major,
};

const OPTIONS: Readonly<Record<keyof TraitsWanted, readonly SelectOption[]>> = {
  setting: [
    { value: "", label: text.anySetting },
    ...SETTINGS.map((value) => ({ value, label: text.settings[value] })),
  ],
  town: [{ value: "", label: text.anyTown }, ...TOWN_SIZES.map((value) => ({ value, label: text.townSizes[value] }))],
  major: [{ value: "", label: text.anyMajor }, ...majorOptions()],
};
