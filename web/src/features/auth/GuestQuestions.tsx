import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { onDemand } from "../../ui/components/onDemand.tsx";

// Each guest sees these once or twice at most.
const KeepPlanDialog = onDemand(async () => (await import("./KeepPlanDialog.tsx")).KeepPlanDialog);
const StartOwnDialog = onDemand(async () => (await import("./StartOwnDialog.tsx")).StartOwnDialog);
const GuestLeaveDialog = onDemand(async () => (await import("./GuestLeaveDialog.tsx")).GuestLeaveDialog);

/** The dialogs that any page may open for a guest. */
export const GuestQuestions = observer(function GuestQuestions() {
  const { guest } = useStores();
  return (
    <>
      {guest.question === "keep" && <KeepPlanDialog />}
      {guest.question === "start-own" && <StartOwnDialog />}
      {guest.question === "leave" && <GuestLeaveDialog />}
    </>
  );
});
