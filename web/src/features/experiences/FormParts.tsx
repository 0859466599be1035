import type { FormValues } from "@domain/experience/experienceForm";
import { FORM_PARTS, type FormField } from "@domain/experience/experienceFormFields";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/experienceForm";
import { Fragment, type ReactNode } from "react";
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

/** The fields of a form in its four parts, with a line between them. Parts without fields are left out. */
export function FormParts({ track, fields, values, errors, onTypeChange, contactPicker }: FormPartsProps) {
  return FORM_PARTS.map((part) => {
    const own = fields.filter((field) => field.part === part);
    if (own.length === 0) return null;
    const isFirst = own.some(({ isMore }) => !isMore);
    return (
      <fieldset key={part} className="form-part">
        <legend className="form-part__legend">{text.parts[part]}</legend>
        <div className="form-part__grid">
          {part === "contact" && (isFirst || track === "HS") && contactPicker}
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
