import { observer } from "mobx-react-lite";
import type { TrackerTabProps } from "../trackerTabs.ts";

export const SchoolsTab = observer(function SchoolsTab({ track }: TrackerTabProps) {
  return <p>{track}</p>;
});
