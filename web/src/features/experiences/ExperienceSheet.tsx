import { contactName } from "@domain/experience/contactName";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/sheets";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { PrintSheet } from "../../ui/components/PrintSheet.tsx";
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

/** The printed log: each experience with its hours and a line for its supervisor to sign, and the totals. */
export const ExperienceSheet = observer(function ExperienceSheet({ rows: latest, total, asOf }: ExperienceSheetProps) {
  const { user } = usePlan();
  // Deferred: with thousands of rows, the hidden sheet must not slow down the list on screen.
  const rows = useDeferredValue(latest, NO_ROWS);
  const sum = totalOf(rows);
  return (
    <PrintSheet title={text.experienceTitle(user.user?.display_name ?? "")}>
      <p>
        {text.hoursUpTo(dayText(asOf))} {rows.length < total && text.someOf(rows.length, total)}
      </p>
      <table className="print-table">
        <thead>
          <tr>
            <th scope="col">{text.experience}</th>
            <th scope="col">{text.type}</th>
            <th scope="col">{text.when}</th>
            <th scope="col" className="print-table__number">
              {text.done}
            </th>
            <th scope="col" className="print-table__number">
              {text.toCome}
            </th>
            <th scope="col" className="print-table__signature">
              {text.vouchedBy}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ record, hours }) => (
            <tr key={record.id}>
              <th scope="row">{[record.experienceName, record.organisationName].filter(Boolean).join(", ")}</th>
              <td className="print-table__words">{typeNames[record.type]}</td>
              <td>{datesText(record)}</td>
              <td className="print-table__number">{text.hours(hours.completed)}</td>
              <td className="print-table__number">{hours.anticipated > 0 && text.hours(hours.anticipated)}</td>
              <td>
                {contactName(record)}
                <span className="print-table__line" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className="print-block">
        <h2>{text.byType}</h2>
        <table className="print-table">
          <thead>
            <tr>
              <th scope="col">{text.type}</th>
              <th scope="col" className="print-table__number">
                {text.experiences}
              </th>
              <th scope="col" className="print-table__number">
                {text.done}
              </th>
              <th scope="col" className="print-table__number">
                {text.toCome}
              </th>
            </tr>
          </thead>
          <tbody>
            {totalsByType(rows).map(({ type, ...of }) => (
              <TotalLine key={type} label={typeNames[type]} {...of} />
            ))}
          </tbody>
          <tfoot>
            <TotalLine label={text.total} {...sum} />
          </tfoot>
        </table>
      </section>
      <p className="print-signatures">
        <span>{text.studentSignature}</span>
        <span>{text.date}</span>
      </p>
    </PrintSheet>
  );
});

function TotalLine({ label, count, completed, anticipated }: { label: string } & ReturnType<typeof totalOf>) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="print-table__number">{text.hours(count)}</td>
      <td className="print-table__number">{text.hours(completed)}</td>
      <td className="print-table__number">{anticipated > 0 && text.hours(anticipated)}</td>
    </tr>
  );
}
