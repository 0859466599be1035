import type { SharedScores } from "@domain/share/sharedPlan";
import { dayText } from "../../components/dayText.ts";
import { Tag } from "../../components/Tag.tsx";
import { keyed } from "./keyed.ts";

export function ScoresPart({ scores }: SharedScores) {
  return (
    <ul className="shared__rows">
      {keyed(scores, ({ name, day }) => name + day).map(([key, { name, day, kind, detail, result }]) => (
        <li key={key} className="shared__row shared__entry">
          <p className="shared__name">{name}</p>
          <p className="shared__figure">{result}</p>
          <p className="shared__meta">
            {day !== "" && <span>{dayText(day)}</span>}
            {kind !== "" && <Tag>{kind}</Tag>}
            {detail !== "" && <span>{detail}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
