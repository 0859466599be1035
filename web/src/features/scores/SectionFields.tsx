import type { Score, ScoreTest } from "@domain/score/score";
import { meanOf, sumOf } from "@domain/score/scoreResults";
import { SCALE_RULES } from "@domain/score/scoreRules";
import { type ScoreScale, type Section, scaleOf } from "@domain/score/scoreTests";
import * as text from "@text/tracker/scores";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import type { FieldOf } from "../../ui/forms/useForm.ts";
import { sectionField } from "./scoreForm.ts";

interface SectionFieldsProps {
  test: ScoreTest;
  /** Decides between the two scales of the DAT. */
  day: string;
  /** The current values of the fields. */
  typed: Score["values"];
  field: FieldOf<string>;
}

/** The section scores of a report, with their total. */
export function SectionFields({ test, day, typed, field }: SectionFieldsProps) {
  const scale = scaleOf(test, day);
  const required = scale.sections.filter(({ isOptional }) => !isOptional);
  const optional = scale.sections.filter(({ isOptional }) => isOptional);
  const fieldOf = (section: Section) => (
    <Field
      key={section.id}
      label={section.label}
      {...field(sectionField(section.id))}
      inputMode={section.step < 1 ? "decimal" : "numeric"}
      autoComplete="off"
      placeholder={text.range(section.low, section.high)}
      optional={section.isOptional}
    />
  );

  return (
    <div className="score-form__sections">
      <p className="score-form__rule">
        {(test === "DAT" ? text.onScaleOf : text.scaleOfTest)(text.testNames[test], scale.low, scale.high)}
        <RuleCard rule={SCALE_RULES[test]} />
      </p>
      <div className="score-form__pair">{required.map(fieldOf)}</div>
      <p className="score-form__total" role="status">
        {totalText(scale, typed)}
      </p>
      {optional.length > 0 && <div className="score-form__pair">{optional.map(fieldOf)}</div>}
    </div>
  );
}

const AVERAGED: Readonly<Partial<Record<ScoreTest, readonly string[]>>> = {
  ACT: ["E", "M", "R"],
  DAT: ["QR", "RC", "Bio", "GC", "OC"],
};

/** The calculated total, or the value that an average should have. */
function totalText(scale: ScoreScale, typed: Score["values"]): string {
  if (scale.result === "sum") {
    const total = sumOf(scale.sections, typed);
    return total === null || Number.isNaN(total) ? text.totalToCome : text.total(total);
  }
  const ids = AVERAGED[scale.test];
  const mean = ids ? meanOf(typed, ids, scale.step) : null;
  if (!ids || mean === null || Number.isNaN(mean)) return "";
  return text.averageToEnter(ids.join(", "), mean);
}
