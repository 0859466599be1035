import type { FormValues } from "@domain/experienceForm";
import { FORM_PARTS, type FormField } from "@domain/experienceForms";
import type { DashboardItem } from "@domain/stage";
import { Fragment, type ReactNode, useId } from "react";
import { ExperienceField } from "./ExperienceField.tsx";
import { YearlyTotal } from "./YearlyTotal.tsx";

interface FormPartsProps {
  track: DashboardItem;
  fields: readonly FormField[];
  values: FormValues;
  errors: Readonly<Record<string, string | undefined>>;
  onTypeChange: (select: HTMLSelectElement) => void;
  contactPicker: ReactNode;
}

/** The fields of a form in its four parts, a hairline between them. A part without fields is left out. */
export function FormParts({ track, fields, values, errors, onTypeChange, contactPicker }: FormPartsProps) {
  const id = useId();
  return FORM_PARTS.map((part) => {
    const own = fields.filter((field) => field.part === part);
    if (own.length === 0) return null;
    const isFirst = own.some(({ isMore }) => !isMore);
    return (
      <fieldset key={part} className="form-part" aria-labelledby={`${id}-${part}`}>
        <legend id={`${id}-${part}`} className="form-part__legend">
          {part}
        </legend>
        <div className="form-part__grid">
          {part === "Contact" && (isFirst || track === "HS") && contactPicker}
          {own.map((field) => (
            <Fragment key={field.name}>
              <ExperienceField
                field={field}
                track={track}
                value={values[field.name] ?? ""}
                error={errors[field.name]}
                onTypeChange={onTypeChange}
              />
              {track === "HS" && field.name === "weeksPerYear" && <YearlyTotal />}
            </Fragment>
          ))}
        </div>
      </fieldset>
    );
  });
}
