import { undecidedStages } from "@domain/account/undecidedStages";
import type { Stage } from "@domain/shared/stage";
import * as text from "@text/dashboard/standing";
import { notSureYet, notSureYetNote } from "@text/stageSelection";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { messageOf } from "../../base/errors.ts";
import { useFirstStores } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { useToast } from "../../ui/components/Toast.tsx";

/** For students between pre-med and pre-dental, as on the stage selection screen. */
const NOT_SURE = "not-sure-yet";

interface Offered {
  readonly id: string;
  readonly name: string;
  /** Shown above the stages. */
  readonly note: string | null;
  readonly stages: readonly Stage[];
}

/** Loaded together: both change what the dashboard shows. */
export { sayTrackShown } from "./sayTrackShown.ts";

interface StageChooserPanelProps {
  onChosen: () => void;
}

/**
 * Categories on the left, the stages of one on the right. A press on a stage saves it. The arrow keys only move through
 * the radios; Enter or the button saves the current one.
 */
export const StageChooserPanel = observer(function StageChooserPanel({ onChosen }: StageChooserPanelProps) {
  const { account, connection, stages } = useStores();
  const { user } = useFirstStores();
  const showToast = useToast();
  const [categoryId, setCategoryId] = useState(user.user?.stageCategoryID);
  const [stageId, setStageId] = useState(user.user?.current_stage);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isLooking = useRef(false);
  const undecided = undecidedStages(stages.categories);
  const offered: readonly Offered[] = [
    ...stages.categories.map(({ stageCategoryID: id, stageCategoryName: name, stages: inside }) => ({
      id,
      name,
      note: null,
      stages: inside,
    })),
    ...(undecided.length > 0 ? [{ id: NOT_SURE, name: notSureYet, note: notSureYetNote, stages: undecided }] : []),
  ];
  const category = offered.find(({ id }) => id === categoryId);
  const looked = category?.stages.find((stage) => stage.stageId === stageId);
  const isNew = looked !== undefined && looked.stageId !== user.user?.current_stage;

  useEffect(() => {
    void stages.load();
  }, [stages]);

  async function save(stage: Stage) {
    if (stage.stageId === user.user?.current_stage) return onChosen();
    setSaving(true);
    setError(null);
    try {
      const before = user.user?.current_stage;
      await account.changeStage(stage.stageId);
      showToast(
        text.changedTo(stage.stageDisplayLabel),
        before === undefined ? undefined : () => void account.changeStage(before).catch(noteFailure),
      );
      onChosen();
    } catch (failure) {
      setError(messageOf(failure));
      setStageId(user.user?.current_stage);
    } finally {
      setSaving(false);
    }
  }

  function noteFailure(failure: unknown) {
    showToast(messageOf(failure));
  }

  function handleChange(stage: Stage) {
    if (saving) return;
    setStageId(stage.stageId);
    if (!isLooking.current) void save(stage);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (looked && !saving) void save(looked);
  }

  function handleKey({ key, type }: KeyboardEvent) {
    isLooking.current = type === "keydown" && key.startsWith("Arrow");
  }

  if (stages.status === "failed") {
    return (
      <div className="standing__state">
        <ErrorNote retry={() => void stages.load()}>{stages.failure}</ErrorNote>
      </div>
    );
  }
  if (stages.status !== "ready") {
    return (
      <div className="standing__state">
        <Loading what={text.stages} shape="rows" />
      </div>
    );
  }
  return (
    <form className="standing__choice" aria-label={text.academicStanding} aria-busy={saving} onSubmit={handleSubmit}>
      {/* biome-ignore lint/a11y/useSemanticElements: pressed buttons are no fields, so a fieldset would mislead. */}
      <div className="standing__categories" role="group" aria-label={text.category}>
        {offered.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="standing__category on-paper"
            aria-pressed={id === categoryId}
            onClick={() => setCategoryId(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <fieldset className="standing__stages" onKeyDown={handleKey} onKeyUp={handleKey}>
        <legend className="label">{text.stage}</legend>
        {category?.note && <p className="standing__note">{category.note}</p>}
        {category?.stages.map((stage) => (
          <Choice
            key={stage.stageId}
            type="radio"
            name="stage"
            checked={stage.stageId === stageId}
            onChange={() => handleChange(stage)}
          >
            {stage.stageName}
          </Choice>
        ))}
        {!category && <p className="standing__note">{text.chooseCategory}</p>}
        <div role="status">
          {isNew && (
            <Button type="submit" busy={saving} busyLabel={text.savingStage(looked.stageName)}>
              {text.changeTo(looked.stageName)}
            </Button>
          )}
        </div>
        <ErrorNote>{error}</ErrorNote>
        <p className="standing__note">{connection.isOnline ? text.whatChangingDoes : text.changingNeedsConnection}</p>
      </fieldset>
    </form>
  );
});
