import type { Score, ScoreTest } from "@domain/score";
import { meanOf, sumOf } from "@domain/scoreResults";
import { SCALE_RULES } from "@domain/scoreRules";
import { type ScoreScale, type Section, scaleOf } from "@domain/scoreTests";
import { RuleCard } from "../../../components/RuleCard.tsx";
import { Field } from "../../../forms/Field.tsx";
import { sectionField } from "./scoreForm.ts";

interface SectionFieldsProps {
  test: ScoreTest;
  /** Decides between the two scales of the DAT. */
  day: string;
  /** What stands in the fields now. */
  typed: Score["values"];
  stored: Score["values"];
  errors: Readonly<Partial<Record<string, string>>>;
}

/** The numbers of a report, with their total. */
export function SectionFields({ test, day, typed, stored, errors }: SectionFieldsProps) {
  const scale = scaleOf(test, day);
  const required = scale.sections.filter(({ isOptional }) => !isOptional);
  const optional = scale.sections.filter(({ isOptional }) => isOptional);
  const fieldOf = (section: Section) => (
    <Field
      key={section.id}
      label={section.label}
      name={sectionField(section.id)}
      inputMode={section.step < 1 ? "decimal" : "numeric"}
      autoComplete="off"
      placeholder={`${section.low} to ${section.high}`}
      optional={section.isOptional}
      defaultValue={stored[section.id] ?? ""}
      errors={errors[sectionField(section.id)]}
    />
  );

  return (
    <div className="score-form__sections">
      <p className="score-form__rule">
        {test === "DAT"
          ? `DAT on the scale of ${scale.low} to ${scale.high}`
          : `${test}: ${scale.low} to ${scale.high}`}
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

/** The total as it is filled in, or what an average should come to. */
function totalText(scale: ScoreScale, typed: Score["values"]): string {
  if (scale.result === "sum") {
    const total = sumOf(scale.sections, typed);
    return total === null || Number.isNaN(total) ? "Total: fills in from the sections" : `Total: ${total}`;
  }
  const ids = AVERAGED[scale.test];
  const mean = ids ? meanOf(typed, ids, scale.step) : null;
  if (!ids || mean === null || Number.isNaN(mean)) return "";
  return `${ids.join(", ")} average ${mean}. Enter what your report says.`;
}
