import { observer } from "mobx-react-lite";
import type { TrackerTabProps } from "../trackerTabs.ts";

export const CourseworkTab = observer(function CourseworkTab({ track }: TrackerTabProps) {
  return <p>{track}</p>;
});
