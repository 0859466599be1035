import { observer } from "mobx-react-lite";
import { UnreadableRecords } from "../../components/unreadableRecordsOnDemand.ts";
import type { TrackerTabId } from "../../paths.ts";
import { useStores } from "../../stores/useStores.ts";

/** The records of a tab that cannot be read, below the tab. */
export const UnreadableInTab = observer(function UnreadableInTab({ tab }: { tab: TrackerTabId }) {
  const { experiences, scores, schools, courses, journals } = useStores();
  const store = { experiences, scores, schools, coursework: courses, application: experiences, journals }[tab];

  if (store.unreadable.length === 0) return null;
  return <UnreadableRecords records={store.unreadable} onDelete={store.removeUnreadable} />;
});
