import type { ApplicationForm } from "@domain/application/application";
import { FITTING_CATEGORIES } from "@domain/application/fittingCategories";
import { FORM_CATEGORIES } from "@domain/application/formCategories";
import { FORM_LIMITS } from "@domain/application/formLimits";
import { CATEGORY_KEYS, categoryOf } from "@domain/experience/formTexts";
import * as text from "@text/tracker/application";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { Select } from "../../ui/forms/Select.tsx";
import type { ExperienceRow } from "../../views/applicationView.ts";

interface CategoryChoiceProps {
  form: ApplicationForm;
  record: ExperienceRow;
}

/** The form's own category for an experience, the likeliest first. If several fit, the student picks one. */
export const CategoryChoice = observer(function CategoryChoice({ form, record }: CategoryChoiceProps) {
  const { experiences } = usePlan();
  const fitting: readonly string[] = FITTING_CATEGORIES[record.type][form];
  const others = FORM_CATEGORIES[form].filter((category) => !fitting.includes(category));
  const chosen = categoryOf(record, form) ?? "";
  return (
    <div className="entry__category">
      <Select
        aria-label={text.typeOf(FORM_LIMITS[form].name, record.experienceName)}
        value={chosen}
        options={[
          ...(chosen === "" ? [{ value: "", label: text.chooseType }] : []),
          ...[...fitting, ...others].map((category) => ({ value: category, label: category })),
        ]}
        onChange={({ target: { value } }) =>
          void experiences.change(record.id, { [`categories.${CATEGORY_KEYS[form]}`]: value })
        }
      />
    </div>
  );
});
