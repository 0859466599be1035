import { shownFit } from "@domain/fit/fitCounts";
import { FIT_RULES } from "@domain/fit/fitRules";
import type { StudentNumbers } from "@domain/fit/schoolFit";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schools";
import { ArrowDown, ArrowUp } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Card } from "../../../components/Card.tsx";
import { RowBoundary } from "../../../components/RowBoundary.tsx";
import { RuleCard } from "../../../components/RuleCard.tsx";
import type { SchoolRecord } from "../../../stores/SchoolsStore.ts";
import { useStores } from "../../../stores/useStores.ts";
import { useAddress } from "../useAddress.ts";
import { ColumnPicker } from "./ColumnPicker.tsx";
import { SchoolRow } from "./SchoolRow.tsx";
import { type SortKey, type SortOrder, sortSchools } from "./sortSchools.ts";
import { useColumns } from "./useColumns.ts";
import "../../../components/DataTable.css";
import "./SchoolTable.css";

interface SchoolTableProps {
  track: DashboardItem;
  rows: readonly SchoolRecord[];
  numbers: StudentNumbers;
}

/** Every school a row; opened, it says everything about itself. Order and open school stand in the address. */
export const SchoolTable = observer(function SchoolTable({ track, rows, numbers }: SchoolTableProps) {
  const { session } = useStores();
  const [params, put] = useAddress();
  const { shown, toggle } = useColumns(session.uid ?? "", track);
  const headers: readonly SortKey[] = ["name", ...shown];
  const order = orderFrom(params.get("sort"), headers);
  const sorted = sortSchools(rows, order, (row) => shownFit(row, numbers));

  return (
    <Card
      className="card--clipped"
      heading={text.count(track, rows.length)}
      tools={
        <>
          <ColumnPicker track={track} shown={shown} onToggle={toggle} />
          <RuleCard rule={FIT_RULES[track]} />
        </>
      }
    >
      <div className="school-table__scroll">
        <table className="data-table data-table--stack school-table">
          <caption className="visually-hidden">{text.headings[track]}</caption>
          <thead>
            <tr>
              {headers.map((key) => (
                <SortHeader
                  key={key}
                  label={key === "name" ? text.columns.name[track] : text.columns[key]}
                  direction={order.key === key ? (order.descending ? "descending" : "ascending") : "none"}
                  onSort={() => put("sort", sortParam(key, order))}
                />
              ))}
              <th scope="col">
                <span className="visually-hidden">{text.actions}</span>
              </th>
            </tr>
          </thead>
          {sorted.map((row) => (
            <RowBoundary key={row.id} as="tbody" name={row.name} of={row}>
              <SchoolRow
                row={row}
                numbers={numbers}
                columns={shown}
                isOpen={params.get("school") === row.id}
                onToggle={(isOpen) => put("school", isOpen ? row.id : null)}
              />
            </RowBoundary>
          ))}
        </table>
      </div>
    </Card>
  );
});

interface SortHeaderProps {
  label: string;
  direction: "ascending" | "descending" | "none";
  onSort: () => void;
}

function SortHeader({ label, direction, onSort }: SortHeaderProps) {
  const Arrow = direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" className="school-table__sort" onClick={onSort}>
        {label}
        {direction !== "none" && <Arrow className="icon" aria-hidden />}
      </button>
    </th>
  );
}

/** `deadline` or `-deadline`; by name where the address says nothing, or a column that is not shown. */
function orderFrom(param: string | null, headers: readonly SortKey[]): SortOrder {
  const key = headers.find((known) => known === param?.replace("-", "")) ?? "name";
  return { key, descending: param?.startsWith("-") ?? false };
}

/** A second press on a column turns it around. */
function sortParam(key: SortKey, order: SortOrder): string {
  return order.key === key && !order.descending ? `-${key}` : key;
}
