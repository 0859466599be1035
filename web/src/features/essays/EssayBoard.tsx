import { ESSAY_STATUSES } from "@domain/essay/essay";
import { ownerOf } from "@domain/essay/essayForm";
import { statuses } from "@domain/text/en/essay";
import * as text from "@text/tracker/essays";
import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useSearchParams } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { usePutInAddress } from "../../ui/components/usePutInAddress.ts";
import { useShownAtOnce } from "../../ui/components/useShownAtOnce.ts";
import { ExportCsv } from "../../ui/csv/ExportCsv.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { ownerName } from "../../views/essayOwners.ts";
import { EssayRow } from "./EssayRow.tsx";
import type { EssaysStore, EssayRow as Row } from "./EssaysStore.ts";
import { EssayTrash } from "./EssayTrash.tsx";
import { filterEssays, filterIn } from "./essayFilter.ts";
import { exportedEssays } from "./exportedEssays.ts";
import { NewEssay } from "./NewEssay.tsx";
import { SecondaryQuestion } from "./SecondaryQuestion.tsx";
import { useFindings } from "./useFindings.ts";
import { WordsByWeek } from "./WordsByWeek.tsx";
import "./EssayBoard.css";

interface EssayBoardProps extends TrackerTabProps {
  store: EssaysStore;
  today: string;
}

/** All essays by due day. The filter, and whether the form of a new essay is open, are in the address. */
export const EssayBoard = observer(function EssayBoard({ store, track, today }: EssayBoardProps) {
  const { schools } = usePlan();
  const [params] = useSearchParams();
  const put = usePutInAddress();
  const { rows } = store;
  const adding = params.get("add");
  const filter = filterIn(params);
  const shown = filterEssays(rows, filter);
  const findings = useFindings(store);
  const asked = schools.rows.filter(({ status }) => status === "secondary");

  return (
    <>
      <ErrorNote>{store.saveError}</ErrorNote>
      {adding !== null && (
        <CardBoundary name={text.newEssay}>
          <NewEssay
            key={adding}
            store={store}
            track={track}
            today={today}
            owner={adding === "new" ? "" : adding}
            onClose={() => put({ add: null })}
          />
        </CardBoundary>
      )}
      {asked.map((school) => (
        <SecondaryQuestion key={school.id} school={school} essays={rows} />
      ))}
      <div className="essay-board">
        <Card
          heading={text.essays}
          className="essay-board__list"
          tools={
            <>
              {rows.length > 0 && (
                <ExportCsv name="essays" table={() => exportedEssays(shown, (row) => ownerName(row, schools.rows))} />
              )}
              {adding === null && (
                <Button onClick={() => put({ add: "new" })}>
                  <Plus className="icon" aria-hidden />
                  {text.addEssay}
                </Button>
              )}
            </>
          }
        >
          {rows.length === 0 ? (
            <div className="card__body">
              <EmptyState heading={text.noEssaysYet}>{text.noEssaysText}</EmptyState>
            </div>
          ) : (
            <>
              <Filters rows={rows} />
              <p className="essay-board__count quiet" role="status">
                {text.shownOf(shown.length, rows.length)}{" "}
                {store.recordsStatus === "closed" && (
                  <Button variant="text" onClick={() => store.load()}>
                    {text.checkAll}
                  </Button>
                )}
              </p>
              <ul className="essay-board__rows">
                {shown.map((row) => (
                  <RowBoundary key={row.id} as="li" name={row.title} of={row}>
                    <EssayRow
                      row={row}
                      owner={ownerName(row, schools.rows)}
                      today={today}
                      findings={findings?.get(row.id) ?? 0}
                    />
                  </RowBoundary>
                ))}
              </ul>
              {shown.length === 0 && <p className="card__body quiet">{text.noneMatches}</p>}
            </>
          )}
          <EssayTrash store={store} />
        </Card>
        <CardBoundary name={text.wordsByWeek}>
          <WordsByWeek weeks={store.weeks} today={today} />
        </CardBoundary>
      </div>
    </>
  );
});

/** Offers only schools and services that have an essay. */
const Filters = observer(function Filters({ rows }: { rows: readonly Row[] }) {
  const { schools } = usePlan();
  const [params] = useSearchParams();
  const put = usePutInAddress();
  const [shown, choose] = useShownAtOnce({ to: params.get("to"), status: params.get("status") }, put);
  const owners = new Map(rows.map((row) => [ownerOf(row) || "none", ownerName(row, schools.rows)]));
  return (
    <search className="essay-board__filters">
      <SelectField
        label={text.goesTo}
        name="to"
        value={shown.to ?? ""}
        options={[
          { value: "", label: text.everywhere },
          ...[...owners].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label)),
        ]}
        onChange={({ target }) => choose({ to: target.value })}
      />
      <SelectField
        label={text.status}
        name="status"
        value={shown.status ?? ""}
        options={[
          { value: "", label: text.allStatuses },
          { value: "unfinished", label: text.unfinished },
          ...ESSAY_STATUSES.map((value) => ({ value, label: statuses[value] })),
        ]}
        onChange={({ target }) => choose({ status: target.value })}
      />
    </search>
  );
});
