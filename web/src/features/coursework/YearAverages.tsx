import { type GpaResult, gpaText } from "@domain/gpa/gpa";
import { partOf } from "@text/tracker/coursework";
import * as text from "@text/tracker/courseworkDetails";
import "../../ui/components/DataTable.css";

interface YearAveragesProps {
  done: readonly GpaResult[];
}

/** Every average by year, the oldest first, so that a column shows the trend. */
export function YearAverages({ done }: YearAveragesProps) {
  const years = done[0]?.years.map(({ year }) => year) ?? [];
  const columns = done.flatMap(({ rulebook, years: own }) =>
    rulebook.averages.map(({ id, label }) => ({
      key: `${rulebook.id}-${id}`,
      label: rulebook.averages.length > 1 ? partOf(rulebook.name, label) : rulebook.name,
      gpas: own.map(({ averages }) => averages.find((average) => average.id === id)?.gpa ?? null),
    })),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a section that scrolls sideways must be focusable.
    <section className="coursework__scroll" aria-label={text.byAcademicYear} tabIndex={0}>
      <table className="data-table data-table--striped">
        <caption className="visually-hidden">{text.byAcademicYearBegins}</caption>
        <thead>
          <tr>
            <th scope="col">{text.year}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className="data-table__end">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year, at) => (
            <tr key={year}>
              <th scope="row" className="coursework__year">
                {year}
              </th>
              {columns.map(({ key, gpas }) => (
                <td key={key} className="data-table__end">
                  {gpaText(gpas[at] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
