import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/season";
import { observer } from "mobx-react-lite";
import { Card } from "../../ui/components/Card.tsx";
import { HelpTip } from "../../ui/components/HelpTip.tsx";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { useOpenRecord } from "../../ui/useOpenRecord.ts";
import { byUrgency, NO_DUTIES } from "../../views/seasonOrder.ts";
import { BoardRow } from "./BoardRow.tsx";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";
import "../../ui/components/DataTable.css";

interface SeasonBoardProps extends TrackerTabProps {
  records: SeasonStore;
  seasons: readonly SeasonOfSchool[];
}

/** A row for each school in season, the most urgent first. The open school is in the address. */
export const SeasonBoard = observer(function SeasonBoard({ records, track, seasons }: SeasonBoardProps) {
  const [openId, open] = useOpenRecord("school");
  const now = useNow();
  const today = localDayOf(now);
  const duties = new Map(records.dutiesOf(track, now).map((each) => [each.id, each]));
  const rows = byUrgency(seasons, duties, today);

  return (
    <Card
      className="card--clipped"
      heading={text.board}
      help={<HelpTip label={text.lastSafeDay}>{text.lastSafeHelp}</HelpTip>}
    >
      <table className="data-table data-table--stack season-board">
        <caption className="visually-hidden">{text.inSeason(seasons.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.school}</th>
            <th scope="col">{text.next}</th>
            <th scope="col">{text.by}</th>
            <th scope="col">{text.lastSafeDay}</th>
            <th scope="col">
              <span className="visually-hidden">{text.actions}</span>
            </th>
          </tr>
        </thead>
        {rows.map((each) => (
          <RowBoundary key={each.school.id} as="tbody" name={each.name} of={each}>
            <BoardRow
              records={records}
              each={each}
              duties={duties.get(each.school.id) ?? NO_DUTIES}
              today={today}
              isOpen={openId === each.school.id}
              onToggle={(isOpen) => open(isOpen ? each.school.id : null)}
            />
          </RowBoundary>
        ))}
      </table>
    </Card>
  );
});
