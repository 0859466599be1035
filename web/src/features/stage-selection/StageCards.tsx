import type { Stage } from "@domain/shared/stage";
import * as text from "@text/stageSelection";
import { Info } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useId, useState } from "react";
import { messageOf } from "../../base/errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Cairn } from "../../ui/components/Cairn.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { forgetChoice, type KeptChoice, keepChoice, readChoice } from "./keptChoice.ts";
import type { StageGroup } from "./stageGroups.ts";
import { stageTurnsOn } from "./stageLines.ts";
import { stepFocus } from "./stepFocus.ts";

interface StageCardsProps {
  readonly groups: readonly StageGroup[];
}

/** The cards. A press on a stage saves it. The choice stays until the server has stored it. */
export const StageCards = observer(function StageCards({ groups }: StageCardsProps) {
  const { account, session } = useStores();
  const [{ openId, picked }, setChoice] = useState(() => readChoice(session.uid));
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function choose(next: KeptChoice) {
    setChoice(next);
    keepChoice(session.uid, next);
  }

  async function handleChoose(groupId: string, { stageId }: Stage) {
    if (saving) return;
    choose({ openId: groupId, picked: { groupId, stageId } });
    setSaving(true);
    setError(null);
    try {
      // The session guard redirects once the session has its stage.
      await account.chooseStage(stageId);
      forgetChoice();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setSaving(false);
    }
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (stepFocus(event.currentTarget, event.key)) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are an addition to Tab.
    <div className="stage-selection" onKeyDown={handleKey}>
      {groups.map((group) => (
        <Fold
          key={group.id}
          heading={group.heading}
          mark={<Cairn className="stage-selection__cairn" {...group.stones} mini />}
          meta={group.line}
          isOpen={openId === group.id}
          onToggle={() => choose({ openId: openId === group.id ? null : group.id, picked })}
        >
          <StageList
            group={group}
            chosenId={picked?.groupId === group.id ? picked.stageId : null}
            saving={saving}
            error={error}
            onChoose={(stage) => void handleChoose(group.id, stage)}
          />
        </Fold>
      ))}
    </div>
  );
});

interface StageListProps {
  readonly group: StageGroup;
  readonly chosenId: string | null;
  readonly saving: boolean;
  readonly error: string | null;
  readonly onChoose: (stage: Stage) => void;
}

function StageList({ group: { heading, note, stages }, chosenId, saving, error, onChoose }: StageListProps) {
  const id = useId();
  const chosen = stages.find(({ stageId }) => stageId === chosenId);

  return (
    <>
      {note !== null && <p className="stage-selection__note">{note}</p>}
      <ul className="stage-selection__stages" aria-label={text.stagesOf(heading)}>
        {stages.map((stage) => (
          <li key={stage.stageId}>
            <Button
              variant="quiet"
              className={stage === chosen ? "stage-selection__stage stage-selection__chosen" : "stage-selection__stage"}
              busy={stage === chosen && saving}
              busyLabel={text.savingStage(stage.stageName)}
              aria-pressed={stage === chosen}
              aria-describedby={`${id}-${stage.stageId}`}
              onClick={() => onChoose(stage)}
            >
              {stage.stageName}
            </Button>
            <p id={`${id}-${stage.stageId}`} className="stage-selection__line">
              {stageTurnsOn(stage.stageId)}
            </p>
          </li>
        ))}
      </ul>
      {chosen && !saving && (
        <div className="stage-selection__unsaved">
          {error !== null ? (
            <ErrorNote retry={() => onChoose(chosen)}>{text.choiceKept(error)}</ErrorNote>
          ) : (
            <Notice
              icon={Info}
              role="status"
              action={<Button onClick={() => onChoose(chosen)}>{text.saveStage}</Button>}
            >
              {text.pickedBefore(chosen.stageName)}
            </Notice>
          )}
        </div>
      )}
    </>
  );
}
