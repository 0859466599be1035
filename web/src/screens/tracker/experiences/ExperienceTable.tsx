import type { DashboardItem } from "@domain/stage";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import * as text from "@text/tracker/experienceList";
import { memo, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { ExperienceTableRow } from "./ExperienceTableRow.tsx";
import type { ExperienceRow } from "./experienceRows.ts";
import type { Stars } from "./stars.ts";
import type { StoredExperience } from "./storedExperience.ts";
import type { RowActions } from "./useRowActions.ts";
import "../../../components/DataTable.css";
import "./ExperienceTable.css";

interface ExperienceTableProps {
  rows: readonly ExperienceRow<StoredExperience>[];
  track: DashboardItem;
  stars: Stars | null;
  actions: RowActions;
}

/** Before a row has been measured. */
const ROW_HEIGHT = 77;

const HEADINGS: Readonly<Record<DashboardItem, readonly [string, string]>> = {
  HS: [text.columns.grades, text.columns.rhythm],
  PM: [text.columns.dates, text.columns.anticipated],
  PD: [text.columns.dates, text.columns.anticipated],
};

/** The log as a table. Only the rows in sight are in the page, so a long log is as quick as a short one. */
export const ExperienceTable = memo(function ExperienceTable({ rows, track, stars, actions }: ExperienceTableProps) {
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

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.record.id ?? index,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const [when, rhythm] = HEADINGS[track];

  if (rows.length === 0) return <p className="experience-table__none">{text.nothingFits}</p>;
  return (
    <table
      ref={table}
      className="data-table data-table--stack experience-table"
      aria-rowcount={rows.length + 1}
      aria-label={text.logged}
    >
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{text.columns.experience}</th>
          <th scope="col">{text.columns.type}</th>
          <th scope="col">{when}</th>
          <th scope="col" className="data-table__end">
            {rhythm}
          </th>
          <th scope="col" className="data-table__end">
            {text.columns.hours}
          </th>
          <th scope="col">
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
              />
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
