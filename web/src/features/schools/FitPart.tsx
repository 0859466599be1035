import { fitOf, type StudentNumbers } from "@domain/fit/schoolFit";
import { superscoredFit } from "@domain/fit/superscoredFit";
import { changesBetween } from "@domain/records/recordChanges";
import { FITS, type School } from "@domain/school/school";
import { DAT_CONCORDANCE_RULE } from "@domain/score/datConcordanceRule";
import { atMostCharacters } from "@domain/text/en/common";
import * as text from "@text/tracker/schoolDetails";
import * as words from "@text/tracker/schools";
import { observer } from "mobx-react-lite";
import * as z from "zod/mini";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { fitSentences, superscoreSentence } from "./fitSentences.ts";
import { NewerFigures } from "./NewerFigures.tsx";
import { SaveButton } from "./SaveButton.tsx";
import { SchoolFitTag } from "./SchoolFitTag.tsx";
import { useUndoableChange } from "./useUndoableChange.ts";
import { WhereToLook } from "./WhereToLook.tsx";

/** Why the school is a safety, a match or a reach, and the student's own choice instead. */
export const FitPart = observer(function FitPart({ row, numbers }: { row: SchoolRecord; numbers: StudentNumbers }) {
  const { scores, trackerSettings } = usePlan();
  const hidesScores = trackerSettings.settings.display_scores === false;
  const superscored = superscoredFit(row, numbers, scores.rows);
  const calculated = fitOf(row, numbers);
  const { year, source } = row.figures;
  return (
    <section className="school-details__part">
      <h3>{text.howItFits}</h3>
      <p className="school-details__fit">
        <SchoolFitTag row={row} numbers={numbers} ignoresOwnChoice />
        {calculated.comparisons.some(({ onNewScale }) => onNewScale) && <RuleCard rule={DAT_CONCORDANCE_RULE} />}
      </p>
      <ul className="school-details__reasons">
        {fitSentences(row, calculated, numbers, hidesScores).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {superscored && <li>{superscoreSentence(superscored, hidesScores)}</li>}
      </ul>
      <WhereToLook kind={row.kind} missing={calculated.missing} />
      {source !== "" && (
        <p className="school-details__source">
          {year === "" ? text.figuresFrom(source) : text.figuresOf(year, source)}
        </p>
      )}
      <NewerFigures row={row} />
      <OverrideForm row={row} />
    </section>
  );
});

/** No override. Drafts on students' devices contain this value, so it must not change. */
const CALCULATED = "reckoned";

const overrideForm = z.object({
  fit: z.enum([CALCULATED, ...FITS]),
  why: z.string().check(z.trim(), z.maxLength(500, atMostCharacters(500))),
});

const OverrideForm = observer(function OverrideForm({ row }: { row: SchoolRecord }) {
  const { session } = useStores();
  const showToast = useToast();
  const undoable = useUndoableChange(row);
  const stored = { fit: row.override?.fit ?? CALCULATED, why: row.override?.note ?? "" };
  const draft = useDraft(session.uid ?? "", `schools/${row.id}/fit`, stored);
  const form = useForm(
    overrideForm,
    ({ fit, why }) => {
      const override = fit === CALCULATED ? null : { fit, note: why };
      // The fit and its reason belong together, so they are written together.
      const { written, undo } = undoable(
        changesBetween<Pick<School, "override">>({ override: row.override }, { override }),
      );
      void draft.sent(written);
      showToast(fit === CALCULATED ? text.countsAsCalculated(row.name) : text.countsAsFit[fit](row.name), undo);
    },
    draft,
  );

  return (
    <DraftForm
      className="school-details__part"
      label={text.ownChoiceFor(row.name)}
      draft={draft}
      form={form}
      buttons={<SaveButton>{text.saveMyChoice}</SaveButton>}
    >
      <div className="school-details__fields">
        <SelectField
          label={text.countsAs}
          {...form.field("fit")}
          options={[
            { value: CALCULATED, label: text.asCalculated },
            ...FITS.map((fit) => ({ value: fit, label: words.fits[fit] })),
          ]}
        />
        <Field label={text.why} {...form.field("why")} optional maxLength={500} />
      </div>
    </DraftForm>
  );
});
