import { observer } from "mobx-react-lite";
import type { TrackerTabProps } from "../trackerTabs.ts";

export const ApplicationTab = observer(function ApplicationTab({ track }: TrackerTabProps) {
  return <p>{track}</p>;
});
