import { COUNTING_RULE, fancyMarksIn, fitOf, lengthInForm, plainText } from "@domain/application/formCharacters";
import { FORM_LIMITS } from "@domain/application/formLimits";
import * as say from "@text/tracker/experienceForm";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { FieldPrivacyNotes } from "../../ui/forms/FieldPrivacyNotes.tsx";
import type { TextControl } from "../../ui/forms/TextNote.tsx";
import { typeInto } from "../../ui/forms/typedFields.ts";
import type { TextLimit } from "./limitsOf.ts";

interface TextFitProps {
  text: string;
  field: TextControl | null;
  limits: readonly TextLimit[];
}

/** The share of a limit from which the counter warns. */
const NEAR = 0.9;

/**
 * Whether a text fits the applications it may go to, whether they accept all its characters, and whether it could
 * identify a patient.
 */
export function TextFit({ text, field, limits }: TextFitProps) {
  const marks = fancyMarksIn(text);
  const [own] = limits;
  return (
    <>
      <div className="text-fit">
        <TextCount text={text} limits={limits} />
        <RuleCard rule={COUNTING_RULE} and={own && FORM_LIMITS[own[0]].rule} />
      </div>
      {marks > 0 && (
        <div className="text-fit">
          {say.marksMayNotArrive(marks)}
          <button type="button" className="text-fit__plain" onClick={() => field && typeInto(field, plainText(text))}>
            {say.makePlain}
          </button>
        </div>
      )}
      <FieldPrivacyNotes text={text} field={field} />
    </>
  );
}

/** The counter only, for a single-line field. Announced once when the text gets too long, not at each key press. */
export function TextCount({ text, limits }: Pick<TextFitProps, "text" | "limits">) {
  const state = stateOf(text, limits);
  return (
    <>
      <span className="text-fit__count" data-state={state}>
        {fitOf(text, limits)}
      </span>
      <span className="visually-hidden" role="status">
        {state === "over" && say.tooLong}
      </span>
    </>
  );
}

function stateOf(text: string, limits: readonly TextLimit[]): "over" | "near" | undefined {
  const length = lengthInForm(text);
  if (limits.some(([, limit]) => length > limit)) return "over";
  return limits.some(([, limit]) => length >= limit * NEAR) ? "near" : undefined;
}
