import type { Duty } from "@domain/season/duty";
import { AID_FIELDS, type Season } from "@domain/season/season";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/season";
import { usePlan } from "../../stores/usePlan.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { dutyName } from "../../views/dutyWords.ts";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";

/** The day field of a season that a done duty fills. */
const DAY_FIELDS = {
  deposit: "deposit_paid",
  rank: "ranked",
  secondary: "secondary_sent",
  fafsa: AID_FIELDS.fafsa.sent,
  css: AID_FIELDS.css.sent,
  "own-aid": AID_FIELDS["own-aid"].sent,
} as const satisfies Partial<Record<Duty["kind"], keyof Season>>;

/**
 * Marks a duty as done today, with Undo. Null for a duty that is not done by a press: an interview, or a choice among
 * offers.
 */
export function useDutyDone(records: SeasonStore): (each: SeasonOfSchool, duty: Duty) => (() => void) | null {
  const { schools } = usePlan();
  const showToast = useToast();

  return (each, duty) => {
    const { school, season } = each;
    const today = localDayOf(new Date());
    const say = (undo: () => void) => showToast(text.isDone(dutyName(duty, each), school.name), undo);

    function setDay(field: keyof Season) {
      const before = season[field];
      void records.change(school, { [field]: today });
      say(() => void records.change(school, { [field]: before }));
    }

    switch (duty.kind) {
      case "deposit":
      case "rank":
      case "secondary":
      case "fafsa":
      case "css":
      case "own-aid": {
        const field = DAY_FIELDS[duty.kind];
        return () => setDay(field);
      }
      case "commit":
        return () => {
          const { answer, answered } = season;
          void records.change(school, { answer: "committed", answered: today });
          say(() => void records.change(school, { answer, answered }));
        };
      case "withdraw":
        return () => {
          const { outcome, status, reached } = school;
          void schools.setOutcome(school, "withdrawn");
          say(() => void schools.change(school.id, { outcome, status, "reached.decision": reached.decision }));
        };
      case "deadline": {
        const deadline = school.deadlines.find(
          ({ done, day, label }) => !done && day === duty.day && label === duty.label,
        );
        if (!deadline) return null;
        return () => {
          void schools.changeDeadline(school.id, deadline.id, { done: true });
          say(() => void schools.changeDeadline(school.id, deadline.id, { done: false }));
        };
      }
      case "thank": {
        const interview = each.interviews.find(({ thanked, day }) => thanked === null && day !== null && day < today);
        const met = interview ?? each.interviews.find(({ thanked }) => thanked === null);
        if (!met) return null;
        return () => {
          void records.changeInterview(met.id, { thanked: today });
          say(() => void records.changeInterview(met.id, { thanked: null }));
        };
      }
      case "interview":
      case "book":
      case "answer":
      case "narrow":
      case "choose":
        return null;
    }
  };
}
