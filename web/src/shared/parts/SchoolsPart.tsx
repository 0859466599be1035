import type { SharedSchools } from "@domain/share/sharedPlan";
import * as text from "@text/shared/page";
import { Tag } from "../../ui/components/Tag.tsx";
import { dayText } from "../../views/dayText.ts";
import { FoldedRows } from "./FoldedRows.tsx";
import { keyed } from "./keyed.ts";

type School = SharedSchools["schools"][number];

export function SchoolsPart({ schools }: SharedSchools) {
  return (
    <FoldedRows of="schools" count={schools.length}>
      <ul className="shared__rows">
        {keyed(schools, ({ name }) => name).map(([key, school]) => (
          <SchoolLine key={key} school={school} />
        ))}
      </ul>
    </FoldedRows>
  );
}

function SchoolLine({ school: { name, place, fit, fit_words, status, outcome, deadlines } }: { school: School }) {
  return (
    <li className="shared__row shared__entry">
      <div>
        <p className="shared__name">{name}</p>
        {place !== "" && <p className="shared__meta">{place}</p>}
      </div>
      <p className="shared__tags">
        {outcome !== "" && <Tag tone="ok">{outcome}</Tag>}
        {status !== "" && <Tag>{status}</Tag>}
      </p>
      {fit_words !== "" && (
        <p className="shared__meta">
          {fit && <span className="shared__fit" data-fit={fit} />}
          {fit_words}
        </p>
      )}
      {deadlines.length > 0 && (
        <ul className="shared__meta shared__deadlines" aria-label={text.deadlines}>
          {keyed(deadlines, ({ label, day }) => label + day).map(([key, { label, day, is_done }]) => {
            const words = `${label} ${dayText(day)}`;
            return <li key={key}>{is_done ? text.deadlineDone(words) : words}</li>;
          })}
        </ul>
      )}
    </li>
  );
}
