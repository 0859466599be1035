import { observer } from "mobx-react-lite";
import type { TrackerTabProps } from "../trackerTabs.ts";

export const ExperiencesTab = observer(function ExperiencesTab({ track }: TrackerTabProps) {
  return <p>{track}</p>;
});
