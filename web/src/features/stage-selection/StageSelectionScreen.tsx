import * as text from "@text/stageSelection";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { messageOf } from "../../base/errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { GateLayout } from "../../ui/GateLayout.tsx";
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
      // A guest without a stage has no plan to lose, and a login that could not be used again.
      await (session.student?.isGuest ? account.deleteAccount() : account.signOut());
    } catch (failure) {
      setLeaveError(messageOf(failure));
    } finally {
      setLeaving(false);
    }
  }

  return (
    <GateLayout
      title={text.title}
      exits={
        <Button variant="text" busy={leaving} busyLabel={text.loggingOut} onClick={handleLeave}>
          {text.logOut}
        </Button>
      }
    >
      <h1>{text.heading}</h1>
      <p className="gate__lead">{text.lead}</p>
      <ErrorNote>{leaveError}</ErrorNote>
      {stages.status === "failed" && <ErrorNote retry={() => void stages.load()}>{stages.failure}</ErrorNote>}
      {stages.status === "loading" && <Loading what={text.stages} />}
      {stages.status === "ready" && groups.length === 0 && <ErrorNote>{text.nothingToChoose}</ErrorNote>}
      {stages.status === "ready" && groups.length > 0 && <StageCards groups={groups} />}
    </GateLayout>
  );
});
