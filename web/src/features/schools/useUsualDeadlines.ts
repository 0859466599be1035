import { type UsualDeadline, usualDeadline } from "@domain/application/usualDeadline";
import { localDayOf } from "@domain/shared/calendarDay";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useNow } from "../../ui/components/useNow.ts";

export interface ProposedDeadline extends UsualDeadline {
  readonly row: SchoolRecord;
}

interface UsualDeadlines {
  readonly proposed: readonly ProposedDeadline[];
  /** Adds all of them. Returns how to take them back. */
  readonly add: () => () => void;
}

/** The usual deadlines that these schools lack. Use it in an observer to follow records and plans. */
export function useUsualDeadlines(rows: readonly SchoolRecord[]): UsualDeadlines {
  const { schools, season } = usePlan();
  const today = localDayOf(useNow());
  const proposed = rows.flatMap((row) => {
    const usual = usualDeadline(row, season.value?.ofSchool(row).season.plan ?? null, today);
    return usual === null ? [] : [{ ...usual, row }];
  });

  function add() {
    const added = proposed.map(({ row, label, day }) => ({
      row,
      deadline: { id: schools.newId(), label, day, done: false },
    }));
    for (const { row, deadline } of added) void schools.addDeadline(row.id, deadline);
    return () => {
      for (const { row, deadline } of added) void schools.removeDeadline(row.id, deadline.id);
    };
  }

  return { proposed, add };
}
