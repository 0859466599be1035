import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/dashboard/overview";
import { observer } from "mobx-react-lite";
import { useFirstStores } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useEcho } from "../../ui/forms/useEcho.ts";
import "./PlanAhead.css";

const PATHS = ["PD", "PM"] as const satisfies readonly DashboardItem[];

/** Chooses the track of the tabs and forms. Never changes the stage. */
export const PlanAhead = observer(function PlanAhead() {
  const { user } = useFirstStores();
  const showToast = useToast();
  const [chosen, choose] = useEcho(user.user?.dashboard_item);
  const canReturn = user.user?.track === "HS" && chosen !== "HS";

  function handleChoose(item: DashboardItem) {
    const before = chosen;
    choose(item, user.setDashboardItem(item));
    // If it cannot be loaded, the choice shows all the same.
    import("./StageChooserPanel.tsx").then(
      ({ sayTrackShown }) => sayTrackShown(showToast, item, () => before && void user.setDashboardItem(before)),
      () => undefined,
    );
  }

  return (
    <fieldset className="plan-ahead">
      <legend className="label">{text.planAheadFor}</legend>
      <div className="plan-ahead__paths">
        {PATHS.map((item) => (
          <Choice key={item} type="radio" name="path" checked={chosen === item} onChange={() => handleChoose(item)}>
            <span>
              {text.paths[item].short} <span className="plan-ahead__meaning">{text.paths[item].meaning}</span>
            </span>
          </Choice>
        ))}
      </div>
      {canReturn && (
        <Button variant="text" className="plan-ahead__return" onClick={() => handleChoose("HS")}>
          {text.stayWithHighSchool}
        </Button>
      )}
    </fieldset>
  );
});
