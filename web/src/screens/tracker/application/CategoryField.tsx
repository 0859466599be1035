import type { ApplicationForm } from "@domain/application";
import { FORM_LIMITS } from "@domain/applicationForms";
import { CATEGORY_RULES, FITTING_CATEGORIES, FORM_CATEGORIES } from "@domain/formCategories";
import { categoryOf } from "@domain/formEntry";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/application";
import { observer } from "mobx-react-lite";
import { RuleCard } from "../../../components/RuleCard.tsx";
import { SelectField } from "../../../forms/SelectField.tsx";
import { useStores } from "../../../stores/useStores.ts";
import type { ExperienceRow } from "./applicationView.ts";

interface CategoryFieldProps {
  form: ApplicationForm;
  record: ExperienceRow;
}

/** The form's own type of an experience. Where several fit ours, the student says which. */
export const CategoryField = observer(function CategoryField({ form, record }: CategoryFieldProps) {
  const { experiences } = useStores();
  const fitting: readonly string[] = FITTING_CATEGORIES[record.type][form];
  const others = FORM_CATEGORIES[form].filter((category) => !fitting.includes(category));
  const chosen = categoryOf(record, form) ?? "";
  const { name } = FORM_LIMITS[form];

  return (
    <div className="category-field">
      <SelectField
        label={text.typeIn(name)}
        name="category"
        value={chosen}
        options={[
          ...(chosen === "" ? [{ value: "", label: text.chooseType }] : []),
          ...[...fitting, ...others].map((category) => ({ value: category, label: category })),
        ]}
        hint={chosen === "" ? text.severalFit(typeNames[record.type]) : undefined}
        onChange={({ target: { value } }) => void experiences.change(record.id, { [`categories.${form}`]: value })}
      />
      <RuleCard rule={CATEGORY_RULES[form]} />
    </div>
  );
});
