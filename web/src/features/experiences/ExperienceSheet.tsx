import { contactName } from "@domain/experience/contactName";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/sheets";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { PrintSheet } from "../../ui/components/PrintSheet.tsx";
import { type Columns, RecordTable } from "../../ui/components/RecordTable.tsx";
import { dayText } from "../../views/dayText.ts";
import { type ExperienceRow, totalOf, totalsByType } from "../../views/experienceRows.ts";
import { datesText } from "../../views/whenText.ts";

const NO_ROWS: readonly ExperienceRow[] = [];

interface ExperienceSheetProps {
  /** As filtered and sorted on screen. */
  rows: readonly ExperienceRow[];
  /** The number of all experiences, shown or not. */
  total: number;
  asOf: string;
}

const COLUMNS: Columns<ExperienceRow> = [
  {
    heading: text.experience,
    cell: ({ record }) => [record.experienceName, record.organisationName].filter(Boolean).join(", "),
  },
  { heading: text.type, className: "print-table__words", cell: ({ record }) => typeNames[record.type] },
  { heading: text.when, cell: ({ record }) => datesText(record) },
  { heading: text.done, className: "print-table__number", cell: ({ hours }) => text.hours(hours.completed) },
  {
    heading: text.toCome,
    className: "print-table__number",
    cell: ({ hours }) => hours.anticipated > 0 && text.hours(hours.anticipated),
  },
  {
    heading: text.vouchedBy,
    className: "print-table__signature",
    cell: ({ record }) => (
      <>
        {contactName(record)}
        <span className="print-table__line" />
      </>
    ),
  },
];

type TotalRow = { readonly label: string } & ReturnType<typeof totalOf>;

const TOTAL_COLUMNS: Columns<TotalRow> = [
  { heading: text.type, cell: ({ label }) => label },
  { heading: text.experiences, className: "print-table__number", cell: ({ count }) => text.hours(count) },
  { heading: text.done, className: "print-table__number", cell: ({ completed }) => text.hours(completed) },
  {
    heading: text.toCome,
    className: "print-table__number",
    cell: ({ anticipated }) => anticipated > 0 && text.hours(anticipated),
  },
];

/** The printed log: each experience with its hours and a line for its supervisor to sign, and the totals. */
export const ExperienceSheet = observer(function ExperienceSheet({ rows: latest, total, asOf }: ExperienceSheetProps) {
  const { user } = usePlan();
  // Deferred: with thousands of rows, the hidden sheet must not slow down the list on screen.
  const rows = useDeferredValue(latest, NO_ROWS);
  return (
    <PrintSheet title={text.experienceTitle(user.user?.display_name ?? "")}>
      <p>
        {text.hoursUpTo(dayText(asOf))} {rows.length < total && text.someOf(rows.length, total)}
      </p>
      <RecordTable className="print-table" columns={COLUMNS} rows={rows} keyOf={({ record }) => record.id} />
      <section className="print-block">
        <h2>{text.byType}</h2>
        <RecordTable
          className="print-table"
          columns={TOTAL_COLUMNS}
          rows={totalsByType(rows).map(({ type, ...of }) => ({ label: typeNames[type], ...of }))}
          keyOf={({ label }) => label}
          total={{ label: text.total, ...totalOf(rows) }}
        />
      </section>
      <p className="print-signatures">
        <span>{text.studentSignature}</span>
        <span>{text.date}</span>
      </p>
    </PrintSheet>
  );
});
