import type { DashboardItem } from "@domain/shared/stage";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { StateConflicts } from "../../ui/components/StateConflicts.tsx";

interface ListConflictsProps {
  track: DashboardItem;
}

/** States of the season that do not go together, once the season has loaded. It loads when the student applies. */
export const ListConflicts = observer(function ListConflicts({ track }: ListConflictsProps) {
  const { value: records } = usePlan().season;
  return records?.status === "ready" && <StateConflicts seasons={records.inSeason(track)} />;
});
