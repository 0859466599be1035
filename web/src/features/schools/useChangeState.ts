import { seasonOf } from "@domain/season/schoolsInSeason";
import { changeOf, type StateEvent } from "@domain/season/stateChange";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/schools";
import { when } from "mobx";
import { changeState, noteChange, takeBack } from "../../stores/changeSeason.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { statusWord } from "../../views/schoolWords.ts";

type ListEvent = Extract<StateEvent, { kind: "status" | "outcome" }>;

/** A school with an empty season, for what can be said before the seasons have loaded. */
export const bareSeason = (row: SchoolRecord) => seasonOf(row, [], []);

/**
 * Changes the status or the outcome of a school, with Undo. The change shows at once; what it replaces is noted as soon
 * as the seasons have loaded, so it can be taken back later, too.
 */
export function useChangeState(row: SchoolRecord): (event: ListEvent) => void {
  const { schools, season } = usePlan();
  const showToast = useToast();

  return (event) => {
    const records = season.value;
    if (records?.status === "ready") {
      void changeState(schools, records, row, event);
      showToast(saidOf(row, event), () => void takeBack(schools, records, row.id));
      return;
    }
    const { outcome, status, reached } = row;
    void schools.change(row.id, changeOf(bareSeason(row), event, localDayOf(new Date())).school);
    season.loaded().then(
      async (loaded) => {
        await when(() => loaded.status !== "loading");
        await noteChange(loaded, row, event);
      },
      // The plan says so where the season is shown.
      () => undefined,
    );
    const before = { outcome, status, "reached.decision": reached.decision };
    showToast(saidOf(row, event), () => void schools.change(row.id, before));
  };
}

function saidOf({ name, track }: SchoolRecord, event: ListEvent): string {
  if (event.kind === "status") return text.stateIs(name, statusWord(track, event.status));
  return text.stateIs(name, event.outcome === null ? text.noOutcome : text.outcomes[event.outcome]);
}
