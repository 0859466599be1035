import type { DashboardItem } from "@domain/shared/stage";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import * as text from "@text/tracker/experienceList";
import { memo, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { RowBoundary } from "../../../components/RowBoundary.tsx";
import type { ExperienceRecord } from "../../../stores/ExperiencesStore.ts";
import { ExperienceTableRow } from "./ExperienceTableRow.tsx";
import type { ExperienceRow } from "./experienceRows.ts";
import type { Stars } from "./stars.ts";
import type { Picking } from "./usePicking.ts";
import type { RowActions } from "./useRowActions.ts";
import "../../../components/DataTable.css";
import "./ExperienceTable.css";

interface ExperienceTableProps {
  rows: readonly ExperienceRow<ExperienceRecord>[];
  track: DashboardItem;
  stars: Stars | null;
  actions: RowActions;
  /** Null while nothing is selected by hand. */
  picking: Picking | null;
}

/** Of a row with two lines, which most are: what is expected before one has been measured. */
const ROW_HEIGHT = 68;

/** What says when, and what says how much. */
const COLUMNS: Readonly<Record<DashboardItem, readonly [keyof typeof text.columns, keyof typeof text.columns]>> = {
  HS: ["grades", "rhythm"],
  PM: ["dates", "anticipated"],
  PD: ["dates", "anticipated"],
};

/** So few are all in the page, where the browser's own search finds them. */
const FEW_ROWS = 40;

/** The log as a table. Of many rows only those in sight are in the page, so a long log is as quick as a short one. */
export const ExperienceTable = memo(function ExperienceTable({
  rows,
  track,
  stars,
  actions,
  picking,
}: ExperienceTableProps) {
  const { search } = useLocation();
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);

  // What stands above the list grows and shrinks.
  useLayoutEffect(() => {
    const place = () => setTop((table.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    place();
    return () => observer.disconnect();
  }, []);

  // Another function of this would make the virtualizer lay out all rows again.
  const keyOf = useCallback((index: number) => rows[index]?.record.id ?? index, [rows]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: rows.length <= FEW_ROWS ? FEW_ROWS : 6,
    scrollMargin: top,
    getItemKey: keyOf,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const [when, howMuch] = COLUMNS[track];

  if (rows.length === 0) return <p className="experience-table__none">{text.nothingFits}</p>;
  return (
    <table
      ref={table}
      className="data-table data-table--stack experience-table"
      data-picking={picking !== null || undefined}
      aria-rowcount={rows.length + 1}
      aria-label={text.logged}
    >
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{text.columns.experience}</th>
          <th scope="col" className="experience-table__type">
            {text.columns.type}
          </th>
          <th scope="col" className={`experience-table__${when}`}>
            {text.columns[when]}
          </th>
          <th scope="col" className={`data-table__end experience-table__${howMuch}`}>
            {text.columns[howMuch]}
          </th>
          <th scope="col" className="data-table__end experience-table__hours">
            {text.columns.hours}
          </th>
          <th scope="col" className="experience-table__tools">
            <span className="visually-hidden">{text.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {first && <Space height={first.start - top} />}
        {items.map(({ index, key }) => {
          const row = rows[index];
          return (
            row && (
              <RowBoundary key={key} as="tr" name={row.record.experienceName} of={row.record}>
                <ExperienceTableRow
                  ref={virtualizer.measureElement}
                  index={index}
                  row={row}
                  track={track}
                  stars={stars}
                  actions={actions}
                  search={search}
                  isPicked={picking?.ids.has(row.record.id) ?? false}
                  onPick={picking?.pick}
                />
              </RowBoundary>
            )
          );
        })}
        {last && <Space height={virtualizer.getTotalSize() - (last.end - top)} />}
      </tbody>
    </table>
  );
});

/** Stands for the rows that are out of sight. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr className="experience-table__space" aria-hidden style={{ height }} />;
}
