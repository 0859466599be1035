import { EMPTY_INTERVIEW, type Interview } from "@domain/season/interview";
import { zoneOfState } from "@domain/season/stateZones";
import * as text from "@text/tracker/season";
import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Button } from "../../ui/components/Button.tsx";
import { ownZone } from "../../ui/components/timeZones.ts";
import { useReturningFocus } from "../../ui/components/useReturningFocus.ts";
import { InterviewForm } from "./InterviewForm.tsx";
import { InterviewItem } from "./InterviewItem.tsx";
import { addInterview } from "./interviewRows.ts";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";
import { useOpenForm } from "./useOpenForm.ts";

/** A school's interviews, and a form to add one. */
export const InterviewsPart = observer(function InterviewsPart(props: { records: SeasonStore; each: SeasonOfSchool }) {
  const { records, each } = props;
  const { school, interviews } = each;
  const formName = `new-${school.id}`;
  const [isAdding, setIsAdding] = useOpenForm(formName);
  const [opener, returnFocus] = useReturningFocus();

  function handleLeave() {
    setIsAdding(false);
    returnFocus();
  }

  return (
    <section className="season-details__part season-details__part--wide">
      <h3>{text.interviews}</h3>
      {interviews.length === 0 && !isAdding && <p className="quiet">{text.noInterviews}</p>}
      {interviews.length > 0 && (
        <ul className="season__list" aria-label={text.interviewsOf(school.name)}>
          {interviews.map((row) => (
            <InterviewItem key={row.id} records={records} row={row} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <InterviewForm
          label={text.addInterviewAt(school.name)}
          draftName={`interviews/${formName}`}
          initial={newInterview(each)}
          isNew
          onSave={(interview) => addInterview(records, interview)}
          onLeave={handleLeave}
        />
      ) : (
        <div>
          <Button ref={opener} variant="quiet" onClick={() => setIsAdding(true)}>
            <Plus className="icon" aria-hidden />
            {text.addInterview}
          </Button>
        </div>
      )}
    </section>
  );
});

function newInterview({ school }: SeasonOfSchool): Interview {
  return {
    ...EMPTY_INTERVIEW,
    school_id: school.id,
    invited: school.reached.interview,
    zone: school.state === null ? ownZone() : zoneOfState(school.state),
  };
}
