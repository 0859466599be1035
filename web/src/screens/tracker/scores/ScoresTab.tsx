import { observer } from "mobx-react-lite";
import type { TrackerTabProps } from "../trackerTabs.ts";

export const ScoresTab = observer(function ScoresTab({ track }: TrackerTabProps) {
  return <p>{track}</p>;
});
