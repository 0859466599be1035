import { KINDS_OF, type SchoolKind } from "@domain/school";
import { DAT_SCALES } from "@domain/schoolFigures";
import { US_STATES } from "@domain/usState";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { Choice } from "../../../components/Choice.tsx";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { Fold } from "../../../components/Fold.tsx";
import { useToast } from "../../../components/Toast.tsx";
import { DraftNote } from "../../../forms/DraftNote.tsx";
import { Field } from "../../../forms/Field.tsx";
import { SelectField } from "../../../forms/SelectField.tsx";
import { useDraft } from "../../../forms/useDraft.ts";
import { useForm } from "../../../forms/useForm.ts";
import { useStores } from "../../../stores/useStores.ts";
import { schoolForm } from "./schoolForm.ts";
import type { SchoolRecord } from "./schoolRecord.ts";
import { KIND_WORDS } from "./schoolWords.ts";

/** What the school publishes, for the student to correct or to enter where the starter list knows nothing. */
export const FiguresForm = observer(function FiguresForm({ row }: { row: SchoolRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="school-details__part--wide">
      <Fold
        heading="School and figures"
        level={3}
        meta="What the fit is reckoned from. Enter newer figures when you find them."
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        <StoredFigures key={JSON.stringify(row.figures)} row={row} />
      </Fold>
    </div>
  );
});

function StoredFigures({ row }: { row: SchoolRecord }) {
  const { schools, session } = useStores();
  const showToast = useToast();
  const draft = useDraft(session.uid ?? "", `schools/${row.id}/figures`);
  const { fieldErrors, formError, ...form } = useForm(schoolForm, (entered) => {
    const { name, kind, city, state, control, figures } = row;
    draft.clear();
    void schools.change(row.id, entered);
    showToast(
      `${entered.name} is saved.`,
      () => void schools.change(row.id, { name, kind, city, state, control, figures }),
    );
  });
  const kinds = KINDS_OF[row.track];

  return (
    <form
      ref={draft.form}
      className="school-details__part"
      aria-label={`School and figures of ${row.name}`}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <DraftNote draft={draft} />
      <div className="school-details__fields">
        <Field label="Name" name="name" maxLength={200} defaultValue={row.name} errors={fieldErrors.name} />
        {kinds.length > 1 ? (
          <SelectField
            label="Kind"
            name="kind"
            defaultValue={row.kind}
            options={kinds.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))}
          />
        ) : (
          <input type="hidden" name="kind" value={row.kind} />
        )}
        <Field label="City" name="city" optional maxLength={100} defaultValue={row.city} errors={fieldErrors.city} />
        <SelectField
          label="State"
          name="state"
          optional
          defaultValue={row.state ?? ""}
          options={[
            { value: "", label: "None" },
            ...Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
      <FigureFields row={row} errors={fieldErrors} />
      <ErrorNote>{formError}</ErrorNote>
      <div>
        <Button type="submit" variant="quiet">
          Save school
        </Button>
      </div>
    </form>
  );
}

interface FigureFieldsProps {
  row: SchoolRecord;
  errors: Readonly<Partial<Record<string, string>>>;
}

const PARTS: Readonly<Record<SchoolKind, (props: FigureFieldsProps) => React.JSX.Element>> = {
  UG: CollegeFields,
  MD: ProfessionalFields,
  DO: ProfessionalFields,
  DDS: ProfessionalFields,
};

function FigureFields({ row, errors }: FigureFieldsProps) {
  const Part = PARTS[row.kind];
  const { figures } = row;
  return (
    <div className="school-details__fields">
      <Part row={row} errors={errors} />
      <NumberField label="Typical GPA" name="gpa" value={figures.gpa} errors={errors} />
      <Field
        label="These figures describe"
        name="year"
        optional
        maxLength={120}
        defaultValue={figures.year}
        errors={errors.year}
        hint="Such as fall 2025 entry"
      />
      <Field
        label="Where you found them"
        name="source"
        optional
        maxLength={300}
        defaultValue={figures.source}
        errors={errors.source}
      />
    </div>
  );
}

function CollegeFields({ row: { figures }, errors }: FigureFieldsProps) {
  return (
    <>
      <NumberField label="Admitted of 100" name="admit_rate" value={figures.admit_rate} errors={errors} />
      <NumberField label="SAT, lower end" name="sat_low" value={figures.sat?.low} errors={errors} />
      <NumberField label="SAT, upper end" name="sat_high" value={figures.sat?.high} errors={errors} />
      <NumberField label="ACT, lower end" name="act_low" value={figures.act?.low} errors={errors} />
      <NumberField label="ACT, upper end" name="act_high" value={figures.act?.high} errors={errors} />
      <Choice type="checkbox" name="is_test_blind" defaultChecked={figures.is_test_blind}>
        Looks at no scores
      </Choice>
    </>
  );
}

function ProfessionalFields({ row: { figures, kind, control }, errors }: FigureFieldsProps) {
  return (
    <>
      {kind === "DDS" ? (
        <>
          <SelectField
            label="DAT scale"
            name="dat_scale"
            defaultValue={figures.dat?.scale ?? "200-600"}
            options={DAT_SCALES.map((scale) => ({ value: scale, label: scale }))}
          />
          <NumberField label="Typical DAT average" name="dat_aa" value={figures.dat?.aa} errors={errors} />
        </>
      ) : (
        <NumberField label="Typical MCAT" name="mcat" value={figures.mcat} errors={errors} />
      )}
      <SelectField
        label="Public or private"
        name="control"
        optional
        defaultValue={control ?? ""}
        options={[
          { value: "", label: "Not known" },
          { value: "public", label: "Public" },
          { value: "private", label: "Private" },
        ]}
      />
      <NumberField
        label="From its state, of 100"
        name="in_state_share"
        value={figures.in_state_share}
        errors={errors}
      />
    </>
  );
}

interface NumberFieldProps {
  label: string;
  name: string;
  value: number | null | undefined;
  errors: FigureFieldsProps["errors"];
}

function NumberField({ label, name, value, errors }: NumberFieldProps) {
  return (
    <Field label={label} name={name} optional inputMode="decimal" defaultValue={value ?? ""} errors={errors[name]} />
  );
}
