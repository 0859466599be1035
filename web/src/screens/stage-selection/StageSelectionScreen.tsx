import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Loading } from "../../components/Loading.tsx";
import { messageOf } from "../../errors.ts";
import { GateLayout } from "../../layout/GateLayout.tsx";
import { useStores } from "../../stores/useStores.ts";
import { StageCards } from "./StageCards.tsx";
import { stageGroups } from "./stageGroups.ts";
import "./StageSelectionScreen.css";

export const StageSelectionScreen = observer(function StageSelectionScreen() {
  const { stages, account, session } = useStores();
  const [leaving, setLeaving] = useState(false);
  const [leaveError, setLeaveError] = useState<string | null>(null);
  const groups = stageGroups(stages.categories);

  useEffect(() => {
    void stages.load();
  }, [stages]);

  async function handleLeave() {
    setLeaving(true);
    setLeaveError(null);
    try {
      // A guest without a stage has no plan to lose, and a login that nobody could use again.
      await (session.isGuest ? account.deleteAccount() : account.signOut());
    } catch (failure) {
      setLeaveError(messageOf(failure));
    } finally {
      setLeaving(false);
    }
  }

  return (
    <GateLayout
      title="Choose your stage"
      exits={
        <Button variant="text" busy={leaving} busyLabel="Logging out" onClick={handleLeave}>
          Log Out
        </Button>
      }
    >
      <h1>What's Your Current Academic Standing?</h1>
      <p className="gate__lead">
        Pick a category, then your stage. It sets your checklist, your tracker forms and your timeline. You can change
        it later from the dashboard, and nothing is deleted when you do.
      </p>
      <ErrorNote>{leaveError}</ErrorNote>
      {stages.status === "failed" && <ErrorNote retry={() => void stages.load()}>{stages.failure}</ErrorNote>}
      {stages.status === "loading" && <Loading what="stages" />}
      {stages.status === "ready" && groups.length === 0 && (
        <ErrorNote>There are no stages to choose from yet. Come back in a little while.</ErrorNote>
      )}
      {stages.status === "ready" && groups.length > 0 && <StageCards groups={groups} />}
    </GateLayout>
  );
});
