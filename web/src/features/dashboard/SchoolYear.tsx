import { observer } from "mobx-react-lite";
import { useFirstStores } from "../../stores/usePlan.ts";
import { SchoolYearCard } from "./SchoolYearCard.tsx";
import { schoolYearToAsk } from "./schoolYear.ts";
import { useCollapse } from "./useCollapse.ts";

interface SchoolYearProps {
  today: string;
}

/** Asks a student whose list is of last school year where they are now, until they answer on one of their devices. */
export const SchoolYear = observer(function SchoolYear({ today }: SchoolYearProps) {
  const { user, checklists } = useFirstStores();
  const { status, academicYear } = checklists.current;
  const asked = status === "ready" && user.sampleName === null ? schoolYearToAsk(today, academicYear) : null;
  const [isAnswered, setAnswered] = useCollapse(asked?.id ?? "");

  return asked && !isAnswered && <SchoolYearCard year={asked.year} onAnswer={() => setAnswered(true)} />;
});
