import type { Hours } from "@domain/experience/experienceHours";
import type { ExperienceType } from "@domain/shared/experienceType";
import * as text from "@text/tracker/experienceList";
import { experiences } from "@text/tracker/hours";
import { filled } from "../../ui/components/filled.tsx";
import { TypeTag } from "../../ui/components/TypeTag.tsx";
import type { TypeTotal } from "../../views/experienceRows.ts";
import { shortHoursText } from "./hoursText.ts";
import "./TypeTotals.css";

interface TypeTotalsProps {
  totals: readonly TypeTotal[];
  chosen: ExperienceType | null;
  onChoose: (type: ExperienceType | null) => void;
}

/** The hours of each type. Pressing one filters the list to it; pressing it again shows all. */
export function TypeTotals({ totals, chosen, onChoose }: TypeTotalsProps) {
  return (
    <ul className="type-totals" data-count={totals.length} aria-label={text.hoursByType}>
      {totals.map(({ type, count, completed, anticipated }) => (
        <li key={type}>
          <button
            type="button"
            className="type-totals__type on-paper"
            aria-pressed={type === chosen}
            onClick={() => onChoose(type === chosen ? null : type)}
          >
            <TypeTag type={type} />
            <TypeHours completed={completed} anticipated={anticipated} />
            <span className="type-totals__count">{experiences(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function TypeHours({ completed, anticipated }: Hours) {
  const hours = <b className="type-totals__hours">{shortHoursText(completed)}</b>;
  return <span>{anticipated > 0 ? filled(text.withAnticipated(shortHoursText(anticipated)), { hours }) : hours}</span>;
}
