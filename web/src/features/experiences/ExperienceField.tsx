import { FORM_CATEGORIES } from "@domain/application/formCategories";
import { COMPENSATIONS, PARTICIPATION_GRADES, PARTICIPATION_TIMES } from "@domain/experience/experience";
import type { FieldKind, FormField } from "@domain/experience/experienceFormFields";
import { EXPERIENCE_TYPES } from "@domain/shared/experienceType";
import type { DashboardItem } from "@domain/shared/stage";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/experienceForm";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useServices } from "../../stores/useServices.ts";
import { ChoiceSet } from "../../ui/forms/ChoiceSet.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { NumberField } from "../../ui/forms/NumberField.tsx";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { TextNote } from "../../ui/forms/TextNote.tsx";
import type { SelectOption } from "../../views/selectOption.ts";
import { limitsOf } from "./limitsOf.ts";
import { TextCount, TextFit } from "./TextFit.tsx";

interface ExperienceFieldProps {
  field: FormField;
  track: DashboardItem;
  value: string | readonly string[];
  error: string | undefined;
  onTypeChange: (select: HTMLSelectElement) => void;
}

const TYPES = optionsOf(EXPERIENCE_TYPES, typeNames);
const YES_NO = optionsOf(["Yes", "No"], text.yesNo);
const GRADES = optionsOf(PARTICIPATION_GRADES, text.grades);
const TIMES = optionsOf(PARTICIPATION_TIMES, text.times);
const PAYMENTS = [{ value: "", label: text.notSaid }, ...optionsOf(COMPENSATIONS, text.compensations)];

/** How many of the six columns a field spans, two by default. */
const WIDTHS: Partial<Record<FieldKind, number>> = {
  text: 3,
  prose: 6,
  category: 6,
  compensation: 3,
  "yes-no": 6,
  grades: 3,
  times: 3,
};
const NAME_WIDTH = 4;

/** The control for a field's kind. It is uncontrolled: `value` is only its initial value. */
export function ExperienceField({ field, ...props }: ExperienceFieldProps) {
  const width = field.stored === "experienceName" ? NAME_WIDTH : (WIDTHS[field.kind] ?? 2);
  return (
    <div className={`form-part__field form-part__field--${width}`} data-opens={field.opens?.with}>
      {CONTROLS[field.kind]({ field, ...props })}
    </div>
  );
}

const CONTROLS: Readonly<Record<FieldKind, (props: ExperienceFieldProps) => ReactNode>> = {
  type: (props) => (
    <SelectField
      {...common(props)}
      options={TYPES}
      onChange={({ currentTarget }) => props.onTypeChange(currentTarget)}
    />
  ),
  text: (props) => <Line {...props} />,
  prose: (props) => <Prose {...props} />,
  hours: (props) => <NumberField {...common(props)} optional />,
  number: (props) => <NumberField {...common(props)} optional />,
  day: (props) => <Field {...common(props)} type="date" optional />,
  "yes-no": (props) => choices(props, "radio", YES_NO),
  grades: (props) => choices(props, "checkbox", GRADES),
  times: (props) => choices(props, "checkbox", TIMES),
  compensation: (props) => <SelectField {...common(props)} optional options={PAYMENTS} />,
  category: (props) => <Category {...props} />,
};

function common({ field: { label, name, hint }, value, error }: ExperienceFieldProps) {
  const defaultValue = typeof value === "string" ? value : "";
  return { label, name, hint, defaultValue, errors: error };
}

function choices(
  { field: { label, name, kind, hint }, value, error }: ExperienceFieldProps,
  type: "radio" | "checkbox",
  options: readonly SelectOption[],
) {
  return (
    <ChoiceSet
      legend={label}
      name={name}
      type={type}
      look={kind === "yes-no" ? "stones" : "chips"}
      options={options}
      defaultChosen={typeof value === "string" ? [value] : value}
      errors={error}
      hint={hint}
    />
  );
}

const Line = observer(function Line(props: ExperienceFieldProps) {
  const { chosen } = useServices(props.track);
  const limits = limitsOf(props.track, chosen, props.field.stored);
  const count = limits.length > 0 && <TextNote render={(typed) => <TextCount text={typed} limits={limits} />} />;
  return (
    <Field
      {...common(props)}
      hint={props.field.hint ?? count}
      optional={isOptional(props.field)}
      autoComplete="off"
      type={typeOf(props.field)}
    />
  );
});

const Prose = observer(function Prose(props: ExperienceFieldProps) {
  const { chosen } = useServices(props.track);
  const limits = limitsOf(props.track, chosen, props.field.stored);
  return (
    <ProseField
      {...common(props)}
      optional
      renderNote={(typed, element) => <TextFit text={typed} field={element} limits={limits} />}
    />
  );
});

function Category(props: ExperienceFieldProps) {
  const { service } = props.field;
  const categories = service === undefined ? [] : FORM_CATEGORIES[service];
  const options = [
    { value: "", label: text.fittingCategory },
    ...categories.map((category) => ({ value: category, label: category })),
  ];
  return <SelectField {...common(props)} optional options={options} />;
}

function isOptional({ stored }: FormField): boolean {
  return stored !== "experienceName";
}

const TYPES_OF_TEXT: Readonly<Record<string, string>> = { contactPhone: "tel", contactEmail: "email" };

function typeOf({ stored }: FormField): string {
  return TYPES_OF_TEXT[stored] ?? "text";
}

function optionsOf<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): readonly SelectOption[] {
  return values.map((value) => ({ value, label: names[value] }));
}
