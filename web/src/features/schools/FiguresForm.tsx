import { changesBetween } from "@domain/records/recordChanges";
import { KINDS_OF, type SchoolKind } from "@domain/school/school";
import { DAT_SCALES } from "@domain/school/schoolFigures";
import { US_STATES } from "@domain/school/usStateNames";
import * as text from "@text/tracker/schoolDetails";
import { observer } from "mobx-react-lite";
import { type ComponentProps, useState } from "react";
import type * as z from "zod/mini";
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
import { type FieldOf, useForm } from "../../ui/forms/useForm.ts";
import { SaveButton } from "./SaveButton.tsx";
import { schoolFields, schoolForm } from "./schoolForm.ts";
import { useUndoableChange } from "./useUndoableChange.ts";

/** The school's published figures. The student can correct them, or enter them if the catalog does not have them. */
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
  const { field } = form;
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
        <Field label={text.name} {...field("name")} maxLength={200} />
        {kinds.length > 1 ? (
          <SelectField
            label={text.kind}
            {...field("kind")}
            options={kinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
          />
        ) : (
          <input type="hidden" name="kind" value={row.kind} />
        )}
        <Field label={text.city} {...field("city")} optional maxLength={100} />
        <SelectField
          label={text.state}
          {...field("state")}
          optional
          options={[
            { value: "", label: text.none },
            ...Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
      <FigureFields row={row} field={field} />
    </DraftForm>
  );
}

interface FigureFieldsProps {
  row: SchoolRecord;
  field: FieldOf<keyof z.input<typeof schoolForm> & string>;
}

const PARTS: Readonly<Record<SchoolKind, (props: FigureFieldsProps) => React.JSX.Element>> = {
  UG: CollegeFields,
  MD: ProfessionalFields,
  DO: ProfessionalFields,
  DDS: ProfessionalFields,
};

function FigureFields({ row, field }: FigureFieldsProps) {
  const Part = PARTS[row.kind];
  return (
    <>
      <div className="school-details__fields">
        <Part row={row} field={field} />
        <NumberField label={text.typicalGpa} {...field("gpa")} />
      </div>
      <div className="school-details__fields">
        <Field label={text.figuresDescribe} {...field("year")} optional maxLength={120} hint={text.suchAsFall} />
        <Field label={text.whereFound} {...field("source")} optional maxLength={300} />
      </div>
    </>
  );
}

function CollegeFields({ row: { figures }, field }: FigureFieldsProps) {
  return (
    <>
      <NumberField label={text.admitted} {...field("admit_rate")} />
      <NumberField label={text.satLow} {...field("sat_low")} />
      <NumberField label={text.satHigh} {...field("sat_high")} />
      <NumberField label={text.actLow} {...field("act_low")} />
      <NumberField label={text.actHigh} {...field("act_high")} />
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

function ProfessionalFields({ row: { kind }, field }: FigureFieldsProps) {
  return (
    <>
      {kind === "DDS" ? (
        <>
          <SelectField
            label={text.datScale}
            {...field("dat_scale")}
            options={DAT_SCALES.map((scale) => ({ value: scale, label: scale }))}
          />
          <NumberField label={text.typicalDat} {...field("dat_aa")} />
        </>
      ) : (
        <NumberField label={text.typicalMcat} {...field("mcat")} />
      )}
      <SelectField
        label={text.publicOrPrivate}
        {...field("control")}
        optional
        options={[
          { value: "", label: text.notKnown },
          { value: "public", label: text.publicSchool },
          { value: "private", label: text.privateSchool },
        ]}
      />
      <NumberField label={text.fromItsState} {...field("in_state_share")} />
    </>
  );
}

function NumberField(props: ComponentProps<typeof Field>) {
  return <Field {...props} optional inputMode="decimal" />;
}
