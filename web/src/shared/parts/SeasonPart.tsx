import type { SharedSeason } from "@domain/share/sharedPlan";
import * as text from "@text/shared/page";
import { TriangleAlert } from "lucide-react";
import { Notice } from "../../ui/components/Notice.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { dayText } from "../../views/dayText.ts";
import { FoldedRows } from "./FoldedRows.tsx";
import { keyed } from "./keyed.ts";

type SeasonSchool = SharedSeason["schools"][number];

export function SeasonPart({ schools, conflicts }: SharedSeason) {
  return (
    <>
      {conflicts.map((words) => (
        <Notice key={words} icon={TriangleAlert} tone="warn">
          {words}
        </Notice>
      ))}
      <FoldedRows of="schools" count={schools.length}>
        <ul className="shared__rows">
          {keyed(schools, ({ name }) => name).map(([key, school]) => (
            <SeasonLine key={key} school={school} />
          ))}
        </ul>
      </FoldedRows>
    </>
  );
}

function SeasonLine({ school: { name, standing, next, by, last_safe_day, interviews } }: { school: SeasonSchool }) {
  return (
    <li className="shared__row shared__entry">
      <p className="shared__name">{name}</p>
      <p className="shared__tags">{standing !== "" && <Tag>{standing}</Tag>}</p>
      <p className="shared__meta">
        {next !== "" && <span>{text.next(next)}</span>}
        {by !== null && <span>{text.by(dayText(by))}</span>}
        {last_safe_day !== null && <span>{text.lastSafeDay(dayText(last_safe_day))}</span>}
        {keyed(interviews, ({ day }) => day).map(([key, { day, format }]) => (
          <span key={key}>{text.interview(dayText(day), format)}</span>
        ))}
      </p>
    </li>
  );
}
