import { changesBetween } from "@domain/records/recordChanges";
import { KINDS_OF, type SchoolKind } from "@domain/school/school";
import { DAT_SCALES } from "@domain/school/schoolFigures";
import { US_STATES } from "@domain/school/usState";
import * as text from "@text/tracker/schoolDetails";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { useStores } from "../../stores/useStores.ts";
import { Choice } from "../../ui/components/Choice.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { ConflictNote } from "../../ui/forms/ConflictNote.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { SaveButton } from "./SaveButton.tsx";
import { schoolFields, schoolForm } from "./schoolForm.ts";
import { useUndoableChange } from "./useUndoableChange.ts";

/** The school's published figures. The student can correct them, or enter them if the catalog has none. */
export const FiguresForm = observer(function FiguresForm({ row }: { row: SchoolRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="school-details__part--wide">
      <Fold
        heading={text.schoolAndFigures}
        level={3}
        meta={text.whatFiguresAreFor}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        <StoredFigures row={row} />
      </Fold>
    </div>
  );
});

function StoredFigures({ row }: { row: SchoolRecord }) {
  const { session } = useStores();
  const showToast = useToast();
  const undoable = useUndoableChange(row);
  const draft = useDraft(session.uid ?? "", `schools/${row.id}/figures`, schoolFields(row));
  const form = useForm(
    schoolForm,
    (entered, _, before) => {
      const { written, undo } = undoable(before ? changesBetween(before, entered, ["figures"]) : entered);
      void draft.sent(written);
      showToast(text.schoolSaved(entered.name), undo);
    },
    draft,
  );
  const { fieldErrors } = form;
  const kinds = KINDS_OF[row.track];

  return (
    <DraftForm
      className="school-details__part"
      label={text.figuresFormOf(row.name)}
      draft={draft}
      form={form}
      buttons={<SaveButton>{text.saveSchool}</SaveButton>}
    >
      <div className="school-details__fields">
        <Field label={text.name} name="name" maxLength={200} defaultValue={row.name} errors={fieldErrors.name} />
        {kinds.length > 1 ? (
          <SelectField
            label={text.kind}
            name="kind"
            defaultValue={row.kind}
            options={kinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
          />
        ) : (
          <input type="hidden" name="kind" value={row.kind} />
        )}
        <Field
          label={text.city}
          name="city"
          optional
          maxLength={100}
          defaultValue={row.city}
          errors={fieldErrors.city}
        />
        <SelectField
          label={text.state}
          name="state"
          optional
          defaultValue={row.state ?? ""}
          options={[
            { value: "", label: text.none },
            ...Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
      <FigureFields row={row} errors={fieldErrors} />
    </DraftForm>
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
    <>
      <div className="school-details__fields">
        <Part row={row} errors={errors} />
        <NumberField label={text.typicalGpa} name="gpa" value={figures.gpa} errors={errors} />
      </div>
      <div className="school-details__fields">
        <Field
          label={text.figuresDescribe}
          name="year"
          optional
          maxLength={120}
          defaultValue={figures.year}
          errors={errors.year}
          hint={text.suchAsFall}
        />
        <Field
          label={text.whereFound}
          name="source"
          optional
          maxLength={300}
          defaultValue={figures.source}
          errors={errors.source}
        />
      </div>
    </>
  );
}

function CollegeFields({ row: { figures }, errors }: FigureFieldsProps) {
  return (
    <>
      <NumberField label={text.admitted} name="admit_rate" value={figures.admit_rate} errors={errors} />
      <NumberField label={text.satLow} name="sat_low" value={figures.sat?.low} errors={errors} />
      <NumberField label={text.satHigh} name="sat_high" value={figures.sat?.high} errors={errors} />
      <NumberField label={text.actLow} name="act_low" value={figures.act?.low} errors={errors} />
      <NumberField label={text.actHigh} name="act_high" value={figures.act?.high} errors={errors} />
      <Choice type="checkbox" name="is_open_admission" defaultChecked={figures.is_open_admission}>
        {text.takesEveryone}
      </Choice>
      <ConflictNote name="is_open_admission" label={text.takesEveryone} say={() => text.takesEveryone} />
      <Choice type="checkbox" name="is_test_blind" defaultChecked={figures.is_test_blind}>
        {text.looksAtNoScores}
      </Choice>
      <ConflictNote name="is_test_blind" label={text.looksAtNoScores} say={() => text.looksAtNoScores} />
    </>
  );
}

function ProfessionalFields({ row: { figures, kind, control }, errors }: FigureFieldsProps) {
  return (
    <>
      {kind === "DDS" ? (
        <>
          <SelectField
            label={text.datScale}
            name="dat_scale"
            defaultValue={figures.dat?.scale ?? "200-600"}
            options={DAT_SCALES.map((scale) => ({ value: scale, label: scale }))}
          />
          <NumberField label={text.typicalDat} name="dat_aa" value={figures.dat?.aa} errors={errors} />
        </>
      ) : (
        <NumberField label={text.typicalMcat} name="mcat" value={figures.mcat} errors={errors} />
      )}
      <SelectField
        label={text.publicOrPrivate}
        name="control"
        optional
        defaultValue={control ?? ""}
        options={[
          { value: "", label: text.notKnown },
          { value: "public", label: text.publicSchool },
          { value: "private", label: text.privateSchool },
        ]}
      />
      <NumberField label={text.fromItsState} name="in_state_share" value={figures.in_state_share} errors={errors} />
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
