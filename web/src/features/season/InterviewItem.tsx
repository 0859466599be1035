import { hasBegun, thankDay } from "@domain/season/interviewDuties";
import { SEASON_RULES } from "@domain/season/seasonRules";
import { localDayOf } from "@domain/shared/calendarDay";
import { formatList } from "@domain/shared/language";
import { interviewFormats } from "@domain/text/en/interviewFormats";
import * as text from "@text/tracker/season";
import { Pencil, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { ownZone } from "../../ui/components/timeZones.ts";
import { useNow } from "../../ui/components/useNow.ts";
import { useReturningFocus } from "../../ui/components/useReturningFocus.ts";
import { dayText } from "../../views/dayText.ts";
import { clashingSchools } from "./clashingSchools.ts";
import { InterviewForm } from "./InterviewForm.tsx";
import { changeInterview, removeInterview, restoreInterview } from "./interviewRows.ts";
import { schoolTime, studentTime } from "./interviewTimes.ts";
import type { InterviewRow, SeasonStore } from "./SeasonStore.ts";
import { useOpenForm } from "./useOpenForm.ts";

interface InterviewItemProps {
  records: SeasonStore;
  row: InterviewRow;
  /** The school's name with a link to it, in a list of several schools. */
  school?: ReactNode;
}

/** One interview in the school's time and the student's own, with its notes. */
export const InterviewItem = observer(function InterviewItem({ records, row, school }: InterviewItemProps) {
  const showToast = useToast();
  const [isEditing, setIsEditing] = useOpenForm(row.id);
  const [opener, returnFocus] = useReturningFocus();
  const when = schoolTime(row);
  const own = studentTime(row, ownZone());
  const clashing = clashingSchools(records, useNow()).get(row.id) ?? [];
  const what = `${interviewFormats[row.format]}, ${when}`;

  function handleDelete() {
    void removeInterview(records, row.id);
    showToast(text.interviewDeleted, () => void restoreInterview(records, row));
  }

  function handleLeave() {
    setIsEditing(false);
    returnFocus();
  }

  if (isEditing) {
    const { id: _, pending: __, ...initial } = row;
    return (
      <li>
        <InterviewForm
          label={text.editInterview(what)}
          draftName={`interviews/${row.id}`}
          initial={initial}
          onSave={(_interview, changes) => changeInterview(records, row.id, changes)}
          onLeave={handleLeave}
        />
      </li>
    );
  }
  return (
    <li className="interview">
      <div className="interview__text">
        {school}
        <p>
          <b>{interviewFormats[row.format]}</b>, {when}
          {own !== null && <span className="quiet"> ({text.yourTime(own)})</span>}
        </p>
        {clashing.length > 0 && (
          <p>
            <Tag tone="warn">{text.clash}</Tag> {text.clashWith(formatList(clashing, "conjunction"))}
          </p>
        )}
        {row.place !== "" && (
          <p>{isLink(row.place) ? <NewTabLink href={row.place}>{row.place}</NewTabLink> : row.place}</p>
        )}
        {row.people !== "" && <p className="quiet">{row.people}</p>}
        {row.notes !== "" && <p className="interview__notes">{row.notes}</p>}
        <Thanks records={records} row={row} />
      </div>
      <div className="interview__tools">
        <IconButton ref={opener} icon={Pencil} label={text.editInterview(what)} onClick={() => setIsEditing(true)} />
        <IconButton icon={Trash2} label={text.deleteInterview(what)} onClick={handleDelete} />
      </div>
    </li>
  );
});

/** The thank-you note: due the day after, once the interview has begun. */
const Thanks = observer(function Thanks({ records, row }: InterviewItemProps) {
  const showToast = useToast();
  const now = new Date();
  if (row.thanked !== null) return <p className="quiet">{text.thanksSent(dayText(row.thanked))}</p>;
  const due = thankDay(row);
  if (due === null || !hasBegun(row, { today: localDayOf(now), now: now.getTime() })) return null;

  function handleSent() {
    void changeInterview(records, row.id, { thanked: localDayOf(new Date()) });
    showToast(text.thanksNoted, () => void changeInterview(records, row.id, { thanked: null }));
  }

  return (
    <p className="interview__thanks">
      {text.thanksDue(dayText(due))}
      <RuleCard rule={SEASON_RULES.thanks} />
      <Button variant="quiet" onClick={handleSent}>
        {text.sentToday}
      </Button>
    </p>
  );
});

function isLink(place: string): boolean {
  return URL.canParse(place) && /^https?:$/.test(new URL(place).protocol);
}
