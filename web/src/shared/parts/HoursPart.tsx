import type { SharedHours } from "@domain/share/sharedPlan";
import { formatNumber } from "@domain/shared/language";
import * as text from "@text/shared/page";
import { TypeTag } from "../../ui/components/TypeTag.tsx";
import { dayText } from "../../views/dayText.ts";
import { keyed } from "./keyed.ts";

type Experience = SharedHours["experiences"][number];

export function HoursPart({ as_of, types, experiences }: SharedHours) {
  const sum = (field: "count" | "completed" | "anticipated") =>
    formatNumber(types.reduce((total, each) => total + each[field], 0));
  return (
    <>
      {as_of !== "" && <p className="quiet">{text.hoursAsOf(dayText(as_of))}</p>}
      {types.length > 0 && (
        <div className="shared__wide">
          <table className="shared__table">
            <thead>
              <tr>
                <th scope="col">{text.type}</th>
                <th scope="col" className="shared__number">
                  {text.entries}
                </th>
                <th scope="col" className="shared__number">
                  {text.completed}
                </th>
                <th scope="col" className="shared__number">
                  {text.anticipated}
                </th>
              </tr>
            </thead>
            <tbody>
              {types.map(({ type, count, completed, anticipated }) => (
                <tr key={type}>
                  <th scope="row">
                    <TypeTag type={type} />
                  </th>
                  <td className="shared__number">{formatNumber(count)}</td>
                  <td className="shared__number">{formatNumber(completed)}</td>
                  <td className="shared__number">{formatNumber(anticipated)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{text.total}</th>
                <td className="shared__number">{sum("count")}</td>
                <td className="shared__number">{sum("completed")}</td>
                <td className="shared__number">{sum("anticipated")}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {experiences.length > 0 && (
        <div className="shared__group">
          <h3>{text.experiences}</h3>
          <ul className="shared__rows">
            {keyed(experiences, ({ name }) => name).map(([key, experience]) => (
              <ExperienceLine key={key} experience={experience} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function ExperienceLine({ experience }: { experience: Experience }) {
  const { name, type, organization, title, grades, completed, anticipated } = experience;
  const who = [title, organization].filter((word) => word !== "").join(", ");
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
