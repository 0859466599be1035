import { observer } from "mobx-react-lite";
import type { TrackerTabId } from "../../base/trackTabs.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { UnreadableRecords } from "../../ui/components/unreadableRecordsOnDemand.ts";

/** The records of a tab that cannot be read, below the tab. */
export const UnreadableInTab = observer(function UnreadableInTab({ tab }: { tab: TrackerTabId }) {
  const { experiences, scores, schools, courses, journals } = usePlan();
  const store = {
    experiences,
    scores: scores.list,
    schools: schools.list,
    coursework: courses.list,
    application: experiences,
    journals,
  }[tab];

  if (store.unreadable.length === 0) return null;
  return <UnreadableRecords records={store.unreadable} onDelete={store.removeUnreadable} />;
});
