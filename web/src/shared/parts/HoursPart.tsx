import type { SharedHours } from "@domain/share/sharedPlan";
import { formatNumber, isolated } from "@domain/shared/language";
import * as text from "@text/shared/page";
import { type Columns, RecordTable } from "../../ui/components/RecordTable.tsx";
import { TypeTag } from "../../ui/components/TypeTag.tsx";
import { dayText } from "../../views/dayText.ts";
import { FoldedRows } from "./FoldedRows.tsx";
import { keyed } from "./keyed.ts";

type Experience = SharedHours["experiences"][number];

type TypeRow = Omit<SharedHours["types"][number], "type"> & {
  /** Null in the row of the total. */
  readonly type: Experience["type"] | null;
};

const TYPE_COLUMNS: Columns<TypeRow> = [
  { heading: text.type, cell: ({ type }) => (type === null ? text.total : <TypeTag type={type} />) },
  { heading: text.entries, className: "shared__number", cell: ({ count }) => formatNumber(count) },
  { heading: text.completed, className: "shared__number", cell: ({ completed }) => formatNumber(completed) },
  { heading: text.anticipated, className: "shared__number", cell: ({ anticipated }) => formatNumber(anticipated) },
];

export function HoursPart({ as_of, types, experiences }: SharedHours) {
  const sum = (field: "count" | "completed" | "anticipated") => types.reduce((total, each) => total + each[field], 0);
  return (
    <>
      {as_of !== "" && <p className="quiet">{text.hoursAsOf(dayText(as_of))}</p>}
      {types.length > 0 && (
        <div className="shared__wide">
          <RecordTable
            className="shared__table"
            columns={TYPE_COLUMNS}
            rows={types}
            keyOf={({ type }) => type ?? text.total}
            total={{ type: null, count: sum("count"), completed: sum("completed"), anticipated: sum("anticipated") }}
          />
        </div>
      )}
      {experiences.length > 0 && (
        <div className="shared__group">
          <h3>{text.experiences}</h3>
          <FoldedRows of="experiences" count={experiences.length}>
            <ul className="shared__rows">
              {keyed(experiences, ({ name }) => name).map(([key, experience]) => (
                <ExperienceLine key={key} experience={experience} />
              ))}
            </ul>
          </FoldedRows>
        </div>
      )}
    </>
  );
}

function ExperienceLine({ experience }: { experience: Experience }) {
  const { name, type, organization, title, grades, completed, anticipated } = experience;
  const who = [title, organization]
    .filter((word) => word !== "")
    .map(isolated)
    .join(", ");
  return (
    <li className="shared__row shared__entry">
      <p className="shared__name">{name}</p>
      <p className="shared__figure">
        {text.hoursOf(completed)}
        {anticipated > 0 && (
          <span className="shared__meta"> {text.hoursAnticipated(`+${formatNumber(anticipated)}`)}</span>
        )}
      </p>
      <p className="shared__meta">
        <TypeTag type={type} />
        {who !== "" && <span>{who}</span>}
        {spanOf(experience) !== "" && <span>{spanOf(experience)}</span>}
        {grades !== "" && <span>{text.grades(grades)}</span>}
      </p>
    </li>
  );
}

function spanOf({ start, end, is_current }: Experience): string {
  const from = start === null ? "" : dayText(start);
  const to = is_current ? text.now : end === null ? "" : dayText(end);
  return from !== "" && to !== "" ? text.fromTo(from, to) : from || to;
}
