import type { DashboardItem } from "@domain/shared/stage";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/experienceList";
import { yesOrNo } from "@text/tracker/exporting";
import { starred } from "@text/tracker/stars";
import type { Table } from "../../ui/csv/csvText.ts";
import type { ExperienceRow } from "../../views/experienceRows.ts";
import type { Stars } from "../../views/stars.ts";
import { gradesText } from "../../views/whenText.ts";

/** The rows as the list shows them, in its order, with a cell for each part of a column. Days are `2026-11-22`. */
export function exportedExperiences(rows: readonly ExperienceRow[], track: DashboardItem, stars: Stars | null): Table {
  const { columns, exported } = text;
  const when =
    track === "HS"
      ? [columns.grades, exported.hoursPerWeek, exported.weeksPerYear]
      : [exported.start, exported.end, exported.anticipatedHours];
  return [
    [
      columns.experience,
      exported.position,
      exported.organization,
      columns.type,
      ...when,
      columns.hours,
      ...(stars ? [starred[stars.kind].heading] : []),
    ],
    ...rows.map((row) => [
      row.record.experienceName,
      row.record.title,
      row.record.organisationName,
      typeNames[row.record.type],
      ...whenCells(row, track),
      cell(row.hours.completed),
      ...(stars ? [yesOrNo(row.record.meaningfulExperiences)] : []),
    ]),
  ];
}

function whenCells({ record, hours }: ExperienceRow, track: DashboardItem): readonly string[] {
  if (track === "HS") return [gradesText(record), cell(record.hoursPerWeek), cell(record.weeksPerYear)];
  const end = record.isCurrent ? text.now : (record.endDate ?? "");
  return [record.startDate ?? "", end, hours.anticipated > 0 ? cell(hours.anticipated) : ""];
}

/** Without separators for thousands, which spreadsheets may read as text. Two decimals at most. */
function cell(value: number | null): string {
  return value === null ? "" : String(Math.round(value * 100) / 100);
}
