import type { SharedScores } from "@domain/share/sharedPlan";
import { Tag } from "../../ui/components/Tag.tsx";
import { dayText } from "../../views/dayText.ts";
import { FoldedRows } from "./FoldedRows.tsx";
import { keyed } from "./keyed.ts";

export function ScoresPart({ scores }: SharedScores) {
  return (
    <FoldedRows of="scores" count={scores.length}>
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
    </FoldedRows>
  );
}
