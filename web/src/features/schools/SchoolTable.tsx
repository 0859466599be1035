import { shownFit } from "@domain/fit/fitCounts";
import { FIT_RULES } from "@domain/fit/fitRules";
import type { StudentNumbers } from "@domain/fit/schoolFit";
import type { DashboardItem } from "@domain/shared/stage";
import * as comparing from "@text/tracker/compareSchools";
import * as filterText from "@text/tracker/schoolFilters";
import * as text from "@text/tracker/schools";
import { ArrowDown, ArrowUp, Columns3, SlidersHorizontal } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type Ref, useId, useState } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { onDemand, preparing } from "../../ui/components/onDemand.tsx";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { ExportCsv } from "../../ui/csv/ExportCsv.tsx";
import { useAddress } from "../../ui/useAddress.ts";
import { useOpenRecord } from "../../ui/useOpenRecord.ts";
import { ColumnPicker } from "./ColumnPicker.tsx";
import { COMPARED_LIMIT, comparedNow } from "./comparison.ts";
import { exportedSchools } from "./exportedSchools.ts";
import type { SchoolFiltersProps } from "./SchoolFilters.tsx";
import { SchoolRow } from "./SchoolRow.tsx";
import { SchoolSheet } from "./SchoolSheet.tsx";
import { type SortKey, type SortOrder, sortSchools } from "./sortSchools.ts";
import { useColumns } from "./useColumns.ts";
import { useNextDays } from "./useNextDays.ts";
import { useSchoolFilter } from "./useSchoolFilter.ts";
import "../../ui/components/DataTable.css";
import "./SchoolTable.css";

interface SchoolTableProps {
  headingRef: Ref<HTMLSpanElement>;
  track: DashboardItem;
  rows: readonly SchoolRecord[];
  numbers: StudentNumbers;
  /** The schools side by side; null while none are compared. */
  compared: readonly SchoolRecord[] | null;
  onCompare: (compared: readonly SchoolRecord[]) => void;
  onStopComparing: () => void;
}

const FILE_NAMES: Readonly<Record<DashboardItem, string>> = {
  HS: "colleges",
  PM: "medical-schools",
  PD: "dental-schools",
};

/** Loaded when the student is about to filter, or with a filtered address. */
const SchoolFilters = onDemand<SchoolFiltersProps>(async () => (await import("./SchoolFilters.tsx")).SchoolFilters);

/**
 * A row for each school, which expands to its details. The sort order, the filters and the open school are in the
 * address. The printed list has the same schools in the same order.
 */
export const SchoolTable = observer(function SchoolTable({
  headingRef,
  track,
  rows,
  numbers,
  compared,
  onCompare,
  onStopComparing,
}: SchoolTableProps) {
  const { session } = useStores();
  const showToast = useToast();
  const [params, put] = useAddress();
  const [openId, open] = useOpenRecord("school");
  const { shown, toggle } = useColumns(session.uid ?? "", track);
  const headers: readonly SortKey[] = ["name", ...shown];
  const order = orderFrom(params.get("sort"), headers);
  const filtering = useSchoolFilter(rows, track, numbers);
  const [showsFilters, setShowsFilters] = useState(filtering.isFiltered);
  const filtersId = useId();
  const nextOf = useNextDays(track);
  const sorted = sortSchools(filtering.shown, order, {
    fitOf: (row) => shownFit(row, numbers),
    dueOf: (row) => nextOf(row)?.day ?? null,
  });

  function handleCompare(row: SchoolRecord) {
    const chosen = comparedNow(rows);
    if (chosen.includes(row)) return onCompare(chosen.filter((other) => other !== row));
    if (chosen.length >= COMPARED_LIMIT) return showToast(comparing.full(COMPARED_LIMIT));
    onCompare([...chosen, row]);
    showToast(comparing.added(row.name, chosen.length + 1, COMPARED_LIMIT));
  }

  return (
    <>
      <Card
        className="card--clipped"
        heading={
          <span ref={headingRef} tabIndex={-1}>
            {text.count(track, rows.length)}
          </span>
        }
        tools={
          <>
            <Button
              variant="text"
              aria-expanded={showsFilters}
              aria-controls={filtersId}
              {...preparing(SchoolFilters)}
              onClick={() => setShowsFilters(!showsFilters)}
            >
              <SlidersHorizontal className="icon" aria-hidden />
              {filtering.count > 0 ? filterText.filtersOn(filtering.count) : filterText.filters}
            </Button>
            {rows.length > 1 && (
              <Button
                variant="text"
                aria-expanded={compared !== null}
                onClick={() => (compared === null ? onCompare([]) : onStopComparing())}
              >
                <Columns3 className="icon" aria-hidden />
                {comparing.compare}
              </Button>
            )}
            <ExportCsv name={FILE_NAMES[track]} table={() => exportedSchools(sorted, track, shown, numbers, nextOf)} />
            <ColumnPicker track={track} shown={shown} onToggle={toggle} />
            <RuleCard rule={FIT_RULES[track]} />
          </>
        }
      >
        <div id={filtersId} hidden={!showsFilters}>
          {showsFilters && (
            <SchoolFilters track={track} rows={rows} filtering={filtering} hasHome={numbers.homeState !== null} />
          )}
        </div>
        {sorted.length === 0 && <p className="card__body quiet">{filterText.noneFits}</p>}
        <div className="school-table__scroll" hidden={sorted.length === 0}>
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
                  next={nextOf(row)}
                  isCompared={compared?.includes(row) ?? false}
                  onCompare={rows.length > 1 ? () => handleCompare(row) : null}
                  isOpen={openId === row.id}
                  onToggle={(isOpen) => open(isOpen ? row.id : null)}
                />
              </RowBoundary>
            ))}
          </table>
        </div>
      </Card>
      <CardBoundary name={text.ownSchools[track]}>
        <SchoolSheet track={track} rows={sorted} numbers={numbers} />
      </CardBoundary>
    </>
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
      <button type="button" className="school-table__sort on-paper" onClick={onSort}>
        {label}
        {direction !== "none" && <Arrow className="icon" aria-hidden />}
      </button>
    </th>
  );
}

/** `deadline` or `-deadline`. By name if the address names no column, or one that is hidden. */
function orderFrom(param: string | null, headers: readonly SortKey[]): SortOrder {
  const key = headers.find((known) => known === param?.replace("-", "")) ?? "name";
  return { key, descending: param?.startsWith("-") ?? false };
}

/** A second press on a column reverses the order. */
function sortParam(key: SortKey, order: SortOrder): string {
  return order.key === key && !order.descending ? `-${key}` : key;
}
