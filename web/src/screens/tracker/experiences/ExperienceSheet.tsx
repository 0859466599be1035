import { supervisorOf } from "@domain/experience/applicationEntry";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/sheets";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { dayText } from "../../../components/dayText.ts";
import { PrintSheet } from "../../../components/PrintSheet.tsx";
import { usePlan } from "../../../stores/usePlan.ts";
import type { ExperienceRow } from "./experienceRows.ts";
import { datesText } from "./whenText.ts";

const NO_ROWS: readonly ExperienceRow[] = [];

interface ExperienceSheetProps {
  /** All of them, whatever the list on the screen is narrowed down to. */
  rows: readonly ExperienceRow[];
  asOf: string;
}

/** The log on paper: every experience with its hours and a place to sign, the hours by type, and the total. */
export const ExperienceSheet = observer(function ExperienceSheet({ rows: latest, asOf }: ExperienceSheetProps) {
  const { user } = usePlan();
  // Nobody sees it yet: with thousands of rows it must not keep the list on the screen waiting.
  const rows = useDeferredValue(latest, NO_ROWS);
  const types = [...new Set(rows.map(({ record }) => record.type))];
  return (
    <PrintSheet title={text.experienceTitle(user.user?.display_name ?? "")}>
      <p>{text.hoursUpTo(dayText(asOf))}</p>
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
              <td>{typeNames[record.type]}</td>
              <td>{datesText(record)}</td>
              <td className="print-table__number">{text.hours(hours.completed)}</td>
              <td className="print-table__number">{hours.anticipated > 0 && text.hours(hours.anticipated)}</td>
              <td>{supervisorOf(record)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{text.byType}</h2>
      <table className="print-table">
        <tbody>
          {types.map((type) => (
            <HoursLine key={type} label={typeNames[type]} rows={rows.filter(({ record }) => record.type === type)} />
          ))}
          <HoursLine label={text.total} rows={rows} />
        </tbody>
      </table>
      <p className="print-signatures">
        <span>{text.studentSignature}</span>
        <span>{text.date}</span>
      </p>
    </PrintSheet>
  );
});

function HoursLine({ label, rows }: { label: string; rows: readonly ExperienceRow[] }) {
  const sum = rows.reduce((total, { hours }) => total + hours.completed, 0);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="print-table__number">{text.hours(Math.round(sum * 100) / 100)}</td>
    </tr>
  );
}
