import type { StudentNumbers } from "@domain/fit/schoolFit";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/compareSchools";
import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { type ComparedCell, comparedRows, type NumberedSource, numberOfSource, sourcesOf } from "./comparedFigures.ts";
import { COMPARED_LIMIT, comparedNow } from "./comparison.ts";
import { useListFacts } from "./useListFacts.ts";
import { useNextDays } from "./useNextDays.ts";
import "./CompareCard.css";

export interface CompareCardProps {
  track: DashboardItem;
  /** All schools of the track. */
  rows: readonly SchoolRecord[];
  compared: readonly SchoolRecord[];
  numbers: StudentNumbers;
  onCompare: (compared: readonly SchoolRecord[]) => void;
  onClose: () => void;
}

/** Up to four schools side by side: a column for each. On a narrow page, the columns scroll sideways, one at a time. */
export function CompareCard({ track, rows, compared, numbers, onCompare, onClose }: CompareCardProps) {
  const { value: facts, failure, retry } = useListFacts(compared, compared.length > 0);
  const body = useRef<HTMLDivElement>(null);
  const others = rows.filter((row) => !compared.includes(row)).toSorted((a, b) => a.name.localeCompare(b.name));

  useEffect(() => body.current?.querySelector("select")?.focus(), []);

  return (
    <Card
      heading={text.heading[track]}
      className="compare"
      tools={<IconButton icon={X} label={text.close} onClick={onClose} />}
    >
      <div ref={body} className="card__body compare__body">
        {compared.length < COMPARED_LIMIT && others.length > 0 && (
          <SelectField
            label={text.addSchool}
            name="add-to-comparison"
            value=""
            options={[
              { value: "", label: text.chooseSchool },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            hint={compared.length === 0 && text.chooseTwo(COMPARED_LIMIT)}
            onChange={({ target }) =>
              onCompare([...comparedNow(rows), ...rows.filter(({ id }) => id === target.value)])
            }
          />
        )}
        <ErrorNote retry={retry}>{failure}</ErrorNote>
        {compared.length > 0 && facts === null && failure === null && (
          <Loading what={text.factsOfSchools} shape="rows" />
        )}
        {compared.length > 0 && (facts !== null || failure !== null) && (
          <Comparison
            track={track}
            compared={compared}
            facts={facts ?? new Map()}
            numbers={numbers}
            onTakeOut={(gone) => onCompare(comparedNow(rows).filter((row) => row !== gone))}
          />
        )}
      </div>
    </Card>
  );
}

interface ComparisonProps extends Pick<CompareCardProps, "track" | "compared" | "numbers"> {
  facts: NonNullable<ReturnType<typeof useListFacts>["value"]>;
  onTakeOut: (row: SchoolRecord) => void;
}

const Comparison = observer(function Comparison({ track, compared, facts, numbers, onTakeOut }: ComparisonProps) {
  const nextOf = useNextDays(track);
  const schools = compared.map((row) => ({
    row,
    facts: facts.get(row.schoolId ?? "") ?? null,
    next: nextOf(row),
  }));
  const figures = comparedRows(track, schools, numbers);
  const sources = sourcesOf(figures);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it. */}
      <section className="compare__scroll" aria-label={text.scrolls} tabIndex={0}>
        <table className="compare__table">
          <thead>
            <tr>
              <td />
              {schools.map(({ row, facts: known }) => (
                <th key={row.id} scope="col">
                  <span className="compare__school">{row.name}</span>
                  <span className="compare__tools">
                    {known && (
                      <NewTabLink href={known.website} hasIcon>
                        {text.website}
                        <span className="visually-hidden">{text.ofSchool(row.name)}</span>
                      </NewTabLink>
                    )}
                    <IconButton icon={X} label={text.takeOut(row.name)} onClick={() => onTakeOut(row)} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ id, label, cells }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {cells.map((cell, at) => (
                  <td key={schools[at]?.row.id}>
                    <Cell cell={cell} sources={sources} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {sources.length > 0 && (
        <>
          <h3 className="compare__heading">{text.sources}</h3>
          <ol className="compare__sources">
            {sources.map(({ number, source, year }) => (
              <li key={number}>{text.sourceOf(source, year)}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
});

/** A figure with its year and the number of its source. */
function Cell({ cell: { said, basis }, sources }: { cell: ComparedCell; sources: readonly NumberedSource[] }) {
  if (said === "") return <span className="quiet">{text.notKnown}</span>;
  if (basis === null) return said;
  const number = numberOfSource(sources, basis);
  return (
    <>
      {said}
      <span className="compare__basis">
        {`${basis.year}\u00A0`}
        <sup>
          <span className="visually-hidden">{text.sourceNumber(number)}</span>
          <span aria-hidden>{number}</span>
        </sup>
      </span>
    </>
  );
}
