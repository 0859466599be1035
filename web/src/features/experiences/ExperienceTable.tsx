import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/experienceList";
import { memo, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { ExperienceRow } from "../../views/experienceRows.ts";
import type { Stars } from "../../views/stars.ts";
import type { ExperienceRecord } from "./ExperiencesStore.ts";
import { ExperienceTableRow } from "./ExperienceTableRow.tsx";
import type { Picking } from "./usePicking.ts";
import type { RowActions } from "./useRowActions.ts";
import { useRowVirtualizer } from "./useRowVirtualizer.ts";
import "../../ui/components/DataTable.css";
import "./ExperienceTable.css";

interface ExperienceTableProps {
  rows: readonly ExperienceRow<ExperienceRecord>[];
  track: DashboardItem;
  stars: Stars | null;
  actions: RowActions;
  /** Null unless the student is selecting rows. */
  picking: Picking | null;
}

/** The columns for time and amount. */
const COLUMNS: Readonly<Record<DashboardItem, readonly [keyof typeof text.columns, keyof typeof text.columns]>> = {
  HS: ["grades", "rhythm"],
  PM: ["dates", "anticipated"],
  PD: ["dates", "anticipated"],
};

/** The log as a table. Long logs are virtualized: only rows near the view are rendered, so they are as fast as short ones. */
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

  // The height of what is above the list changes.
  useLayoutEffect(() => {
    const place = () => setTop((table.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    place();
    return () => observer.disconnect();
  }, []);

  // A new function would make the virtualizer measure all rows again.
  const keyOf = useCallback((index: number) => rows[index]?.record.id ?? index, [rows]);
  const virtualizer = useRowVirtualizer({ count: rows.length, keyOf, top });
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
              <ExperienceTableRow
                key={key}
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
            )
          );
        })}
        {last && <Space height={virtualizer.getTotalSize() - (last.end - top)} />}
      </tbody>
    </table>
  );
});

/** Takes the place of rows outside the view. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr className="experience-table__space" aria-hidden style={{ height }} />;
}
