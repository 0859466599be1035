import { observer } from "mobx-react-lite";
import type { TrackerTabProps } from "../trackerTabs.ts";

export const JournalsTab = observer(function JournalsTab({ track }: TrackerTabProps) {
  return <p>{track}</p>;
});
