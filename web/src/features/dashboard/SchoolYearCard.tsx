import * as text from "@text/dashboard/schoolYear";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { messageOf } from "../../base/errors.ts";
import { useFirstStores } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import "./SchoolYearCard.css";

interface SchoolYearCardProps {
  /** `2027-28` */
  year: string;
  /** The student has answered. */
  onAnswer: () => void;
}

/** Asks which stage the student is in when a new school year begins, and says what an answer does. */
export const SchoolYearCard = observer(function SchoolYearCard({ year, onAnswer }: SchoolYearCardProps) {
  const { account, connection, stages } = useStores();
  const { user } = useFirstStores();
  const showToast = useToast();
  const [movingTo, setMovingTo] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { current_stage = "", stage_display_label = "" } = user.user ?? {};
  const next = stages.categories
    .flatMap((category) => category.stages)
    .filter(({ previousStageId }) => previousStageId === current_stage);

  useEffect(() => {
    void stages.load();
  }, [stages]);

  async function handleMove(stageId: string, label: string) {
    setMovingTo(stageId);
    setError(null);
    try {
      await account.changeStage(stageId);
      showToast(text.movedTo(label), () => {
        account.changeStage(current_stage).catch((failure: unknown) => showToast(messageOf(failure)));
      });
      onAnswer();
    } catch (failure) {
      setError(messageOf(failure));
      setMovingTo(null);
    }
  }

  function handleOther() {
    onAnswer();
    const chooser = document.querySelector<HTMLElement>(".standing__button");
    chooser?.focus();
    chooser?.click();
  }

  return (
    <Card heading={text.heading(year)}>
      <div className="card__body school-year">
        <p>{connection.isOnline ? text.whatHappens : text.needsConnection}</p>
        <div className="school-year__answers">
          {next.map(({ stageId, stageDisplayLabel }) => (
            <Button
              key={stageId}
              busy={movingTo === stageId}
              busyLabel={text.moving}
              disabled={movingTo !== null && movingTo !== stageId}
              onClick={() => void handleMove(stageId, stageDisplayLabel)}
            >
              {text.nowIn(stageDisplayLabel)}
            </Button>
          ))}
          <Button variant="quiet" onClick={onAnswer}>
            {text.stillIn(stage_display_label)}
          </Button>
          <Button variant="text" onClick={handleOther}>
            {text.somethingElse}
          </Button>
        </div>
        <ErrorNote>{error ?? stages.failure}</ErrorNote>
      </div>
    </Card>
  );
});
