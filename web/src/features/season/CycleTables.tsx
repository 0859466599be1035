import type { Cycle } from "@domain/season/cycle";
import { formatNumber } from "@domain/shared/language";
import * as text from "@text/tracker/season";
import "../../ui/components/DataTable.css";

/** The picture's numbers: every flow from one stage to the next. */
export function CycleTables({ cycle }: { cycle: Cycle }) {
  return (
    <table className="data-table cycle__table">
      <caption>{text.flowTable}</caption>
      <thead>
        <tr>
          <th scope="col">{text.from}</th>
          <th scope="col">{text.to}</th>
          <th scope="col" className="data-table__end">
            {text.schools}
          </th>
        </tr>
      </thead>
      <tbody>
        {cycle.flows.map(({ from, to, schools }) => (
          <tr key={`${from}-${to}`}>
            <th scope="row">{text.stages[from]}</th>
            <td>{text.stages[to]}</td>
            <td className="data-table__end">{formatNumber(schools)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
