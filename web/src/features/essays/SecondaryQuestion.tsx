import type { Essay } from "@domain/essay/essay";
import { EMPTY_SEASON } from "@domain/season/season";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/essays";
import { Send } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { asksSecondarySent } from "./secondarySent.ts";

interface SecondaryQuestionProps {
  school: SchoolRecord;
  /** The student's essays, of whatever school. */
  essays: readonly Pick<Essay, "school_id" | "status">[];
}

/** Asks whether a secondary was sent, once all of its essays are. The season keeps the day. */
export const SecondaryQuestion = observer(function SecondaryQuestion({ school, essays }: SecondaryQuestionProps) {
  const { season } = usePlan();
  const showToast = useToast();
  const { value: records } = season;
  const mayAsk = asksSecondarySent({ school, season: EMPTY_SEASON, interviews: [] }, essays);
  useEffect(() => {
    if (mayAsk) season.load();
  }, [season, mayAsk]);

  if (records?.status !== "ready" || !asksSecondarySent(records.ofSchool(school), essays)) return null;
  const { secondarySent } = text;

  function handleSent() {
    void records?.change(school, { secondary_sent: localDayOf(new Date()) });
    showToast(
      text.secondaryNoted(school.name, secondarySent[school.track]),
      () => void records?.change(school, { secondary_sent: null }),
    );
  }

  return (
    <Notice
      icon={Send}
      role="status"
      action={
        <span>
          <Button variant="quiet" onClick={handleSent}>
            {text.sentToday}
          </Button>{" "}
          <Link to={`${TRACKER}/application/season?school=${school.id}`}>{text.enterSentDay}</Link>
        </span>
      }
    >
      {text.askSecondarySent(school.name, secondarySent[school.track])}
    </Notice>
  );
});
