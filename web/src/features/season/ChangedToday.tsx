import * as text from "@text/tracker/season";
import { Undo2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { takeBack } from "../../stores/changeSeason.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { changeWords } from "../../views/changeWords.ts";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";

interface ChangedTodayProps {
  records: SeasonStore;
  /** The schools whose state was changed today. */
  changed: readonly SeasonOfSchool[];
}

/** Each state that was changed today, with a way back that outlives the page. */
export const ChangedToday = observer(function ChangedToday({ records, changed }: ChangedTodayProps) {
  const { schools } = usePlan();
  if (changed.length === 0) return null;
  return (
    <section aria-label={text.changedToday} className="season__changes">
      {changed.map((each) => {
        const { earlier } = each.season;
        if (earlier === null) return null;
        const { now, before } = changeWords(each, earlier);
        return (
          <Notice
            key={each.school.id}
            icon={Undo2}
            action={
              <Button
                variant="text"
                aria-label={text.takeBackOf(each.name)}
                onClick={() => void takeBack(schools, records, each.school.id)}
              >
                {text.takeBack}
              </Button>
            }
          >
            {text.changeOf(each.name, now, before)}
          </Notice>
        );
      })}
    </section>
  );
});
