import { standstillOf } from "@domain/season/dutyFacts";
import { nextDuty } from "@domain/season/nextDuty";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/season";
import { when } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { StateConflicts } from "../../ui/components/StateConflicts.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { NO_DUTIES } from "../../views/seasonOrder.ts";
import { ChangedToday } from "./ChangedToday.tsx";
import { DutyDay, NextDuty } from "./NextDuty.tsx";
import { SchoolSeasonParts } from "./SchoolSeasonParts.tsx";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";
import "./Season.css";
import { changedToday, noteChange } from "../../stores/changeSeason.ts";

/** A school's season on the school's own page, next to its status and dates. */
export const SeasonPanel = observer(function SeasonPanel({ row }: { row: SchoolRecord }) {
  const { season, schools } = usePlan();
  const showToast = useToast();
  const { value: records } = season;
  const today = localDayOf(useNow());
  const isBegun = row.status !== "researching";

  useEffect(() => {
    if (isBegun) season.load();
  }, [season, isBegun]);

  function handleBegin() {
    void schools.setStatus(row, "applying");
    season.loaded().then(
      async (loaded) => {
        await when(() => loaded.status !== "loading");
        await noteChange(loaded, row, { kind: "status", status: "applying" });
      },
      // The panel says so itself.
      () => undefined,
    );
    const undo = () => void schools.change(row.id, { status: row.status });
    showToast(text.seasonStarted(row.name), undo);
  }

  if (!isBegun) {
    return (
      <section className="season-details__part">
        <h3>{text.statusAndSteps}</h3>
        <p className="quiet">{text.notApplying(row.name)}</p>
        <div>
          <Button variant="quiet" onClick={handleBegin}>
            {text.startSeason}
          </Button>
        </div>
      </section>
    );
  }
  const failure = season.failure ?? records?.failure ?? null;
  if (failure !== null) return <ErrorNote retry={records?.retry ?? season.load}>{failure}</ErrorNote>;
  if (records?.status !== "ready") return <Loading what={text.yourSeason} shape="rows" />;
  return (
    <>
      <ErrorNote>{records.saveError}</ErrorNote>
      <ChangedToday
        records={records}
        changed={changedToday(records, row.track, today).filter(({ school }) => school.id === row.id)}
      />
      <StateConflicts seasons={records.inSeason(row.track)} schoolId={row.id} />
      <NextAtSchool records={records} each={records.ofSchool(row)} />
      <SchoolSeasonParts records={records} each={records.ofSchool(row)} />
    </>
  );
});

/** The same answer as the season's board. */
const NextAtSchool = observer(function NextAtSchool({ records, each }: { records: SeasonStore; each: SeasonOfSchool }) {
  const { school } = each;
  const now = useNow();
  const duties = records.dutiesOf(school.track, now).find(({ id }) => id === school.id) ?? NO_DUTIES;
  const next = nextDuty(duties);
  if (next === null) return <p>{text.standstills[standstillOf(each, records.inSeason(school.track))]}</p>;
  return (
    <div>
      <NextDuty duty={next} each={each} /> <DutyDay duty={next} each={each} today={localDayOf(now)} />
    </div>
  );
});
