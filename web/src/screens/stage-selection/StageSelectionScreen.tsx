import type { Stage, StageCategory } from "@domain/stage";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Cairn } from "../../components/Cairn.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Fold } from "../../components/Fold.tsx";
import { Loading } from "../../components/Loading.tsx";
import { messageOf } from "../../errors.ts";
import { GateLayout } from "../../layout/GateLayout.tsx";
import { useStores } from "../../stores/useStores.ts";
import { categoryLine } from "./categoryLine.ts";
import { stonesOf } from "./stonesOf.ts";
import "./StageSelectionScreen.css";

export const StageSelectionScreen = observer(function StageSelectionScreen() {
  const { stages, account } = useStores();

  useEffect(() => {
    void stages.load();
  }, [stages]);

  return (
    <GateLayout
      title="Choose your stage"
      exits={
        <Button variant="text" onClick={() => void account.signOut()}>
          Log Out
        </Button>
      }
    >
      <h1>What's Your Current Academic Standing?</h1>
      <p className="gate__lead">
        Pick a category, then your stage. It sets your checklist, your tracker forms and your timeline. You can change
        it later from the dashboard.
      </p>
      {stages.status === "failed" && <ErrorNote retry={() => void stages.load()}>{stages.failure}</ErrorNote>}
      {stages.status === "loading" && <Loading what="stages" />}
      {stages.status === "ready" && <StageCategories categories={stages.categories} />}
    </GateLayout>
  );
});

function StageCategories({ categories }: { categories: readonly StageCategory[] }) {
  const { account } = useStores();
  const [openId, setOpenId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Stage | null>(null);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function handleChoose(stage: Stage) {
    if (saving) return;
    setChosen(stage);
    setSaving(true);
    setError(null);
    try {
      // The guard leads on as soon as the session has its stage.
      await account.chooseStage(stage.stageId);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="stage-selection">
      {categories.map((category) => {
        const { stageCategoryID, stageCategoryName, stages } = category;
        const isOpen = stageCategoryID === openId;
        return (
          <Fold
            key={stageCategoryID}
            heading={stageCategoryName}
            mark={<Cairn className="stage-selection__cairn" {...stonesOf(category)} mini />}
            meta={categoryLine(category)}
            isOpen={isOpen}
            onToggle={() => setOpenId(isOpen ? null : stageCategoryID)}
          >
            <ul className="stage-selection__stages" aria-label={`${stageCategoryName} stages`}>
              {stages.map((stage) => (
                <li key={stage.stageId}>
                  <StageButton
                    stage={stage}
                    isChosen={stage.stageId === chosen?.stageId}
                    saving={saving}
                    onChoose={handleChoose}
                  />
                </li>
              ))}
            </ul>
            {error !== null && stages.some(({ stageId }) => stageId === chosen?.stageId) && (
              <div className="stage-selection__error">
                <ErrorNote retry={chosen ? () => void handleChoose(chosen) : undefined}>{error}</ErrorNote>
              </div>
            )}
          </Fold>
        );
      })}
    </div>
  );
}

interface StageButtonProps {
  readonly stage: Stage;
  readonly isChosen: boolean;
  readonly saving: boolean;
  readonly onChoose: (stage: Stage) => void;
}

function StageButton({ stage, isChosen, saving, onChoose }: StageButtonProps) {
  return (
    <Button
      variant="quiet"
      className={isChosen ? "stage-selection__chosen" : undefined}
      busy={isChosen && saving}
      busyLabel={`Saving ${stage.stageName}`}
      aria-pressed={isChosen}
      onClick={() => onChoose(stage)}
    >
      {stage.stageName}
    </Button>
  );
}
