import type { Duty } from "@domain/season/duty";
import { AID_FIELDS, type Step } from "@domain/season/season";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/season";
import { changeState, takeBack } from "../../stores/changeSeason.ts";
import { usePlan } from "../../stores/usePlan.ts";
import type { Question } from "../../ui/components/AskDialog.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { commitQuestion, withdrawQuestion } from "../../views/bindingQuestions.ts";
import { dutyName } from "../../views/dutyWords.ts";
import { changeInterview } from "./interviewRows.ts";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";

/** The step that a done duty is. */
const STEP_OF = {
  deposit: "deposit_paid",
  rank: "ranked",
  secondary: "secondary_sent",
  fafsa: AID_FIELDS.fafsa.sent,
  css: AID_FIELDS.css.sent,
  "own-aid": AID_FIELDS["own-aid"].sent,
} as const satisfies Partial<Record<Duty["kind"], Step>>;

/** What a press on "Done" does. A press that binds or gives something up asks first. */
interface DutyDone {
  readonly question: Question | null;
  readonly do: () => void;
}

/**
 * Marks a duty as done today, with Undo. Null for a duty that is not done by a press, an interview or a choice among
 * offers, and for one that cannot be done yet.
 */
export function useDutyDone(records: SeasonStore): (each: SeasonOfSchool, duty: Duty) => DutyDone | null {
  const { schools } = usePlan();
  const showToast = useToast();

  return (each, duty) => {
    const { school } = each;
    const today = localDayOf(new Date());
    const say = (back: () => void) => showToast(text.isDone(dutyName(duty, each), school.name), back);
    const undo = () => void takeBack(schools, records, school.id);
    const atOnce = (act: () => void): DutyDone => ({ question: null, do: act });

    if (duty.opens !== null) return null;
    switch (duty.kind) {
      case "deposit":
      case "rank":
      case "secondary":
      case "fafsa":
      case "css":
      case "own-aid": {
        const step = STEP_OF[duty.kind];
        return atOnce(() => {
          void changeState(schools, records, school, { kind: "step", step, day: today });
          say(undo);
        });
      }
      case "commit":
        return {
          question: commitQuestion(each, records.inSeason(school.track)),
          do() {
            void changeState(schools, records, school, { kind: "answer", answer: "committed" });
            void records.change(school, { answered: today });
            say(undo);
          },
        };
      case "withdraw":
        return {
          question: withdrawQuestion(each),
          do() {
            void changeState(schools, records, school, { kind: "outcome", outcome: "withdrawn" });
            say(undo);
          },
        };
      case "submit":
        return atOnce(() => {
          void changeState(schools, records, school, { kind: "status", status: "primary" });
          void schools.change(school.id, { "reached.primary": today });
          say(() => {
            undo();
            void schools.change(school.id, { "reached.primary": school.reached.primary });
          });
        });
      case "deadline": {
        const deadline = school.deadlines.find(
          ({ done, day, label }) => !done && day === duty.day && label === duty.label,
        );
        if (!deadline) return null;
        return atOnce(() => {
          void schools.changeDeadline(school.id, deadline.id, { done: true });
          say(() => void schools.changeDeadline(school.id, deadline.id, { done: false }));
        });
      }
      case "thank": {
        const interview = each.interviews.find(({ thanked, day }) => thanked === null && day !== null && day < today);
        const met = interview ?? each.interviews.find(({ thanked }) => thanked === null);
        if (!met) return null;
        return atOnce(() => {
          void changeInterview(records, met.id, { thanked: today });
          say(() => void changeInterview(records, met.id, { thanked: null }));
        });
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
