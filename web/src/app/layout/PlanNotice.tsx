import * as text from "@text/layout/frame";
import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";

/** Says that only a part of the plan could be loaded, and loads the rest. */
export const PlanNotice = observer(function PlanNotice() {
  const { planFailure, retryPlan } = useStores();
  return <ErrorNote retry={() => void retryPlan()}>{planFailure !== null && text.restNotLoaded}</ErrorNote>;
});
