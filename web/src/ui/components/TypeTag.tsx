import type { ExperienceType } from "@domain/shared/experienceType";
import { typeNames } from "@text/experienceTypes";
import "./TypeTag.css";

/** Each type's data color, the same in every theme and screen. */
export const TYPE_COLORS: Readonly<Record<ExperienceType, number>> = {
  Volunteering: 1,
  Extracurriculars: 2,
  Research: 3,
  "Clinical Experience": 4,
  Shadowing: 5,
  Employment: 6,
  "Leadership & Awards": 7,
};

/** The name of a type next to its color. */
export function TypeTag({ type }: { type: ExperienceType }) {
  return (
    <span className="type-tag">
      <span className="type-tag__key" style={{ background: `var(--data-${TYPE_COLORS[type]})` }} aria-hidden />
      {typeNames[type]}
    </span>
  );
}
