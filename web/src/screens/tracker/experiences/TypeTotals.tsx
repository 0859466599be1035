import type { ExperienceType } from "@domain/experienceType";
import { TypeTag } from "../../../components/TypeTag.tsx";
import type { TypeTotal } from "./experienceRows.ts";
import { countText, numberText } from "./hoursText.ts";
import "./TypeTotals.css";

interface TypeTotalsProps {
  totals: readonly TypeTotal[];
  chosen: ExperienceType | null;
  onChoose: (type: ExperienceType | null) => void;
}

/** The hours of each type; pressing one shows only its experiences, pressing it again all. */
export function TypeTotals({ totals, chosen, onChoose }: TypeTotalsProps) {
  return (
    <ul className="type-totals" aria-label="Hours by type">
      {totals.map(({ type, count, completed, anticipated }) => (
        <li key={type}>
          <button
            type="button"
            className="type-totals__type"
            aria-pressed={type === chosen}
            onClick={() => onChoose(type === chosen ? null : type)}
          >
            <TypeTag type={type} />
            <span>
              <b className="type-totals__hours">{numberText(completed)} h</b>
              {anticipated > 0 && ` + ${numberText(anticipated)} h anticipated`}
            </span>
            <span className="type-totals__count">{countText(count, "experience")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
