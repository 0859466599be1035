import * as text from "@text/tracker/experienceList";
import { SlidersHorizontal } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { useApplyDate } from "../../stores/useTotals.ts";
import { Button } from "../../ui/components/Button.tsx";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { Card } from "../../ui/components/Card.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { isNarrowed, NO_FILTER } from "../../views/experienceFilter.ts";
import { filterRows, RowMaker, sortRows, totalsByType } from "../../views/experienceRows.ts";
import { AlikeNote } from "./AlikeNote.tsx";
import { ApplyDate } from "./ApplyDate.tsx";
import { ExperienceSheet } from "./ExperienceSheet.tsx";
import type { ExperienceRecord } from "./ExperiencesStore.ts";
import { newAddress } from "./experienceAddress.ts";
import { FilterBar } from "./FilterBar.tsx";
import { FixList } from "./FixList.tsx";
import { LoggedList } from "./LoggedList.tsx";
import { SwapStarDialog } from "./SwapStarDialog.tsx";
import { TypeTotals } from "./TypeTotals.tsx";
import { useAlike } from "./useAlike.ts";
import { useExperienceFilter } from "./useExperienceFilter.ts";
import { useRowActions } from "./useRowActions.ts";
import { useStarCap } from "./useStarCap.ts";

/** All experiences, with filters and totals. */
export const ExperienceLog = observer(function ExperienceLog({
  track,
  isAdding,
}: TrackerTabProps & { isAdding: boolean }) {
  const { experiences } = usePlan();
  const { search } = useLocation();
  const { asOf } = useApplyDate();
  const { filter, change } = useExperienceFilter();
  const [maker] = useState(() => new RowMaker<ExperienceRecord>());
  const rows = useMemo(() => maker.rowsOf(experiences.records, asOf), [maker, experiences.records, asOf]);
  const totals = useMemo(() => totalsByType(rows), [rows]);
  const alike = useAlike(experiences.records);
  // If there are no duplicates left, the address's filter hides nothing.
  const onlyIds = filter.isAlike && alike.ids.size > 0 ? alike.ids : null;
  const shown = useMemo(
    () =>
      sortRows(
        filterRows(rows, filter).filter(({ record }) => onlyIds?.has(record.id) ?? true),
        filter.sort,
      ),
    [rows, filter, onlyIds],
  );
  const count = useRef<HTMLParagraphElement>(null);
  const starCap = useStarCap(track);
  const actions = useRowActions(starCap);
  const toolsId = useId();
  // Only matters on a narrow page: a filtered list shows its filters.
  const [showsTools, setShowsTools] = useState(() => isNarrowed(filter));

  // Shown once: in the form while it is open.
  const saveError = isAdding ? null : experiences.saveError;

  // While the first experience is being added, its form says enough.
  if (rows.length === 0 && isAdding) return null;
  if (rows.length === 0) {
    return (
      <Card heading={text.logged}>
        <ErrorNote>{saveError}</ErrorNote>
        <EmptyState
          heading={text.nothingYet}
          action={
            <Link className={buttonClass("quiet")} to={newAddress(search)}>
              {text.logTheFirst}
            </Link>
          }
        >
          {text.nothingYetText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <FixList track={track} rows={rows} />
      <Card
        className={`experience-log card--clipped ${showsTools ? "" : "experience-log--folded"}`}
        heading={text.logged}
        tools={<ApplyDate records={experiences.records} />}
      >
        <div className="experience-log__head">
          <Button
            variant="quiet"
            className="experience-log__fold"
            aria-expanded={showsTools}
            aria-controls={toolsId}
            onClick={() => setShowsTools(!showsTools)}
          >
            <SlidersHorizontal className="icon" aria-hidden />
            {text.totalsAndFilters}
          </Button>
          <div id={toolsId} className="experience-log__tools">
            <TypeTotals totals={totals} chosen={filter.type} onChoose={(type) => change({ type })} />
            <FilterBar track={track} rows={rows} filter={filter} onChange={change} starCap={starCap} />
          </div>
          <ErrorNote>{saveError}</ErrorNote>
          <AlikeNote
            alike={alike}
            isShown={filter.isAlike}
            onShow={(isAlike) => change({ ...NO_FILTER, sort: filter.sort, isAlike })}
            restRef={count}
          />
        </div>
        <LoggedList
          total={rows.length}
          shown={shown}
          track={track}
          stars={starCap.stars}
          actions={actions}
          countRef={count}
        />
      </Card>
      <SwapStarDialog cap={starCap} />
      <CardBoundary name={text.logged}>
        <ExperienceSheet rows={shown} total={rows.length} asOf={asOf} />
      </CardBoundary>
    </>
  );
});
