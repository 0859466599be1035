import * as text from "@text/layout/frame";
import { observer } from "mobx-react-lite";
import { ErrorNote } from "../components/ErrorNote.tsx";
import { useStores } from "../stores/useStores.ts";

/** Says that only a part of the plan could be loaded, and loads the rest. */
export const PlanNotice = observer(function PlanNotice() {
  const { planFailure, retryPlan } = useStores();
  return <ErrorNote retry={() => void retryPlan()}>{planFailure !== null && text.restNotLoaded}</ErrorNote>;
});
