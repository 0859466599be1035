import type { Cycle, CycleStage } from "@domain/season/cycle";
import { formatNumber } from "@domain/shared/language";
import * as text from "@text/tracker/season";
import { RecordTable } from "../../ui/components/RecordTable.tsx";
import "../../ui/components/DataTable.css";

/** The picture's numbers: every flow from one stage to the next. */
export function CycleTables({ cycle, words }: { cycle: Cycle; words: Readonly<Record<CycleStage, string>> }) {
  return (
    <RecordTable
      className="data-table cycle__table"
      caption={text.flowTable}
      columns={[
        { heading: text.from, cell: ({ from }) => words[from] },
        { heading: text.to, cell: ({ to }) => words[to] },
        { heading: text.schools, className: "data-table__end", cell: ({ schools }) => formatNumber(schools) },
      ]}
      rows={cycle.flows}
      keyOf={({ from, to }) => `${from}-${to}`}
    />
  );
}
